/** The published puzzles that can be compared with their mirrored twins. */
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { remembered } from '../../../../harness/text/remembered.ts';
import { type KnownLeast, unknownLeast } from '../../../../reference/oracle/counting/form-counts.ts';
import { leastSearch } from '../../../../reference/oracle/counting/must-expand.ts';
import { at } from '../../../../reference/puzzle/at.ts';
import { mirrored } from '../../../../reference/puzzle/mirror.ts';
import { sameTiles, type Tiles } from '../../../../reference/puzzle/tiles.ts';
import { solverFiles } from '../../puzzles/file-sets.ts';
import type { Puzzle } from '../../puzzles/puzzles.ts';
import { seededOrders } from '../../arbitraries/seeded.ts';
import type { TimedPuzzle } from '../timing/timed-puzzles.ts';
import type { Named } from '../timing/series.ts';

const messages = defineMessages('integrity-published', { mirrored: '{name}, mirrored' });

/** The name of a puzzle's mirrored twin. */
export const mirroredName = (name: string): string => messages.mirrored({ name });

export interface Published extends Named {
  /** Insertions of the reference's search from the board alone; null where they are not known. */
  readonly inserts: number | null;
  /** What its counts are held against, where it is timed. */
  readonly timed: TimedPuzzle | null;
}

/** What every search of it goes through; null where that is not known, or too much to be counted here. */
export const leastOf = (puzzle: Published): KnownLeast => {
  if (puzzle.timed !== null) return puzzle.timed.counts;
  return remembered(leasts, puzzle.tiles, (tiles) => leastSearch(tiles, puzzle.moves, mostCounted) ?? unknownLeast);
};

/** A hundredth of a second. */
const mostCounted = 10_000;
const leasts = new WeakMap<Tiles, KnownLeast>();

/** Below this the way is as good as the search, and nothing follows from how much was searched. */
const leastMoves = 4;

/** All of them, in the order of the checks that ask for them. */
export const publishedPuzzles = (
  puzzles: ReadonlyMap<string, Puzzle>,
  timed: readonly TimedPuzzle[],
): readonly Published[] => {
  const timedByName = new Map(timed.map((puzzle) => [puzzle.name, puzzle]));
  const names = new Set([...fileNames, ...timedByName.keys()]);
  return [...names].flatMap((name): Published[] => {
    const puzzle = puzzles.get(name);
    if (puzzle === undefined || puzzle.moves === null || puzzle.moves < leastMoves) return [];
    if (sameTiles(puzzle.tiles, mirrored(puzzle.tiles))) return [];
    const one = timedByName.get(name) ?? null;
    const inserts = one?.counts.alone.inserts ?? puzzle.queues?.alone.inserts ?? null;
    return [{ name, tiles: puzzle.tiles, moves: puzzle.moves, inserts, timed: one }];
  });
};

const { easy, hard, small, medium, large } = solverFiles;
const fileNames = [...easy, ...hard, ...small, ...medium, ...large];

/** Files of each kind that are not timed: a check fails with one of its files. */
const perKind = 5;

/**
 * Everything needed to follow up a suspicion: the timed files, each of which has its own checks, and some of each kind
 * of the others, easiest searches first. Where the search is hardly longer than the way, nothing can be proven.
 */
export const telling = (published: readonly Published[]): readonly Published[] => {
  const fit = published.filter(isCounted).filter(({ inserts, moves }) => inserts >= 10 * (moves + 1));
  const inOrder = fit.toSorted((a, b) => a.inserts - b.inserts);
  const others = [easy, hard, small, medium, large].flatMap((kind) =>
    inOrder.filter(({ name, timed }) => timed === null && kind.includes(name)).slice(0, perKind),
  );
  return inOrder.filter((one) => one.timed !== null || others.includes(one));
};

const isCounted = <Puzzle extends Published>(one: Puzzle): one is Puzzle & { readonly inserts: number } =>
  one.inserts !== null;

/** Files whose search is short in any order of equal priorities. */
const sampleSize = { files: 6, mostInserts: 2_000, timed: 3, mostTimedInserts: 50_000 } as const;

/** A few of them, by the seed. None of them takes long. */
export const sampleOf = (published: readonly Published[], seed: number): readonly Published[] => {
  const order = at(seededOrders(seed, published, 1), 0);
  const short = order.filter(({ timed, inserts }) => timed === null && (inserts ?? Infinity) <= sampleSize.mostInserts);
  const timed = order.filter((one) => one.timed !== null && (one.inserts ?? Infinity) <= sampleSize.mostTimedInserts);
  return [...short.slice(0, sampleSize.files), ...timed.slice(0, sampleSize.timed)];
};
