/** The puzzle of `grade trace`: a file, standard input, or one that comes with the assignment. */
import { existsSync } from 'node:fs';
import { usageError } from '../../../../harness/errors.ts';
import { nearest } from '../../../../harness/suggest.ts';
import type { Tiles } from '../../../../reference/tiles.ts';
import { loadPuzzles } from '../../puzzles.ts';
import { nameOf, readInput, standardInput } from '../solve/input.ts';
import { traceCommandWords } from './words.ts';

export interface NamedPuzzle {
  readonly name: string;
  readonly tiles: Tiles;
}

/** A file comes before a puzzle of the same name. @throws {GraderError} when there is neither, or it is no puzzle */
export const findPuzzle = async (given: string, cacheDir: string, signal: AbortSignal): Promise<NamedPuzzle> => {
  if (given === standardInput || existsSync(given))
    return { name: nameOf(given), tiles: await readInput(given, signal) };
  // A path is meant as one; a file that is not there is told as grade solve tells it.
  if (/[/\\]/.test(given)) return { name: given, tiles: await readInput(given, signal) };
  const { puzzles } = await loadPuzzles({ dir: null, cacheDir });
  const known = puzzles.get(given) ?? puzzles.get(`${given}.txt`);
  if (known !== undefined) return known;
  const near = nearest(
    given.replace(/\.txt$/, ''),
    [...puzzles.keys()].map((name) => name.replace(/\.txt$/, '')),
  );
  const meant = near === null ? '' : traceCommandWords.meant({ name: near });
  throw usageError('no-such-puzzle', traceCommandWords.noFile(), {
    where: given,
    remedy: traceCommandWords.noFileRemedy({ meant }),
  });
};
