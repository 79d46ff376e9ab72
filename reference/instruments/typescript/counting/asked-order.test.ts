import { expect, it } from 'vitest';
import { Board } from '../substitutes/board.ts';
import { boards } from './boards.ts';
import { begin, report } from './counting.ts';
import { idle } from './session.ts';

const root = new Board([
  [1, 2, 3],
  [4, 0, 5],
  [7, 8, 6],
]);

const childWith = (priority: number, of: Board): Board | undefined =>
  [...of.neighbors()].find((board) => board.manhattan() + 1 === priority);

/** The initial board has a priority of 2; so has the first of these, and the second has 4. */
const [near, far] = [2, 4].map((priority) => childWith(priority, root));

const decreases = (searches: boolean, asked: readonly (Board | undefined)[]): number => {
  begin({ ...idle, searches }, { boards, fields: undefined });
  for (const board of asked) board?.neighbors();
  return report().operations['Board.neighbors() of a smaller priority'] ?? 0;
};

it.each([
  ['in their order', [root, near, near, far, far], 0],
  ['back and forth', [root, far, near, far, root], 2],
  ['in turns with those of a search from the twin', [root, far, root.twin(), far], 0],
])('of boards that are asked %s', (_, asked, count) => {
  expect(decreases(true, asked)).toBe(count);
});

it('is looked at only where searches are', () => {
  expect(decreases(false, [root, far, near])).toBe(0);
});
