/** What a Solver would show in the integrity checks, for tests. */
import type { AssessmentLimits } from '../settings.ts';
import type { MeasuredRow } from '../../../harness/contracts/check.ts';
import type { Notation } from '../../../harness/contracts/language.ts';
import type { Observation } from '../../../harness/contracts/protocol.ts';
import { boardAtDistance } from '../../../reference/oracle/distances.ts';
import { mirrored } from '../../../reference/puzzle/mirror.ts';
import { shortestSolution } from '../../../reference/oracle/ida-star.ts';
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import type { Variant } from '../../../reference/testing/variant-search.ts';
import type { CheckContext } from '../checks/context.ts';
import { currentEdition } from '../edition.ts';
import { counters, object, queue, shown, value } from './observed.ts';
import type { Counters } from '../judges/queue.ts';
import { countersOf, timedPuzzle } from './variants.ts';
import type { Published } from '../checks/integrity/published.ts';

export const limits: AssessmentLimits = {
  countFactor: 1.8375,
  fairness: 'official',
  secondsPerPuzzle: 5,
  memoryFactor: 1.15,
};

export const contextIn = (notation: Notation): CheckContext => ({
  puzzles: new Map(),
  seed: 1,
  language: 'java',
  notation,
  edition: currentEdition,
  checkSet: 'extended',
});

/** A puzzle whose search takes far more nodes than lie on its way. */
export const timed = timedPuzzle('puzzle20.txt', boardAtDistance(3, 18, 0), 18);
export const aFile: Published = { ...timed, inserts: timed.counts.alone.inserts, timed };

/** The same file by other names, as if it were others. */
export const files = (count: number): Published[] =>
  Array.from({ length: count }, (_, index) => ({ ...aFile, name: `puzzle${String(20 + index)}.txt` }));

/** How a Solver answers a board; by default rightly, by the search of the assignment. */
export interface Answering {
  readonly variant?: Partial<Variant>;
  readonly counted?: Counters;
  readonly moves?: number;
  readonly cpuMs?: number;
}

/** A row of a script that solves a board: what moves() answered, and what was counted. */
export const solvedRow = (moves: Observation, counted: Counters = counters([])): Observation[] => [
  counters([]),
  ...[object, object, value(true), moves, counted],
];

/** Nothing was asked of the boards, nor of the library's queue. */
export const unsearched = counters([]);

export const rowFor = (tiles: Tiles, { variant = {}, counted, moves, cpuMs = 40 }: Answering = {}): MeasuredRow => {
  const boards = shortestSolution(tiles) ?? [tiles];
  const observations: Observation[] = [
    counters([]),
    ...[object, object, value(true), value(moves ?? boards.length - 1)],
    ...[object, { kind: 'items', count: boards.length, truncated: false } as const],
    counted ?? countersOf({ tiles }, variant),
    { kind: 'each', items: boards.map((board) => [shown(board)]) },
  ];
  return { observations, cpuMs, runs: 1 };
};

/** The rows of the file and of its twin; null for one that did not finish. */
export const pairRows = (
  published: Answering | null,
  twin: Answering | null,
): [MeasuredRow | null, MeasuredRow | null] => [
  published && rowFor(aFile.tiles, published),
  twin && rowFor(mirrored(aFile.tiles), twin),
];

/** A search without the critical optimization. */
export const uncritical: Answering = { counted: countersOf(aFile, { critical: 'never' }) };

/** How many nodes were put into a queue, and how many boards were asked for their neighbors. */
export const searching = (inserts: number, neighbors: number): Counters =>
  counters([queue({ inserts, delMins: inserts })], {
    'Board.neighbors()': neighbors,
    'Board.neighbors() at 0': neighbors,
  });
