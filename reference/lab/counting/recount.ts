/** Counts a second time, by searches that share no code with the first, and holds them against what is proved. */
import { Board, newBoardCounts } from '../../oracle/board.ts';
import { Solver } from '../../oracle/solver.ts';
import type { Tiles } from '../../puzzle/tiles.ts';
import { type Counted, isWithin } from '../../oracle/counting/counts-schema.ts';
import type { OfficialCounts } from '../../oracle/counting/official-counts.ts';
import { boundedOfficialSearch } from './official-search.ts';

/**
 * The readable search takes a second for this many insertions; the stored one keeps its nodes, some 150 MB for this
 * many.
 */
const readableInserts = 20_000;
const storedInserts = 3_000_000;

/** One sentence for each contradiction; none when all agree, or where there are no counts. */
export const countProblems = (tiles: Tiles, counts: OfficialCounts): string[] => {
  if (counts.kind === 'not-counted') return [];
  const again = recounted(tiles, counts.counts.insert);
  const problems = again.flatMap(({ name, found }) =>
    (['insert', 'delMin', 'board', 'equals', 'manhattan', 'peak'] as const)
      .filter((one) => found[one] !== counts.counts[one])
      .map((one) => `${name} counts ${String(found[one])} for ${one}, not ${String(counts.counts[one])}`),
  );
  if (counts.range !== null && !isWithin(counts.counts, counts.range)) {
    problems.push('a count lies outside what is proved for any search');
  }
  return problems;
};

interface Recount {
  readonly name: string;
  readonly found: Counted['counts'];
}

const recounted = (tiles: Tiles, inserts: number): Recount[] => [
  ...(inserts <= readableInserts ? [{ name: 'the readable search', found: readably(tiles) }] : []),
  ...(inserts <= storedInserts ? [{ name: 'the stored search', found: stored(tiles) }] : []),
];

const readably = (tiles: Tiles): Counted['counts'] => {
  const boards = newBoardCounts();
  const { initial, twin } = new Solver(new Board(tiles, boards)).queues();
  return {
    insert: initial.inserts + twin.inserts,
    delMin: initial.delMins + twin.delMins,
    board: boards['Board()'],
    equals: boards['Board.equals()'],
    manhattan: boards['Board.manhattan()'],
    peak: initial.maxSize + twin.maxSize,
  };
};

const stored = (tiles: Tiles): Counted['counts'] => {
  const search = boundedOfficialSearch(tiles, storedInserts);
  if (search === null) throw new RangeError('the stored search needs more insertions than the counting one');
  const { initial, twin, counts } = search;
  return {
    insert: initial.inserts + twin.inserts,
    delMin: initial.delMins + twin.delMins,
    board: counts['Board()'],
    equals: counts['Board.equals()'],
    manhattan: counts['Board.manhattan()'],
    peak: initial.maxSize + twin.maxSize,
  };
};
