/** Reads the official file format: the size n, then n rows of n numbers, 0 for the blank. */
import type { Tiles } from './tiles.ts';

/** The assignment's bounds: 2 <= n < 128. */
export const smallestSize = 2;
export const largestSize = 127;

/** A puzzle file that cannot be read, with the place. Lines and columns count from 1. */
export class PuzzleError extends Error {
  readonly fileName: string;
  readonly line: number;
  readonly column: number;

  constructor(message: string, place: Place) {
    super(message);
    this.name = 'PuzzleError';
    this.fileName = place.fileName;
    this.line = place.line;
    this.column = place.column;
  }

  /** `file:line:column`. */
  get where(): string {
    return `${this.fileName}:${String(this.line)}:${String(this.column)}`;
  }
}

export interface Place {
  readonly fileName: string;
  readonly line: number;
  readonly column: number;
}

export type ParsedPuzzle =
  | { readonly kind: 'board'; readonly tiles: Tiles }
  /** By line and column. */
  | { readonly kind: 'malformed'; readonly problems: readonly [PuzzleError, ...PuzzleError[]] };

/** One number as it stands in the file. */
interface Token extends Place {
  readonly text: string;
}

/**
 * The board in a puzzle file. A byte order mark, CRLF, blank lines and trailing blanks are accepted.
 * @throws {PuzzleError} at the first thing that is wrong.
 */
export const parseTiles = (text: string, fileName: string): Tiles => {
  const parsed = parsePuzzle(text, fileName);
  if (parsed.kind === 'board') return parsed.tiles;
  throw parsed.problems[0];
};

/** The same, with everything that is wrong. Of a size that is not a size, nothing can be said about what follows. */
export const parsePuzzle = (text: string, fileName: string): ParsedPuzzle => {
  const [sizeLine, ...rows] = tokenLines(text, fileName);
  const size = sizeOf(sizeLine, fileName);
  if (size instanceof PuzzleError) return { kind: 'malformed', problems: [size] };
  const cells = rows.slice(0, size).map((row) => row.slice(0, size));
  const problems = [
    ...rows.slice(0, size).flatMap((row, index) => rowLengthProblems(row, index, size)),
    ...rowCountProblems(rows, size, fileName, text),
    ...cells.flat().flatMap((token) => tileProblems(token, size)),
    ...repetitions(cells.flat(), size),
  ];
  const [first, ...others] = problems.toSorted((a, b) => a.line - b.line || a.column - b.column);
  return first === undefined
    ? { kind: 'board', tiles: cells.map((row) => row.map((token) => Number(token.text))) }
    : { kind: 'malformed', problems: [first, ...others] };
};

const tokenLines = (text: string, fileName: string): Token[][] =>
  text
    .replace(/^\uFEFF/, '')
    .split(lineEnd)
    .map((line, index) => tokensOf(line, index + 1, fileName))
    .filter((tokens) => tokens.length > 0);

const lineEnd = /\r\n|\n|\r/;

const tokensOf = (line: string, number: number, fileName: string): Token[] =>
  Array.from(line.matchAll(/\S+/g), (match) => ({
    text: match[0],
    fileName,
    line: number,
    column: match.index + 1,
  }));

const sizeOf = (tokens: readonly Token[] | undefined, fileName: string): number | PuzzleError => {
  const [first, second] = tokens ?? [];
  if (first === undefined) return new PuzzleError('the file is empty', { fileName, line: 1, column: 1 });
  if (second !== undefined) {
    return new PuzzleError(`the first line must hold only the size, but it continues with ${quoted(second)}`, second);
  }
  if (!isWhole(first)) return new PuzzleError(`the size must be a whole number, but is ${quoted(first)}`, first);
  const size = Number(first.text);
  if (size >= smallestSize && size <= largestSize) return size;
  const allowed = `from ${String(smallestSize)} to ${String(largestSize)}`;
  return new PuzzleError(`the size must be ${allowed}, not ${shortened(first.text)}`, first);
};

const isWhole = (token: Token): boolean => /^\d+$/.test(token.text);

const shortened = (text: string): string => (text.length > 20 ? `${text.slice(0, 20)}…` : text);

const quoted = (token: Token): string => JSON.stringify(shortened(token.text));

const rowLengthProblems = (row: readonly Token[], index: number, size: number): PuzzleError[] => {
  const at = row[Math.min(size, row.length - 1)];
  if (row.length === size || at === undefined) return [];
  const message = `row ${String(index + 1)} of ${String(size)} must hold ${String(size)} numbers, but holds ${String(row.length)}`;
  return [new PuzzleError(message, at)];
};

const rowCountProblems = (
  rows: readonly (readonly Token[])[],
  size: number,
  fileName: string,
  text: string,
): PuzzleError[] => {
  const mustBe = `there must be ${String(size)} rows`;
  const surplus = rows[size]?.[0];
  if (surplus !== undefined) {
    return [new PuzzleError(`${mustBe}, but the file goes on with ${quoted(surplus)}`, surplus)];
  }
  if (rows.length === size) return [];
  const line = text.replace(/\s+$/, '').split(lineEnd).length + 1;
  return [new PuzzleError(`${mustBe}, but the file ends after ${String(rows.length)}`, { fileName, line, column: 1 })];
};

const tileProblems = (token: Token, size: number): PuzzleError[] => {
  if (!isWhole(token)) return [new PuzzleError(`a tile must be a whole number, but is ${quoted(token)}`, token)];
  const largest = size * size - 1;
  if (Number(token.text) <= largest) return [];
  return [new PuzzleError(`a tile must be from 0 to ${String(largest)}, not ${shortened(token.text)}`, token)];
};

/** What is missing is said where nothing but repetitions can be the cause: one number for each, in ascending order. */
const repetitions = (tokens: readonly Token[], size: number): PuzzleError[] => {
  const firsts = new Map<number, Token>();
  const again: Token[] = [];
  for (const token of tokens.filter(isWhole)) {
    const tile = Number(token.text);
    if (firsts.has(tile)) again.push(token);
    else firsts.set(tile, token);
  }
  const missing = Array.from({ length: size * size }, (_, tile) => tile).filter((tile) => !firsts.has(tile));
  return again.map((token, index) => {
    const first = firsts.get(Number(token.text))?.line ?? token.line;
    const twice = `${String(Number(token.text))} is there twice (first on line ${String(first)})`;
    const isCause = missing.length === again.length;
    return new PuzzleError(isCause ? `${twice}, and ${String(missing[index])} is missing` : twice, token);
  });
};
