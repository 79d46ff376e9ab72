import { expect, it } from 'vitest';
import { noAnswer } from './answer.ts';
import { asking } from './observed.ts';

it.each([
  ['null', 'It says `return null`'],
  ['undefined', 'It ends without `return`'],
])('an answer of %s is told by what gives it', (type, hint) => {
  const { judgement } = noAnswer(asking, { kind: 'value', value: null, type }, 'a board');
  expect(judgement).toMatchObject({ actual: type, hint: expect.stringContaining(hint) as string });
});
