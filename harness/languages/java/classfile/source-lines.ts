/** Finds in a source text the lines that a class file does not tell: those of classes and fields. */
import { at } from '../../../text/at.ts';
import { remembered } from '../../../text/remembered.ts';
import { partitionPoint } from '../../../text/partition-point.ts';

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
  let ends: Ends | null = null;
  const places = new Map<string, ReturnType<SourceLines['place']>>();
  let texts: readonly string[] | null = null;
  return {
    classLine: (simpleName) => lineOf(declarations.get(simpleName)),
    fieldLine(simpleName, field) {
      const start = declarations.get(simpleName);
      if (start === undefined) return 0;
      const names = remembered(surfaces, simpleName, () => fieldsOf(code, start, (ends ??= endsIn(code))));
      return lineOf(names.get(field));
    },
    // Thousands of classes may use the same thing, all on one line.
    place: (word, line) =>
      remembered(places, `${String(line)} ${word}`, () => placeOf((texts ??= code.split('\n')), word, line)),
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

/** Comments, texts and characters as spaces, at the same places. What is never closed ends with the text, which is read once. */
export const withoutTrivia = (text: string): string =>
  text.replace(
    /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|"""(?:\\[^]?|[^\\])*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?/gu,
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
const fieldsOf = (code: string, start: number, ends: Ends): Map<string, number> => {
  const found = new Map<string, number>();
  const names = /(?<![\p{L}\p{N}_$])([\p{L}_$][\p{L}\p{N}_$]*)\s*(?=[=;,)]|\[\s*\])/gu;
  const pieces = surface(code, start, ends);
  const offsets: number[] = [];
  let text = '';
  for (const [from, to] of pieces) {
    offsets.push(text.length);
    text += `${code.slice(from, to)} `;
  }
  for (const match of text.matchAll(names)) {
    const name = at(match, 1);
    const piece = partitionPoint(offsets, (offset) => offset <= match.index) - 1;
    if (!found.has(name)) found.set(name, at(pieces, piece)[0] + match.index - at(offsets, piece));
  }
  return found;
};

type Piece = readonly [from: number, to: number];

/** The text of a class without what stands in brackets in its body: methods, parameters, values, nested classes. */
const surface = (code: string, from: number, ends: Ends): readonly Piece[] => {
  const open = code.indexOf('{', from);
  const end = ends.get(open) ?? code.length;
  const pieces: Piece[] = [];
  let start = from;
  for (let index = open + 1; open >= 0 && index < end; index++) {
    const skipped = opening.has(code.charAt(index)) ? (ends.get(index) ?? end) : null;
    if (skipped === null) continue;
    pieces.push([start, index]);
    start = skipped + 1;
    index = skipped;
  }
  return [...pieces, [start, Math.max(start, end)]];
};

/** By the place of an opening bracket, that of the one which closes it. */
type Ends = ReadonlyMap<number, number>;

const opening: ReadonlySet<string> = new Set('({');

/** In one pass for all classes of a file, which may be nested as deep as the compiler bears. */
const endsIn = (code: string): Ends => {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (const { 0: bracket, index } of code.matchAll(/[(){}]/gu)) {
    const start = opening.has(bracket) ? null : open.pop();
    if (start === null) open.push(index);
    else if (start !== undefined) ends.set(start, index);
  }
  return ends;
};

const lineFinder = (code: string): ((offset: number | undefined) => number) => {
  const starts = [0];
  for (let end = code.indexOf('\n'); end >= 0; end = code.indexOf('\n', end + 1)) starts.push(end + 1);
  return (offset) => (offset === undefined ? 0 : partitionPoint(starts, (start) => start <= offset));
};
