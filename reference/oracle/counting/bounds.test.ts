import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type CountBounds, type Range, anyForm, provableBounds } from './bounds.ts';
import { boardAtDistance, countAtDistance } from '../distances.ts';
import { officialSearch } from '../../lab/counting/official-search.ts';
import { countOneQueue } from './lockstep-counts.ts';
import { parseTiles } from '../../puzzle/parse-tiles.ts';
import { boardAfter } from '../../puzzle/solution.ts';
import { type Tiles, goal, isGoal, manhattan, neighbors, sameTiles, twin } from '../../puzzle/tiles.ts';
import { countTree } from './tree-count.ts';
import { type Variant, type VariantResult, variantSearch } from '../../testing/variant-search.ts';

const puzzle = (name: string): Tiles =>
  parseTiles(readFileSync(new URL(`../../../fixtures/puzzles/${name}.txt`, import.meta.url), 'utf8'), name);

const limits = { maxNodes: 10_000_000, maxBytes: 2 ** 30 };

const padded = (moves: number): string => String(moves).padStart(2, '0');

/** All walks with f up to the limit, made one by one. */
interface Walk {
  readonly board: Tiles;
  readonly moves: number;
  readonly children: number;
}
const walks = (board: Tiles, limit: number, previous: Tiles | null = null, moves = 0): Walk[] => {
  if (moves + manhattan(board) > limit) return [];
  const next = neighbors(board).filter((neighbor) => previous === null || !sameTiles(neighbor, previous));
  const self = { board, moves, children: next.length };
  return isGoal(board) ? [self] : [self, ...next.flatMap((one) => walks(one, limit, board, moves + 1))];
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

describe('the search tree', () => {
  const boards = [0, 1, 4, 9, 14, 17].flatMap((moves) =>
    [0, 0.4, 0.8].map((part) => boardAtDistance(3, moves, Math.floor(part * countAtDistance(3, moves)))),
  );

  it('has as many nodes of each f and number of children as there are walks', () => {
    for (const root of [...boards, ...boards.map(twin), puzzle('puzzle4x4-14')]) {
      const limit = manhattan(root) + 4;
      const all = walks(root, limit).filter(({ board }) => !isGoal(board));
      const levels = [0, 2, 4].map((more) =>
        [0, 1, 2, 3, 4].map(
          (children) =>
            all.filter((w) => w.children === children && w.moves + manhattan(w.board) === limit - 4 + more).length,
        ),
      );
      expect(countTree(root, limit)?.levels).toEqual(levels);
    }
  });

  it('knows the fewest nodes of equal priority on the way to a goal', () => {
    for (const root of boards) {
      const moves = officialSearch(root).moves;
      const ways = waysToGoal(root, moves);
      const tied = ways.map((way) => way.filter(({ board, moves: g }) => g + manhattan(board) === moves));
      const { goal: found } = countTree(root, moves) ?? { goal: null };
      expect(found?.walks).toBe(ways.length);
      expect(found?.leastTied).toBe(Math.min(...tied.map(({ length }) => length - 1)));
      const children = tied.map((way) => sum(way.slice(0, -1).map((walk) => walk.children)));
      expect(found?.leastTiedChildren).toBe(Math.min(...children));
    }
  });

  it('is given up when it is too large', () => {
    expect(countTree(puzzle('puzzle40'), 40, 1000)).toBeNull();
    expect(provableBounds(puzzle('puzzle40'), 40, 1000)).toBeNull();
  });

  it('is given up when a walk in it would be too deep', () => {
    const n = 127;
    const rowsOfTheGoal = `${'L'.repeat(n - 1)}U${'R'.repeat(n - 1)}U`.repeat(n).slice(0, n * n - 1);
    const tiles = boardAfter(goal(n), rowsOfTheGoal);
    expect(manhattan(tiles)).toBe(n * n - 1);
    expect(countTree(tiles, n * n - 1)).toBeNull();
  });

  it('has no node with such an f', () => {
    expect(() => countTree(goal(3), 1)).toThrow(RangeError);
    expect(() => provableBounds(twin(goal(3)), 8)).toThrow(RangeError);
  });
});

function waysToGoal(board: Tiles, limit: number, previous: Tiles | null = null, moves = 0): Walk[][] {
  if (moves + manhattan(board) > limit) return [];
  const next = neighbors(board).filter((neighbor) => previous === null || !sameTiles(neighbor, previous));
  const self = { board, moves, children: next.length };
  if (isGoal(board)) return [[self]];
  return next.flatMap((one) => waysToGoal(one, limit, board, moves + 1).map((way) => [self, ...way]));
}

const forms = ['lockstep', 'oneQueue', 'alone'] as const;
const ties = ['heap', 'near', 'far', 'old', 'young'] as const;

const within = ({ least, most }: Range, count: number): boolean => least <= count && count <= most;

/** What lies outside of the bounds, in words. */
const outside = (bounds: CountBounds, result: VariantResult): string[] => {
  const inserts = sum(result.queues.map((queue) => queue.inserts));
  const delMins = sum(result.queues.map((queue) => queue.delMins));
  const counts = {
    inserts,
    delMins,
    boards: result.boards['Board()'],
    equals: result.boards['Board.equals()'],
    manhattan: result.boards['Board.manhattan()'],
  };
  return (['inserts', 'delMins', 'boards', 'equals', 'manhattan'] as const)
    .filter((name) => !within(bounds[name], counts[name]))
    .map((name) => `${name}: ${String(counts[name])} is not within ${JSON.stringify(bounds[name])}`);
};

describe('the bounds', () => {
  const variants: Partial<Variant>[] = forms.flatMap((form) =>
    ties.flatMap((tie) => [false, true].map((reversed) => ({ form, ties: tie, reversed }))),
  );

  it.each(Array.from({ length: 26 }, (_, moves) => moves))(
    'hold for every correct search of puzzle%d and of another board as far away',
    (moves) => {
      const most = moves > 20 ? [puzzle(`puzzle${padded(moves)}`)] : [];
      const boards = moves > 20 ? most : [puzzle(`puzzle${padded(moves)}`), boardAtDistance(3, moves, 0)];
      for (const tiles of boards) {
        const bounds = provableBounds(tiles, moves);
        for (const variant of variants) {
          const result = variantSearch(tiles, variant);
          expect(result.moves).toBe(moves);
          const problems = bounds === null ? ['none'] : outside(bounds[variant.form ?? 'lockstep'], result);
          expect({ variant, problems }).toEqual({ variant, problems: [] });
        }
      }
    },
  );

  it('are reached from below where the nodes nearest to the goal come first and lead there', () => {
    const tiles = puzzle('puzzle04');
    const bounds = provableBounds(tiles, 4);
    expect(bounds?.alone.delMins).toEqual({ least: 5, most: 5 });
    expect(bounds?.alone.inserts).toEqual({ least: 10, most: 10 });
  });

  it('are reached from above by a search that takes the goal last of all equal priorities', () => {
    // Farthest first: of all nodes with f = C* the goal is the last one, unless there are several goals.
    const single = [5, 9, 13, 16, 18].map((moves) => ({ moves, tiles: puzzle(`puzzle3x3-${padded(moves)}`) }));
    for (const { moves, tiles } of single) {
      if (countTree(tiles, moves)?.goal?.walks !== 1) continue;
      const result = variantSearch(tiles, { form: 'alone', ties: 'far' });
      expect(result.queues[0]?.delMins).toBe(provableBounds(tiles, moves)?.alone.delMins.most);
      expect(result.queues[0]?.inserts).toBe(provableBounds(tiles, moves)?.alone.inserts.most);
    }
  });

  it('hold for an uncached search, whose heap compares', () => {
    for (const moves of [4, 12, 20]) {
      const tiles = puzzle(`puzzle${padded(moves)}`);
      const result = variantSearch(tiles, { cached: false });
      const bounds = provableBounds(tiles, moves);
      expect(bounds && within(bounds.lockstep.manhattanUncached, result.boards['Board.manhattan()'])).toBe(true);
    }
  });

  it('do not hold for a search without the critical optimization', () => {
    const bounds = provableBounds(puzzle('puzzle20'), 20);
    expect(bounds && outside(anyForm(bounds), variantSearch(puzzle('puzzle20'), { critical: 'never' }))).not.toEqual(
      [],
    );
  });

  it('hold for the reference on large puzzles, with two queues and with one', () => {
    for (const moves of [33, 41, 44]) {
      const tiles = puzzle(`puzzle${String(moves)}`);
      const bounds = provableBounds(tiles, moves);
      const { initial, twin: other } = officialSearch(tiles);
      const one = countOneQueue(tiles, limits);
      expect(bounds && within(bounds.lockstep.inserts, initial.inserts + other.inserts)).toBe(true);
      expect(bounds && within(bounds.alone.inserts, initial.inserts)).toBe(true);
      expect(bounds && one && within(bounds.oneQueue.inserts, one.inserts)).toBe(true);
    }
  });
});

describe('comparisons', () => {
  it('cost two calls of manhattan() each where priorities are not kept, and the goal test one', () => {
    for (const moves of [4, 10, 17, 20]) {
      const tiles = puzzle(`puzzle${padded(moves)}`);
      const { comparisons, initial, twin: other } = officialSearch(tiles);
      const { boards } = variantSearch(tiles, { cached: false });
      expect(boards['Board.manhattan()']).toBe(2 * comparisons + initial.delMins + other.delMins);
    }
  });

  it('change nothing in one queue for both searches', () => {
    for (const moves of [4, 10, 17, 20]) {
      const tiles = puzzle(`puzzle${padded(moves)}`);
      expect(countOneQueue(tiles, limits)).toEqual(variantSearch(tiles, { form: 'oneQueue' }).queues[0]);
    }
  });
});
