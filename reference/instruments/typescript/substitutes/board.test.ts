import { beforeEach, describe, expect, it } from 'vitest';
import { isSolvable } from '../../../puzzle/parity.ts';
import { formatTiles, hamming, isGoal, manhattan, neighbors, type Tiles, twin } from '../../../puzzle/tiles.ts';
import { begin, report } from '../counting/counting.ts';
import { idle } from '../counting/session.ts';
import { Board } from './board.ts';

const session = { ...idle, queueOperations: 1_000 };

const board = (tiles: Tiles): Board => new Board(tiles.map((row) => [...row]));

/** Boards of one size along a fixed walk. */
const walk = (n: number, steps: number): Tiles[] => {
  let tiles: Tiles = Array.from({ length: n }, (_, i) =>
    Array.from({ length: n }, (_, j) => (i * n + j + 1) % (n * n)),
  );
  const boards = [tiles];
  for (let step = 0; step < steps; step += 1) {
    const next = neighbors(tiles);
    tiles = next[(step * 7 + 3) % next.length] ?? tiles;
    boards.push(tiles);
  }
  return boards;
};

describe('the substitute Board', () => {
  beforeEach(() => {
    begin(session);
  });

  it.each([2, 3, 4, 5, 16, 17, 127])('agrees with the reference at n = %i', (n) => {
    for (const tiles of walk(n, n > 16 ? 3 : 60)) {
      const b = board(tiles);
      expect([b.dimension(), b.hamming(), b.manhattan(), b.isGoal()]).toEqual([
        n,
        hamming(tiles),
        manhattan(tiles),
        isGoal(tiles),
      ]);
      expect(b.toString()).toBe(formatTiles(tiles));
      expect([...b.neighbors()].map(String)).toEqual(neighbors(tiles).map(formatTiles));
      expect([...b.neighbors()].map((next) => next.manhattan())).toEqual(neighbors(tiles).map(manhattan));
      expect([String(b.twin()), b.twin().manhattan()]).toEqual([formatTiles(twin(tiles)), manhattan(twin(tiles))]);
    }
  });

  it.each([1, 2, 3, 4, 5, 16])('knows which boards of n = %i can be solved', (n) => {
    const last = n === 1 ? [] : walk(n, 60);
    for (const tiles of [...last, ...last.map(twin), [[0]]]) {
      expect([board(tiles).size(), board(tiles).isSolvable()]).toEqual([tiles.length, isSolvable(tiles)]);
    }
  });

  it('equals some others where some are to be, and counts only the equal ones as such', () => {
    begin({ ...session, confused: true });
    const tiles = walk(3, 9).at(-1) ?? [];
    const others = walk(3, 8)
      .filter((one) => formatTiles(one) !== formatTiles(tiles))
      .slice(0, 6)
      .map(board);
    const b = board(tiles);
    expect(others.map((other) => b.equals(other))).toEqual([false, false, true, false, false, true]);
    expect([b.equals(board(tiles)), String(b)]).toEqual([true, formatTiles(tiles)]);
    expect(report().operations).toMatchObject({ 'Board.equals()': 7, 'Board.equals() true': 1 });
  });

  it('equals boards with the same tiles only', () => {
    const tiles = walk(3, 9).at(-1) ?? [];
    const b = board(tiles);
    expect(b.equals(board(tiles))).toBe(true);
    expect([...b.neighbors()].some((next) => b.equals(next))).toBe(false);
    expect([null, undefined, 'text', {}].some((other) => b.equals(other))).toBe(false);
    expect(
      b.equals(
        board([
          [1, 2],
          [3, 0],
        ]),
      ),
    ).toBe(false);
  });

  it('keeps nothing of the array that it was made from', () => {
    const tiles = [
      [1, 2],
      [3, 0],
    ];
    const b = new Board(tiles);
    tiles[0] = [2, 1];
    expect(b.isGoal()).toBe(true);
  });

  it('refuses null, and an array that is not square', () => {
    expect(() => new Board(null as unknown as number[][])).toThrow(TypeError);
    expect(() => new Board([[1, 2], [3]])).toThrow(/no tile in row 1, column 1/);
  });

  it('counts calls, and the manhattan() call of isGoal()', () => {
    const b = board(walk(3, 5).at(-1) ?? []);
    b.isGoal();
    b.twin();
    b.equals(null);
    expect(report().operations).toMatchObject({
      'Board()': 2,
      'Board.isGoal()': 1,
      'Board.manhattan()': 1,
      'Board.twin()': 1,
      'Board.equals()': 1,
      'Board.equals(non-Board)': 1,
    });
    expect(Object.values(report().operations).every((count) => count === 0)).toBe(true);
  });

  it('tells a comparison with the board two moves back, or a copy of it, from others', () => {
    const root = board(walk(3, 5).at(-1) ?? []);
    const next = [...root.neighbors()][0];
    const back = [...(next?.neighbors() ?? [])];
    const elsewhere = (): number | undefined => report().operations['Board.equals(not two moves back)'];
    expect(back.filter((b) => b.equals(root))).toHaveLength(1);
    back.forEach((b) => root.equals(b));
    expect(elsewhere()).toBe(0);
    back.forEach((b) => b.equals(board(walk(3, 5).at(-1) ?? [])));
    expect(elsewhere()).toBe(0);
    back.forEach((b) => b.equals(next));
    root.equals(next);
    expect(elsewhere()).toBe(back.length + 1);
  });

  it.each([3, 5])(
    'takes a board from which another way leads to the one in between for one two moves back, at n = %i',
    (n) => {
      const tiles = walk(n, 5).at(-1) ?? [];
      const between = board(tiles);
      const others = [...board(tiles).neighbors()];
      const next = [...between.neighbors()];
      const elsewhere = (): number | undefined => report().operations['Board.equals(not two moves back)'];
      for (const one of next) for (const other of others) one.equals(other);
      expect(elsewhere()).toBe(0);
      for (const one of next) for (const other of next) one.equals(other);
      expect(elsewhere()).toBe(next.length * (next.length - 1));
      for (const one of next) for (const other of others) for (const far of other.neighbors()) one.equals(far);
      expect(elsewhere()).toBeGreaterThan(0);
    },
  );

  it('counts no comparison that finds an equal board as one with another board', () => {
    const tiles = walk(3, 5).at(-1) ?? [];
    expect(board(tiles).equals(board(tiles))).toBe(true);
    expect(report().operations['Board.equals(not two moves back)']).toBe(0);
  });

  it('shows tiles by other names, and is the same board otherwise', () => {
    begin({ ...session, names: [0, 2, 3, 1, 4, 5, 6, 7, 8] });
    const tiles = walk(3, 9).at(-1) ?? [];
    const b = board(tiles);
    const named = tiles.map((row) => row.map((tile) => [0, 2, 3, 1][tile] ?? tile));
    expect([String(b), b.manhattan(), b.hamming()]).toEqual([formatTiles(named), manhattan(tiles), hamming(tiles)]);
    expect(b.equals(board(tiles))).toBe(true);
    expect(String(board(walk(2, 3).at(-1) ?? []))).toBe(formatTiles(walk(2, 3).at(-1) ?? []));
  });

  describe('counts which boards were asked for neighbors', () => {
    const expanded = (): Record<string, number> =>
      Object.fromEntries(
        Object.entries(report().operations).filter(([name]) => name.startsWith('Board.neighbors() at')),
      );

    it.each([3, 4, 5])('by moves and distance, each once, at n = %i', (n) => {
      const tiles = walk(n, 9).at(-1) ?? [];
      const b = board(tiles);
      for (let time = 0; time < 5; time += 1) for (const next of b.neighbors()) next.neighbors();
      const levels = [b, ...b.neighbors()].map((one, index) => one.manhattan() + Math.min(index, 1));
      expect(Object.keys(expanded())).toEqual(
        [...new Set(levels)].sort().map((level) => `Board.neighbors() at ${String(level)}`),
      );
    });

    it('within a few percent of their number', { retry: 3 }, () => {
      let boards = [board(walk(4, 60).at(-1) ?? [])];
      const known = new Set<string>();
      for (let depth = 0; depth < 11; depth += 1) {
        boards.forEach((one) => known.add(String(one)));
        boards = boards.flatMap((one) => [...one.neighbors()]);
        boards = [...new Map(boards.map((one) => [String(one), one])).values()].filter(
          (one) => !known.has(String(one)),
        );
      }
      const sum = Object.values(expanded()).reduce((total, count) => total + count, 0);
      expect(Math.abs(sum / known.size - 1)).toBeLessThan(0.06);
    });

    it('but not those that a Solver made of tiles, and what comes of them', () => {
      board(walk(3, 5).at(-1) ?? []);
      const own = board(walk(3, 9).at(-1) ?? []);
      for (const next of own.neighbors()) next.neighbors();
      own.twin().neighbors();
      expect(expanded()).toEqual({});
    });
  });
});
