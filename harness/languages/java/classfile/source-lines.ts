/** Finds in a source text the lines that a class file does not tell: those of classes and fields. */
import { at } from '../../../text/at.ts';
import { remembered } from '../../../text/remembered.ts';
import { partitionPoint } from './partition-point.ts';

export interface SourceLines {
  /** The line of the declaration of a class by its simple name; 0 when it is not found. */
  classLine(simpleName: string): number;
  /** The line of a field of that class; 0 when it is not found. */
  fieldLine(simpleName: string, field: string): number;
  /** Where a word stands on a line, or anywhere when the line is 0; the column is 0 when it is not found. 1-based. */
  place(word: string, line: number): { readonly line: number; readonly column: number };
}

export const sourceLines = (text: string): SourceLines => {
  const code = withoutTrivia(text);
  const declarations = declarationsIn(code);
  const lineOf = lineFinder(code);
  const surfaces = new Map<string, Map<string, number>>();
  let texts: readonly string[] | null = null;
  return {
    classLine: (simpleName) => lineOf(declarations.get(simpleName)),
    fieldLine(simpleName, field) {
      const start = declarations.get(simpleName);
      if (start === undefined) return 0;
      const names = remembered(surfaces, simpleName, () => fieldsOf(code, start));
      return lineOf(names.get(field));
    },
    place: (word, line) => placeOf((texts ??= code.split('\n')), word, line),
  };
};

const placeOf = (lines: readonly string[], word: string, line: number): { line: number; column: number } => {
  if (line > 0) return { line, column: wordAt(lines[line - 1] ?? '', word) };
  for (const [index, text] of lines.entries()) {
    const column = wordAt(text, word);
    if (column > 0) return { line: index + 1, column };
  }
  return { line: 0, column: 0 };
};

/** 1-based; 0 when the word does not stand there by itself. */
const wordAt = (text: string, word: string): number => {
  if (word === '') return 0;
  for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + 1)) {
    const around = text.charAt(start - 1) + text.charAt(start + word.length);
    if (!/[\p{L}\p{N}_$]/u.test(around)) return start + 1;
  }
  return 0;
};

/** Comments, texts and characters as spaces, at the same places. */
const withoutTrivia = (text: string): string =>
  text.replace(
    /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|"""(?:\\[^]|[^\\])*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?/gu,
    (trivia) => trivia.replace(/[^\n]/gu, ' '),
  );

/** Where the name of each class stands that is declared; the first of several. */
const declarationsIn = (code: string): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  for (const match of code.matchAll(/\b(?:class|interface|enum|record)\s+([\p{L}_$][\p{L}\p{N}_$]*)/gu)) {
    const name = at(match, 1);
    if (!found.has(name)) found.set(name, match.index + match[0].length - name.length);
  }
  return found;
};

/** Where each field's name stands, by name: what is in the body of the class itself, or in the header of a record. */
const fieldsOf = (code: string, start: number): Map<string, number> => {
  const found = new Map<string, number>();
  const names = /(?<![\p{L}\p{N}_$])([\p{L}_$][\p{L}\p{N}_$]*)\s*(?=[=;,)]|\[\s*\])/gu;
  for (const match of surface(code, start).matchAll(names)) {
    const name = at(match, 1);
    if (!found.has(name)) found.set(name, start + match.index);
  }
  return found;
};

/** The text of a class without what stands in brackets in its body: methods, parameters, values, nested classes. */
const surface = (code: string, from: number): string => {
  const parts: string[] = [];
  let braces = 0;
  let parentheses = 0;
  for (let index = from; index < code.length; index++) {
    const letter = code.charAt(index);
    if (letter === '{') braces++;
    if (letter === '(' && braces === 1) parentheses++;
    parts.push(braces < 2 && parentheses === 0 ? letter : ' ');
    if (letter === ')' && parentheses > 0) parentheses--;
    if (letter === '}' && --braces <= 0) break;
  }
  return parts.join('');
};

const lineFinder = (code: string): ((offset: number | undefined) => number) => {
  const starts = [0];
  for (let end = code.indexOf('\n'); end >= 0; end = code.indexOf('\n', end + 1)) starts.push(end + 1);
  return (offset) => (offset === undefined ? 0 : partitionPoint(starts, (start) => start <= offset));
};
