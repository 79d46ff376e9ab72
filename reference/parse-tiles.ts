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

interface Place {
  readonly fileName: string;
  readonly line: number;
  readonly column: number;
}

/** One number as it stands in the file. */
interface Token extends Place {
  readonly text: string;
}

/**
 * The board in a puzzle file. A byte order mark, CRLF, blank lines and trailing blanks are accepted.
 * @throws {PuzzleError} at the first thing that is wrong.
 */
export const parseTiles = (text: string, fileName: string): Tiles => {
  const [sizeLine, ...rows] = tokenLines(text, fileName);
  const size = sizeOf(sizeLine, fileName);
  rows.slice(0, size).forEach((row, index) => {
    checkRowLength(row, index, size);
  });
  checkRowCount(rows, size, fileName, text);
  const tiles = rows.map((row) => row.map((token) => tileOf(token, size)));
  checkPermutation(rows, size);
  return tiles;
};

const tokenLines = (text: string, fileName: string): Token[][] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line, index) => tokensOf(line, index + 1, fileName))
    .filter((tokens) => tokens.length > 0);

const tokensOf = (line: string, number: number, fileName: string): Token[] =>
  Array.from(line.matchAll(/\S+/g), (match) => ({
    text: match[0],
    fileName,
    line: number,
    column: match.index + 1,
  }));

const sizeOf = (tokens: readonly Token[] | undefined, fileName: string): number => {
  const [first, second] = tokens ?? [];
  if (first === undefined) throw new PuzzleError('the file is empty', { fileName, line: 1, column: 1 });
  if (second !== undefined) {
    throw new PuzzleError(`the first line must hold the size alone, but it goes on with ${quoted(second)}`, second);
  }
  const size = integerOf(first, 'the size');
  if (size < smallestSize || size > largestSize) {
    throw new PuzzleError(
      `the size must be from ${String(smallestSize)} to ${String(largestSize)}, not ${String(size)}`,
      first,
    );
  }
  return size;
};

const integerOf = (token: Token, what: string): number => {
  if (!/^\d+$/.test(token.text))
    throw new PuzzleError(`${what} must be a whole number, but is ${quoted(token)}`, token);
  return Number(token.text);
};

const quoted = (token: Token): string =>
  JSON.stringify(token.text.length > 20 ? `${token.text.slice(0, 20)}…` : token.text);

const checkRowLength = (row: readonly Token[], index: number, size: number): void => {
  if (row.length === size) return;
  const at = row[Math.min(size, row.length - 1)] ?? row[0];
  if (at === undefined) return;
  const message = `row ${String(index + 1)} of ${String(size)} must hold ${String(size)} numbers, but holds ${String(row.length)}`;
  throw new PuzzleError(message, at);
};

const checkRowCount = (rows: readonly (readonly Token[])[], size: number, fileName: string, text: string): void => {
  const surplus = rows[size]?.[0];
  if (surplus !== undefined) {
    throw new PuzzleError(`there must be ${String(size)} rows, but the file goes on with ${quoted(surplus)}`, surplus);
  }
  if (rows.length < size) {
    const line = text.replace(/\s+$/, '').split(/\r\n|\n|\r/).length + 1;
    throw new PuzzleError(`there must be ${String(size)} rows, but the file ends after ${String(rows.length)}`, {
      fileName,
      line,
      column: 1,
    });
  }
};

const tileOf = (token: Token, size: number): number => {
  const tile = integerOf(token, 'a tile');
  const largest = size * size - 1;
  if (tile > largest) throw new PuzzleError(`a tile must be from 0 to ${String(largest)}, not ${token.text}`, token);
  return tile;
};

const checkPermutation = (rows: readonly (readonly Token[])[], size: number): void => {
  const seen = new Map<number, Token>();
  for (const token of rows.flat()) {
    const tile = Number(token.text);
    const earlier = seen.get(tile);
    if (earlier !== undefined) {
      const missing = Array.from({ length: size * size }, (_, value) => value).find((value) => !isOnBoard(rows, value));
      const message = `${String(tile)} is there twice (first on line ${String(earlier.line)}), and ${String(missing)} is missing`;
      throw new PuzzleError(message, token);
    }
    seen.set(tile, token);
  }
};

const isOnBoard = (rows: readonly (readonly Token[])[], tile: number): boolean =>
  rows.some((row) => row.some((token) => Number(token.text) === tile));
