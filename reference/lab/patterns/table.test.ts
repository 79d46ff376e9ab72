import { describe, expect, it } from 'vitest';
import { boardsAtDistance } from '../../oracle/distances.ts';
import { buildTable } from './build.ts';
import { manhattanByCell } from './manhattan-sums.ts';
import { buildTables, type Patterns, patternsOf } from './patterns.ts';
import { plainTable } from '../../testing/plain-patterns.ts';
import { spaceOf } from './space.ts';
import { PatternLookup } from './pattern-lookup.ts';

const never = (): boolean => false;

const patternsFrom = async (n: number, groups: readonly (readonly number[])[]): Promise<Patterns> =>
  patternsOf({ n, groups }, (await buildTables({ n, groups }, never)) ?? []);

/** A board on which only the tiles of the group and the blank can be distinguished. */
const seen = (cells: readonly number[], group: readonly number[]): string =>
  String.fromCharCode(...cells.map((tile) => (tile === 0 ? 32 : group.includes(tile) ? 64 + tile : 46)));

/** Moves of the group's tiles to the goal from every board as the group sees it: other moves cost nothing. */
const bruteForce = (n: number, group: readonly number[]): Map<string, number> => {
  const goal = Array.from({ length: n * n }, (_, cell) => (cell + 1) % (n * n));
  const known = new Map<string, number>();
  let level = [seen(goal, group)];
  for (let moves = 0; level.length > 0; moves++) {
    const next: string[] = [];
    while (level.length > 0) {
      const board = level.pop() ?? '';
      if (known.has(board)) continue;
      known.set(board, moves);
      for (const [after, isFree] of slides(board, n)) (isFree ? level : next).push(after);
    }
    level = next;
  }
  return known;
};

const slides = (board: string, n: number): [after: string, isFree: boolean][] => {
  const blank = board.indexOf(' ');
  const column = blank % n;
  const near = [blank - n, blank + n, column > 0 ? blank - 1 : -1, column < n - 1 ? blank + 1 : -1];
  return near
    .filter((cell) => cell >= 0 && cell < n * n)
    .map((cell) => {
      const after = Array.from(board);
      after[blank] = board[cell] ?? '';
      after[cell] = ' ';
      return [after.join(''), board[cell] === '.'];
    });
};

/** The distances of the groups of a board, by the tables. */
const distancesIn = ({ groups, n }: Patterns): ((cells: readonly number[]) => number[]) => {
  const lookup = new PatternLookup({ groups, n }, false);
  const manhattan = Array.from({ length: n * n }, (_, tile) => (tile === 0 ? [] : manhattanByCell(n, tile)));
  return (cells) => {
    lookup.read(cells);
    return groups.map(({ tiles }, group) =>
      tiles.reduce(
        (sum, tile) => sum + (manhattan[tile]?.[cells.indexOf(tile)] ?? 0),
        2 * (lookup.excesses[group] ?? 0),
      ),
    );
  };
};

const allSolvable = (): number[][] =>
  Array.from({ length: 32 }, (_, moves) => boardsAtDistance(3, moves).map((tiles) => tiles.flat())).flat();

describe('the tables', () => {
  it('hold what a search without them finds, for groups of all 3-by-3 boards', async () => {
    const groups = [
      [2, 5],
      [1, 3, 8],
      [4, 6, 7],
    ];
    const look = distancesIn(await patternsFrom(3, groups));
    const expected = groups.map((group) => bruteForce(3, group));
    const wrong = allSolvable().filter((cells) =>
      look(cells).some((distance, index) => distance !== expected[index]?.get(seen(cells, groups[index] ?? []))),
    );
    expect(wrong).toEqual([]);
  });

  it('hold what a search without them finds, for every placing of three tiles of the 4-by-4 board', async () => {
    const groups = [
      [2, 3, 4],
      [1, 5, 6],
      [9, 10, 13],
      [7, 8, 12],
      [11, 14, 15],
    ];
    const look = distancesIn(await patternsFrom(4, groups));
    for (const [index, group] of groups.entries()) {
      const others = groups.flat().filter((tile) => !group.includes(tile));
      const expected = bruteForce(4, group);
      const wrong = [...expected].filter(([board, distance]) => {
        let used = 0;
        const cells = Array.from(board, (one) =>
          one === ' ' ? 0 : one === '.' ? (others[used++] ?? 0) : one.charCodeAt(0) - 64,
        );
        return look(cells)[index] !== distance;
      });
      expect({ boards: expected.size, wrong }).toEqual({ boards: 43_680, wrong: [] });
    }
  });

  it.each([[[1, 2, 5, 6, 9]], [[10, 11, 13, 14, 15]], [[8, 11, 12, 15]]])(
    'of %j are the same by the plain search',
    async (tiles) => {
      const space = spaceOf(4, tiles.length);
      const table = await buildTable(space, tiles, never);
      expect(table === null ? null : Buffer.compare(table, plainTable(space, tiles))).toBe(0);
    },
  );

  it('are not made to the end when they are no longer wanted', async () => {
    expect(await buildTables({ n: 4, groups: [[1, 5, 6, 9, 10, 13]] }, () => true)).toBeNull();
  });
});
