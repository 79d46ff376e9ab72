/** The puzzle files that the checks ask for, and the ones that come with the assignment. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { graderFault } from '../../../harness/contracts/errors.ts';
import { packageRoot } from '../../../harness/platform/package-root.ts';
import { onceMade } from '../../../harness/text/remembered.ts';
import { parseTiles } from '../../../reference/puzzle/parse-tiles.ts';
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import { expectedSchema } from './expected.ts';
import { puzzleNames } from './puzzle-names.ts';
import { puzzleMessages } from './messages.ts';

/** Insertions, and the most keys at once. */
export interface QueuePeak {
  readonly inserts: number;
  readonly maxSize: number;
}

export interface Puzzle {
  /** File name: `puzzle04.txt`. */
  readonly name: string;
  readonly tiles: Tiles;
  readonly solvable: boolean;
  /** Moves of a shortest solution; null for an unsolvable board. */
  readonly moves: number | null;
  readonly hamming: number;
  readonly manhattan: number;
  /** What the reference Solver's queues go through, and that of the board's own search; null where nobody asks or it is too much. */
  readonly queues: Readonly<Record<'both' | 'alone', QueuePeak>> | null;
}

export interface LoadedPuzzles {
  /** By file name, in the order of `puzzleNames`; without the files that a course does not have. */
  readonly puzzles: ReadonlyMap<string, Puzzle>;
  /** What the person who grades should know about the files: one sentence each. */
  readonly notes: string[];
}

/** The files that come with the assignment, by name: the same for every grading. @throws {GraderError} when the package is damaged */
export const loadBuiltIn = onceMade(async (): Promise<ReadonlyMap<string, Puzzle>> => {
  const puzzles = await Promise.all(puzzleNames.map(loadOne));
  return new Map(puzzles.map((puzzle) => [puzzle.name, puzzle]));
});

const loadOne = async (name: string): Promise<Puzzle> => {
  try {
    return await readOne(name);
  } catch (cause) {
    throw graderFault('fixtures', puzzleMessages.builtInUnreadable({ name }), {
      remedy: puzzleMessages.builtInUnreadableRemedy(),
      cause,
    });
  }
};

const readOne = async (name: string): Promise<Puzzle> => {
  const fixtures = join(packageRoot(), 'fixtures');
  const [text, json] = await Promise.all([
    readFile(join(fixtures, 'puzzles', name), 'utf8'),
    readFile(join(fixtures, 'expected', name.replace(/\.txt$/, '.json')), 'utf8'),
  ]);
  const { solvable, moves, hamming, manhattan, counts } = expectedSchema.parse(JSON.parse(json));
  const queues = counts && { both: peakOf(counts.total), alone: peakOf(counts.initial) };
  return { name, tiles: parseTiles(text, name), solvable, moves, hamming, manhattan, queues };
};

const peakOf = (queue: { readonly 'insert()': number; readonly maxSize: number }): QueuePeak => ({
  inserts: queue['insert()'],
  maxSize: queue.maxSize,
});
