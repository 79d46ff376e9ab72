/** The puzzle of `grade trace`: a file, standard input, or one that comes with the assignment. */
import { existsSync } from 'node:fs';
import { usageError } from '../../../../harness/contracts/errors.ts';
import { nearest } from '../../../../harness/text/suggest.ts';
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';
import { loadPuzzles } from '../../puzzles/load-puzzles.ts';
import { nameOf, readInput, standardInput } from '../solve/input.ts';
import { traceCommandMessages } from './messages.ts';

export interface NamedPuzzle {
  readonly name: string;
  readonly tiles: Tiles;
}

/** A file comes before a puzzle of the same name. @throws {GraderError} when there is neither, or it is not a puzzle */
export const findPuzzle = async (given: string, cacheDir: string, signal: AbortSignal): Promise<NamedPuzzle> => {
  if (given === standardInput || existsSync(given))
    return { name: nameOf(given), tiles: await readInput(given, signal) };
  // A path is meant as one; a file that is not there is reported as grade solve reports it.
  if (/[/\\]/.test(given)) return { name: given, tiles: await readInput(given, signal) };
  const { puzzles } = await loadPuzzles({ dir: null, cacheDir });
  const known = puzzles.get(given) ?? puzzles.get(`${given}.txt`);
  if (known !== undefined) return known;
  const near = nearest(
    given.replace(/\.txt$/, ''),
    [...puzzles.keys()].map((name) => name.replace(/\.txt$/, '')),
  );
  const meant = near === null ? '' : ` ${traceCommandMessages.meant({ name: near })}`;
  throw usageError('no-such-puzzle', traceCommandMessages.noFile(), {
    where: given,
    remedy: traceCommandMessages.noFileRemedy() + meant,
  });
};
