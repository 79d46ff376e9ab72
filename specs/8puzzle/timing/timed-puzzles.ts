/** The timed puzzles with what their counts are held against: committed for the built-in boards, else computed once. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { graderFault } from '../../../harness/errors.ts';
import { packageRoot } from '../../../harness/package-root.ts';
import { formCounts, formCountsSchema } from '../../../reference/counting/form-counts.ts';
import { formatTiles, type Tiles } from '../../../reference/tiles.ts';
import type { Puzzle } from '../puzzles.ts';
import { type TimedCounts, withoutTwin } from './timed-counts.ts';
import { timingWords } from './words/tables.ts';

export interface TimedPuzzle {
  readonly name: string;
  readonly tiles: Tiles;
  readonly moves: number;
  readonly counts: TimedCounts;
}

export interface TimedPuzzles {
  /** In ascending order of the reference's delMin() calls. */
  readonly puzzles: readonly TimedPuzzle[];
  /** Files that cannot be timed, with the reason in a sentence. */
  readonly missing: readonly { readonly name: string; readonly reason: string }[];
}

const numbers = [...range(20, 37), 39, 40, 41, ...range(43, 46)];

/** The files that are timed: 25. */
export const timedNames: readonly string[] = numbers.map((number) => `puzzle${String(number)}.txt`);

/** The committed values: by file name, each with the hash of its board. */
export const timingFile = 'expected/timing.json';
export const timingSchema = z.record(z.string(), formCountsSchema.extend({ board: z.string() }));

/** What is not committed is kept in the cache folder. @throws {GraderError} when the committed values cannot be read. */
export const loadTimedPuzzles = async (
  puzzles: ReadonlyMap<string, Puzzle>,
  cacheDir: string,
): Promise<TimedPuzzles> => {
  const committed = await readCommitted();
  const found: TimedPuzzle[] = [];
  const missing: { name: string; reason: string }[] = [];
  for (const name of timedNames) {
    const puzzle = puzzles.get(name);
    const timed = puzzle === undefined ? absent(name) : await timedPuzzle(puzzle, committed, cacheDir);
    if (typeof timed === 'string') missing.push({ name, reason: timed });
    else found.push(timed);
  }
  return { puzzles: found.toSorted((a, b) => a.counts.reference.delMins - b.counts.reference.delMins), missing };
};

/** Names a board by its content. */
export const boardHash = (tiles: Tiles): string => createHash('sha256').update(formatTiles(tiles)).digest('hex');

const absent = (name: string): string => timingWords.fileMissing({ name });

const timedPuzzle = async (
  { name, tiles, moves }: Puzzle,
  committed: ReadonlyMap<string, TimedCounts>,
  cacheDir: string,
): Promise<TimedPuzzle | string> => {
  if (moves === null) return timingWords.noSolution({ name });
  const counts = committed.get(boardHash(tiles)) ?? (await formCounts(tiles, moves, cacheDir));
  return counts === null ? timingWords.tooHard({ name }) : { name, tiles, moves, counts };
};

const readCommitted = async (): Promise<ReadonlyMap<string, TimedCounts>> => {
  try {
    const text = await readFile(join(packageRoot(), 'fixtures', timingFile), 'utf8');
    const entries = Object.values(timingSchema.parse(JSON.parse(text)));
    return new Map(entries.map(({ board, ...counts }) => [board, counts]));
  } catch (cause) {
    throw graderFault('fixtures', timingWords.countsUnreadable({ file: timingFile }), {
      remedy: timingWords.countsUnreadableRemedy(),
      cause,
    });
  }
};

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** The same puzzles for an edition in which a Solver searches from the board alone. */
export const timedWithoutTwin = ({ puzzles, missing }: TimedPuzzles): TimedPuzzles => ({
  puzzles: puzzles
    .map((puzzle) => ({ ...puzzle, counts: withoutTwin(puzzle.counts) }))
    .toSorted((a, b) => a.counts.reference.delMins - b.counts.reference.delMins),
  missing,
});
