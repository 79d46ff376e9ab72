import { describe, expect, it } from 'vitest';
import { boardsAtDistance } from '../../oracle/distances.ts';
import { randomBoard, randomFrom } from '../../testing/random-board.ts';
import { PackedBoards } from './packed-boards.ts';

const kept = (boards: PackedBoards, cells: readonly number[]): number => {
  boards.stage(cells);
  boards.find();
  return boards.keep();
};

describe('packed boards', () => {
  it.each([2, 3, 4, 5, 6, 16, 17, 127])('come back as they were kept, n = %i', (n) => {
    const random = randomFrom(n);
    const boards = new PackedBoards(n);
    boards.reserve(10);
    const cells = new Uint16Array(n * n);
    for (let board = 0; board < 10; board++) {
      const tiles = randomBoard(n, random).flat();
      const known = kept(boards, tiles);
      expect(boards.unpack(known, cells)).toBe(tiles.indexOf(0));
      expect([...cells]).toEqual(tiles);
    }
  });

  it('are found again among thousands, while the table grows', () => {
    const boards = new PackedBoards(3);
    const all = Array.from({ length: 16 }, (_, moves) => boardsAtDistance(3, moves)).flat();
    for (const [index, tiles] of all.entries()) {
      if (index % 1000 === 0) boards.reserve(index + 1000);
      while (boards.settle());
      boards.stage(tiles.flat());
      if (boards.find() !== -1) expect.fail(`board ${String(index)} is known before it is kept`);
      boards.keep();
    }
    const numbers = all.map((tiles) => {
      boards.stage(tiles.flat());
      return boards.find();
    });
    expect(numbers).toEqual(all.map((_, index) => index));
  });

  it('give way to equal ones, also when the table grows afterwards', () => {
    const boards = new PackedBoards(3);
    boards.reserve(40);
    const [tiles = []] = boardsAtDistance(3, 3);
    expect([kept(boards, tiles.flat()), kept(boards, tiles.flat())]).toEqual([0, 1]);
    boards.reserve(10_000);
    while (boards.settle());
    boards.stage(tiles.flat());
    expect(boards.find()).toBe(1);
  });

  it('are staged by a move', () => {
    const boards = new PackedBoards(3);
    boards.reserve(10);
    const known = kept(boards, [1, 2, 3, 4, 5, 6, 7, 8, 0]);
    boards.stageMove(known, 6, 5, 8);
    boards.find();
    const cells = new Uint16Array(9);
    expect(boards.unpack(boards.keep(), cells)).toBe(5);
    expect([...cells]).toEqual([1, 2, 3, 4, 5, 0, 7, 8, 6]);
  });
});
