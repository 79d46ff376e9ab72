/** Compiler messages as the report has them, capped. */
import ts from 'typescript';
import type { Diagnostic } from '../../../contracts/language.ts';
import { pathOf } from './facts/places.ts';
import type { FirstDiagnostic } from './protocol.ts';

/** More than these would say nothing new. */
export const MOST_DIAGNOSTICS = 50;

export const diagnosticAt = <About extends Pick<FirstDiagnostic, 'severity' | 'code' | 'message'>>(
  file: ts.SourceFile,
  start: number,
  about: About,
): About & Pick<FirstDiagnostic, 'path' | 'line' | 'column' | 'excerpt'> => {
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  return {
    ...about,
    path: pathOf(file),
    line: line + 1,
    column: character + 1,
    excerpt: excerptOf(file, line),
  };
};

/** A message of the TypeScript compiler; null when it belongs to no file of the submission. */
export const fromTypeScript = (diagnostic: ts.Diagnostic): Diagnostic | null => {
  if (diagnostic.file === undefined || diagnostic.start === undefined) return null;
  return diagnosticAt(diagnostic.file, diagnostic.start, {
    severity: diagnostic.category === ts.DiagnosticCategory.Error ? 'error' : 'warning',
    code: `TS${diagnostic.code}`,
    message: cap(withModuleNames(ts.flattenDiagnosticMessageText(closest(diagnostic.messageText), '\n')), 1_000),
  });
};

type MessageText = ts.Diagnostic['messageText'];

/** Of several overloads that do not fit, the one that was compared furthest: it is the one that was meant. */
const closest = (text: MessageText): MessageText => {
  if (typeof text === 'string' || text.code !== noOverloadFits || text.next === undefined) return text;
  const [deepest] = text.next.toSorted((one, other) => depthOf(other) - depthOf(one));
  return deepest === undefined ? text : { ...text, next: deepest.next ?? [] };
};

const noOverloadFits = 2769;

const depthOf = ({ next = [] }: ts.DiagnosticMessageChain): number => 1 + Math.max(0, ...next.map(depthOf));

/** Declarations of permitted modules are in no file that a student has; the files that a student has are not at the root. */
const withModuleNames = (message: string): string =>
  message.replace(/"\/\.harness\/modules\/(?:modules\/)?/g, '"').replace(/(\bFile '|\bimport\(")\//g, '$1');

const excerptOf = (file: ts.SourceFile, line: number): string => {
  const starts = file.getLineStarts();
  const text = file.text.slice(starts[line], starts[line + 1] ?? file.text.length);
  return cap(text.trimEnd(), 500);
};

const cap = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text);
