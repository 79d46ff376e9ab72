/** Puzzle files as a person names them: a fault in one is told with its place and what to do. */
import { type GraderError, usageError } from '../../harness/errors.ts';
import { PuzzleError } from '../../reference/parse-tiles.ts';
import { PuzzleFileError, readPuzzleFile } from '../../reference/read-puzzle-file.ts';
import type { Tiles } from '../../reference/tiles.ts';

/** @throws {GraderError} when there is no such file, it is too large, or it is not a puzzle: `file:line:column`. */
export const readPuzzle = async (path: string): Promise<Tiles> => {
  try {
    const parsed = await readPuzzleFile(path);
    if (parsed.kind === 'board') return parsed.tiles;
    throw parsed.problems[0] ?? new PuzzleFileError('it holds no board', path);
  } catch (cause) {
    throw puzzleErrorInWords(cause);
  }
};

/** A fault in a puzzle file with its place and what to do; any other error as it is. */
export const puzzleErrorInWords = (cause: unknown): unknown =>
  cause instanceof PuzzleError || cause instanceof PuzzleFileError ? inWords(cause) : cause;

const inWords = (cause: PuzzleError | PuzzleFileError): GraderError =>
  cause instanceof PuzzleError
    ? usageError('puzzle-malformed', `This is not a puzzle file: ${cause.message}.`, {
        where: cause.where,
        remedy: puzzleFormat,
        cause,
      })
    : usageError('puzzle-unreadable', `A puzzle file cannot be read: ${cause.message}.`, { where: cause.where, cause });

/** For people: what a puzzle file is. */
export const puzzleFormat =
  'The format is the size n, then n rows of n numbers from 0 to n*n - 1, each once; 0 is the blank.';
