/** One puzzle file and its expected values, made from the recipe and vouched for by both solvers. */
import { distance } from '../../reference/distances.ts';
import { searchDeepening } from '../../reference/deepening/ida-star.ts';
import { expandSolution, isSolution } from '../../reference/solution.ts';
import { type OfficialSearch, boundedOfficialSearch } from '../../reference/solver.ts';
import { type Tiles, formatTiles, hamming, isSolvable, manhattan } from '../../reference/tiles.ts';
import type { Expected, ExpectedCounts } from './expected.ts';
import { recordedSolutions } from './fixtures-given.ts';
import { boardOf, sizeOf, workOf } from './fixtures-recipes.ts';
import { claimOf } from './puzzle-names.ts';
import { testClientOutput } from './test-client.ts';

export interface MadeFixture {
  /** Contents by path below `fixtures/`. */
  readonly files: ReadonlyMap<string, string>;
  /** Where the solvers, the tables and the recipe contradict each other: one sentence each. */
  readonly problems: readonly string[];
}

/** The official search is run up to here: harder boards may need more nodes than fit into memory. */
const largestCountedMoves = 46;
const largestCountedInserts = 3_000_000;

/** Makes what belongs to one file of `puzzleNames`. Does not prove that a recorded solution is a shortest one. */
export const makeFixture = (name: string): MadeFixture => {
  const tiles = boardOf(name);
  const solution = shortestMoves(name, tiles);
  const { moves } = claimOf(name);
  const isCounted = (moves ?? 0) <= largestCountedMoves;
  const official = isCounted ? boundedOfficialSearch(tiles, largestCountedInserts) : null;
  const expected = expectedFor(tiles, solution, official);
  const base = name.replace(/\.txt$/, '');
  const boards = solution === null ? null : expandSolution(tiles, solution);
  return {
    files: new Map([
      [`puzzles/${name}`, formatTiles(tiles)],
      [`expected/${base}.json`, `${JSON.stringify(expected, null, 2)}\n`],
      [`expected/${base}.txt`, testClientOutput(boards)],
    ]),
    problems: [
      ...problemsOfSolution(name, tiles, solution),
      ...(isCounted ? problemsOfSearch(name, tiles, solution, official) : []),
    ].map((problem) => `${name}: ${problem}`),
  };
};

const shortestMoves = (name: string, tiles: Tiles): string | null => {
  const recorded = recordedSolutions[name];
  if (recorded !== undefined) return recorded;
  const result = searchDeepening(tiles);
  return result.kind === 'solved' ? result.moves : null;
};

const expectedFor = (tiles: Tiles, solution: string | null, official: OfficialSearch | null): Expected => ({
  size: tiles.length,
  solvable: solution !== null,
  moves: solution?.length ?? null,
  hamming: hamming(tiles),
  manhattan: manhattan(tiles),
  solution,
  counts: official === null ? null : countsOf(official),
  ...(official === null
    ? { countsReason: `not searched: boards of more than ${String(largestCountedMoves)} moves may not fit into memory` }
    : {}),
});

const countsOf = ({ initial, twin, counts }: OfficialSearch): ExpectedCounts => {
  const queue = (of: (queue: OfficialSearch['initial']) => ExpectedCounts['initial']): ExpectedCounts['total'] => {
    const [a, b] = [of(initial), of(twin)];
    return {
      'insert()': a['insert()'] + b['insert()'],
      'delMin()': a['delMin()'] + b['delMin()'],
      maxSize: a.maxSize + b.maxSize,
      finalSize: a.finalSize + b.finalSize,
    };
  };
  return { initial: queueCounts(initial), twin: queueCounts(twin), total: queue(queueCounts), ...counts };
};

const queueCounts = (queue: OfficialSearch['initial']): ExpectedCounts['initial'] => ({
  'insert()': queue.inserts,
  'delMin()': queue.delMins,
  maxSize: queue.maxSize,
  finalSize: queue.finalSize,
});

/** What the name promises, what the tables know, and what the solution is. */
const problemsOfSolution = (name: string, tiles: Tiles, solution: string | null): string[] => {
  const { moves } = claimOf(name);
  const found = solution?.length ?? null;
  const problems: string[] = [];
  if (tiles.length !== sizeOf(name)) problems.push(`n is ${String(tiles.length)}, not ${String(sizeOf(name))}`);
  if (found !== moves) problems.push(`the name says ${inMoves(moves)}, iterative deepening finds ${inMoves(found)}`);
  if (isSolvable(tiles) !== (solution !== null))
    problems.push('parity and iterative deepening disagree on solvability');
  if (solution !== null && !isSolution(tiles, expandSolution(tiles, solution)))
    problems.push('the solution misses the goal');
  if (tiles.length <= 3 && distance(tiles) !== found) {
    problems.push(`breadth-first search finds ${inMoves(distance(tiles))}, iterative deepening ${inMoves(found)}`);
  }
  return problems;
};

const problemsOfSearch = (
  name: string,
  tiles: Tiles,
  solution: string | null,
  official: OfficialSearch | null,
): string[] => {
  if (official === null) return [`the official search needs more than ${String(largestCountedInserts)} insertions`];
  const found = official.solution?.length ?? null;
  const problems: string[] = [];
  if (found !== (solution?.length ?? null)) {
    problems.push(
      `the official search finds ${inMoves(found)}, iterative deepening ${inMoves(solution?.length ?? null)}`,
    );
  }
  if (official.solution !== null && !isSolution(tiles, expandSolution(tiles, official.solution))) {
    problems.push('the solution of the official search misses the goal');
  }
  return [...problems, ...problemsOfWork(name, official)];
};

const problemsOfWork = (name: string, official: OfficialSearch): string[] => {
  const inserts = official.initial.inserts + official.twin.inserts;
  const work = workOf(name);
  if (work === null || (inserts >= work.least && inserts <= work.most)) return [];
  return [`${String(inserts)} insertions, not ${String(work.least)} to ${String(work.most)} as its profile asks`];
};

const inMoves = (moves: number | null): string => (moves === null ? 'no solution' : `${String(moves)} moves`);
