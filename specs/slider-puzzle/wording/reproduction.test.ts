import { expect, it } from 'vitest';
import { notation } from '../../../harness/languages/java/notation.ts';
import { goal } from '../../../reference/puzzle/tiles.ts';
import { onBoard } from './reproduction.ts';

it('tells a board that is too big for a line by its first row', () => {
  expect(onBoard(notation, goal(11), { method: 'isGoal' })).toEqual([
    '// tiles: the 11-by-11 board whose first row is 1 2 3 4 5 6 7 8 9 10 11',
    'new Board(tiles).isGoal()',
  ]);
});
