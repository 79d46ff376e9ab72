/** Puzzle files as a person names them: a fault in one is reported with its place and what to do. */
import { type GraderError, usageError } from '../../../harness/contracts/errors.ts';
import { PuzzleError } from '../../../reference/puzzle/parse-tiles.ts';
import { PuzzleFileError, readPuzzleFile } from '../../../reference/puzzle/read-puzzle-file.ts';
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import { puzzleMessages } from './messages.ts';

/** @throws {GraderError} when there is no such file, it is too large, or it is not a puzzle: `file:line:column`. */
export const readPuzzle = async (path: string): Promise<Tiles> => {
  try {
    const parsed = await readPuzzleFile(path);
    if (parsed.kind === 'board') return parsed.tiles;
    throw parsed.problems[0];
  } catch (cause) {
    throw puzzleErrorInWords(cause);
  }
};

/** A fault in a puzzle file with its place and what to do; any other error as it is. */
export const puzzleErrorInWords = (cause: unknown): unknown =>
  cause instanceof PuzzleError || cause instanceof PuzzleFileError ? inWords(cause) : cause;

const inWords = (cause: PuzzleError | PuzzleFileError): GraderError =>
  cause instanceof PuzzleError
    ? usageError('puzzle-malformed', puzzleMessages.notAPuzzle({ reason: cause.message }), {
        where: cause.where,
        remedy: puzzleMessages.formatRemedy(),
        cause,
      })
    : usageError('puzzle-unreadable', puzzleMessages.unreadable({ reason: cause.message }), {
        where: cause.where,
        remedy: puzzleMessages.unreadableRemedy(),
        cause,
      });
