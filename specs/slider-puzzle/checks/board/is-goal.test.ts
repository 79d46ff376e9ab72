import { expect, it } from 'vitest';
import { goal } from '../../../../reference/puzzle/tiles.ts';
import { asking, value } from '../../testing/observed.ts';
import { judgeIsGoal } from './is-goal.ts';

it.each([
  [3, 'index + 1'],
  [4, 'compared as text'],
])('a goal of size %i that is not seen as such', (n, hint) => {
  expect(judgeIsGoal(asking, goal(n), value(false))).toMatchObject({ hint: expect.stringContaining(hint) as string });
});
