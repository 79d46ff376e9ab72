/** Where in a course's module an error comes from. */
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { at } from '../text/at.ts';
import { filesOf, moduleWith, pathOf } from './loaded-files.ts';

/** `file:line:column`, or the module alone where the error tells no place, as for a syntax error of JavaScript. */
export const placeInModule = (file: string, error: unknown): string => placeOf(error) ?? file;

/** The course's module that an error comes from; null when there is none. */
export const moduleOf = (error: unknown): string | null => moduleWith((placeOf(error) ?? '').replace(/:\d+:\d+$/, ''));

const placeOf = (error: unknown): string | null =>
  error instanceof Error ? (placeOfImport(error) ?? placeInExcerpt(error) ?? placeInStack(error)) : null;

/**
 * `file:line:column` of the first of these texts that a module has in one of its files, such as the id of a check: where it was
 * written last, in quotes if it is. The module alone where it has none of them, as for an id that is computed.
 */
export const placeOfText = (module: string, ...texts: readonly string[]): string => {
  const files = filesOf(module).map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n') }));
  for (const wanted of texts.filter((text) => text !== '').flatMap(formsOf)) {
    for (const { file, lines } of files) {
      const index = lines.findLastIndex((line) => line.includes(wanted));
      if (index >= 0) return `${file}:${String(index + 1)}:${String(at(lines, index).indexOf(wanted) + 1)}`;
    }
  }
  return module;
};

const formsOf = (text: string): readonly string[] => [`'${text}'`, `"${text}"`, `\`${text}\``, text];

/** Node names the module that imports what is not there, and not the place. */
const placeOfImport = ({ message }: Error): string | null => {
  const [, missing, importer] = /^Cannot find \w+ '(.+)' imported from (.+)$/.exec(message) ?? [];
  if (missing === undefined || importer === undefined || !existsSync(importer)) return null;
  const before = beforeImport(readFileSync(importer, 'utf8'), basename(missing));
  if (before === undefined) return importer;
  return `${importer}:${String(before.split('\n').length)}:${String(before.length - before.lastIndexOf('\n'))}`;
};

/** The text of a module up to the quote with which the name of an imported file or package begins. */
const beforeImport = (text: string, name: string): string | undefined =>
  new RegExp(String.raw`^.*?\b(?:from|import)\s*\(?\s*(?=(["'])(?:[^"'\n]*/)?${RegExp.escape(name)}\1)`, 's').exec(
    text,
  )?.[0];

/** Before the stack of a syntax error stands its file and line, then source lines, then a caret. */
const placeInExcerpt = ({ stack = '' }: Error): string | null => {
  const [, file, line, caret] = /^(\S.*):(\d+)\n(?:.*\n)*?( *)\^+\n/.exec(stack) ?? [];
  if (file === undefined || line === undefined || caret === undefined) return null;
  return `${pathOf(file)}:${line}:${String(caret.length + 1)}`;
};

/** The innermost frame in a module: a program that uses the library has frames of its own below it. */
const placeInStack = ({ stack = '' }: Error): string | null => {
  const frames = stack.matchAll(/^ +at (?:async )?(?:.*\()?(file:.+|\/.+):(\d+):(\d+)\)?$/gm);
  for (const match of frames) {
    const path = pathOf(at(match, 1));
    if (moduleWith(path) !== null) return `${path}:${at(match, 2)}:${at(match, 3)}`;
  }
  return null;
};
