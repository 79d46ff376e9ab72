import { expect, it } from 'vitest';
import { notation } from '../../../harness/languages/java/notation.ts';
import { exchanged } from '../../../reference/puzzle/cells.ts';
import { goal } from '../../../reference/puzzle/tiles.ts';
import { scattered } from '../arbitraries/near-boards.ts';
import { onBoard } from './reproduction.ts';

it.each([
  ['a goal', goal(11), 'the 11-by-11 goal'],
  ['tiles exchanged', exchanged(goal(11), 0, 13), 'the 11-by-11 goal, but with tiles[0][0] = 14, tiles[1][2] = 1'],
  ['another order', scattered(12), 'the 12-by-12 board with its tiles in descending order, 0 at tiles[6][6]'],
  [
    'no order',
    goal(11).map((row) => row.toReversed()),
    'the 11-by-11 board whose first row is 11 10 9 8 7 6 5 4 3 2 1',
  ],
])('a board that is too big for a line is told in words: %s', (_, tiles, words) => {
  expect(onBoard(notation, tiles, { method: 'isGoal' })).toEqual([`// tiles: ${words}`, 'new Board(tiles).isGoal();']);
});
