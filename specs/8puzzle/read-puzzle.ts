/** Puzzle files as a person names them: a fault in one is told with its place and what to do. */
import { type GraderError, usageError } from '../../harness/errors.ts';
import { PuzzleError } from '../../reference/parse-tiles.ts';
import { PuzzleFileError, readPuzzleFile } from '../../reference/read-puzzle-file.ts';
import type { Tiles } from '../../reference/tiles.ts';
import { puzzleWords } from './puzzle-words.ts';

/** @throws {GraderError} when there is no such file, it is too large, or it is not a puzzle: `file:line:column`. */
export const readPuzzle = async (path: string): Promise<Tiles> => {
  try {
    const parsed = await readPuzzleFile(path);
    if (parsed.kind === 'board') return parsed.tiles;
    throw parsed.problems[0] ?? new PuzzleFileError(puzzleWords.noBoard(), path);
  } catch (cause) {
    throw puzzleErrorInWords(cause);
  }
};

/** A fault in a puzzle file with its place and what to do; any other error as it is. */
export const puzzleErrorInWords = (cause: unknown): unknown =>
  cause instanceof PuzzleError || cause instanceof PuzzleFileError ? inWords(cause) : cause;

const inWords = (cause: PuzzleError | PuzzleFileError): GraderError =>
  cause instanceof PuzzleError
    ? usageError('puzzle-malformed', puzzleWords.notAPuzzle({ reason: cause.message }), {
        where: cause.where,
        remedy: puzzleWords.formatRemedy(),
        cause,
      })
    : usageError('puzzle-unreadable', puzzleWords.unreadable({ reason: cause.message }), { where: cause.where, cause });
