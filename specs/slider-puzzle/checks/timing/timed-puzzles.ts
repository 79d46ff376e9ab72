/** The timed puzzles with what their counts are held against: committed for the built-in boards, else computed once. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { graderFault } from '../../../../harness/contracts/errors.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { packageRoot } from '../../../../harness/platform/package-root.ts';
import {
  computeFormCounts,
  type FormCounts,
  formCounts,
  formCountsSchema,
} from '../../../../reference/oracle/counting/form-counts.ts';
import { formatTiles, type Tiles } from '../../../../reference/puzzle/tiles.ts';
import { claimOf } from '../../puzzles/puzzle-names.ts';
import type { Puzzle } from '../../puzzles/puzzles.ts';

const messages = defineMessages('timing.puzzles', {
  fileMissing: 'The puzzle file {name} is not among those given.',
  noSolution: '{name} has no solution, so there is nothing to time.',
  tooHard: 'The reference needs more than 20 million insertions for {name}, which is too many to compare with.',
  countsUnreadable: 'The counts of the timed puzzles ({file}) cannot be read.',
  countsUnreadableRemedy: 'Install the package again, or regenerate the file with: grade fixtures',
});

export interface TimedPuzzle {
  readonly name: string;
  readonly tiles: Tiles;
  readonly moves: number;
  /** What its counts are held against: the reference's counts, and the provable bounds. */
  readonly counts: FormCounts;
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
    const timed =
      puzzle === undefined ? messages.fileMissing({ name }) : await timedPuzzle(puzzle, committed, cacheDir);
    if (typeof timed === 'string') missing.push({ name, reason: timed });
    else found.push(timed);
  }
  return { puzzles: found.toSorted((a, b) => a.counts.reference.delMins - b.counts.reference.delMins), missing };
};

/** Names a board by its content. */
export const boardHash = (tiles: Tiles): string => createHash('sha256').update(formatTiles(tiles)).digest('hex');

const timedPuzzle = async (
  { name, tiles, moves }: Puzzle,
  committed: ReadonlyMap<string, FormCounts>,
  cacheDir: string,
): Promise<TimedPuzzle | string> => {
  if (moves === null) return messages.noSolution({ name });
  const counts = committed.get(boardHash(tiles)) ?? (await formCounts(tiles, moves, cacheDir));
  return counts === null ? messages.tooHard({ name }) : { name, tiles, moves, counts };
};

const readCommitted = async (): Promise<ReadonlyMap<string, FormCounts>> => {
  try {
    const text = await readFile(join(packageRoot(), 'fixtures', timingFile), 'utf8');
    const entries = Object.values(timingSchema.parse(JSON.parse(text)));
    return new Map(entries.map(({ board, ...counts }) => [board, counts]));
  } catch (cause) {
    throw graderFault('fixtures', messages.countsUnreadable({ file: timingFile }), {
      remedy: messages.countsUnreadableRemedy(),
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

/** The board's own search is the reference there, and nothing else is right. */
const withoutTwin = (counts: FormCounts): FormCounts => ({
  ...counts,
  reference: counts.alone,
  bounds: counts.bounds && { lockstep: counts.bounds.alone, oneQueue: counts.bounds.alone, alone: counts.bounds.alone },
});

/**
 * The file of committed values, computed again from the boards: its path below `fixtures/`, and its content.
 * @throws {RangeError} when a board is too hard to be timed, or its name does not give the moves
 */
export const makeTimingFixture = (boardOf: (name: string) => Tiles): { path: string; content: string } => {
  const entries = timedNames.map((name) => [name, entryOf(name, boardOf(name))] as const);
  return { path: timingFile, content: `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n` };
};

const entryOf = (name: string, tiles: Tiles): FormCounts & { board: string } => {
  const { moves } = claimOf(name);
  const counts = moves === null ? null : computeFormCounts(tiles, moves);
  if (!counts?.bounds) throw new RangeError(`${name} is too hard to be timed`);
  return { board: boardHash(tiles), ...counts };
};
