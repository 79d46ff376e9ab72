/** What `grade solve` is given: puzzle files, or `-` for standard input. */
import { type Readable, addAbortSignal } from 'node:stream';
import { bounded } from '../../../../harness/platform/bounded.ts';
import { largestPuzzleBytes, parsePuzzleBytes, tooLarge } from '../../../../reference/puzzle/puzzle-bytes.ts';
import { PuzzleFileError } from '../../../../reference/puzzle/read-puzzle-file.ts';
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';
import { puzzleErrorInWords, readPuzzle } from '../../puzzles/read-puzzle.ts';

export const standardInput = '-';

/** What standard input is called in messages: `(standard input):2:1`. */
const inputName = '(standard input)';

/** What a file is called in headings and messages. */
export const nameOf = (file: string): string => (file === standardInput ? inputName : file);

/** @throws {GraderError} when it cannot be read or is not a puzzle: `file:line:column`. */
export const readInput = (file: string, signal: AbortSignal): Promise<Tiles> =>
  file === standardInput ? readStream(addAbortSignal(signal, process.stdin)) : readPuzzle(file);

const tooLong = (bytes: number): Error => new PuzzleFileError(tooLarge(bytes), inputName);

const readStream = async (stream: Readable): Promise<Tiles> => {
  try {
    const parsed = parsePuzzleBytes(await bounded(stream, largestPuzzleBytes, tooLong), inputName);
    if (parsed.kind === 'board') return parsed.tiles;
    throw parsed.problems[0];
  } catch (cause) {
    throw puzzleErrorInWords(cause);
  }
};
