import { expect, it } from 'vitest';
import { Expansions } from './expansions.ts';

const estimate = (boards: readonly number[]): number => {
  const expansions = new Expansions();
  for (const board of boards) expansions.add(0, board, 0);
  return expansions.counts()[0]?.[1] ?? 0;
};

/** Of many boards those few that raise the estimate of their own counts. */
const chosen = (): number[] => {
  const expansions = new Expansions();
  const found: number[] = [];
  let before = 0;
  for (let board = 0; board < 6_000; board += 1) {
    expansions.add(0, board, 0);
    const [[, now] = [0, 0]] = expansions.counts();
    if (now > before) found.push(board);
    before = now;
  }
  return found;
};

it('boards that were chosen to stand for many are counted as so many as they are', () => {
  const boards = chosen();
  expect(boards.length).toBeLessThan(4_000);
  expect(estimate(boards) / boards.length).toBeCloseTo(1, 0.5);
});
