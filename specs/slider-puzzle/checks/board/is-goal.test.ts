import { expect, it } from 'vitest';
import { aboutCode } from '../../../../harness/messages/in-locale.ts';
import { goal } from '../../../../reference/puzzle/tiles.ts';
import { asking, value } from '../../testing/observed.ts';
import { judgeIsGoal } from './is-goal.ts';

it.each([
  [3, 'java', 'index + 1'],
  [4, 'java', 'Integer objects'],
  [4, 'typescript', 'compared as text, as sort()'],
])('a goal of size %i that is not seen as such, in %s', (n, language, hint) => {
  const judged = aboutCode(language, () => judgeIsGoal(asking, goal(n), value(false)));
  expect(judged).toMatchObject({ hint: expect.stringContaining(hint) as string });
});
