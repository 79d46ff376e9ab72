import { expect, it } from 'vitest';
import type { Observation } from '../../../../../harness/contracts/protocol.ts';
import { goal, type Tiles } from '../../../../../reference/puzzle/tiles.ts';
import { asking, thrown, value } from '../../../testing/observed.ts';
import { judgeEquals } from './methods.ts';

it.each<[string, Tiles, Tiles, Observation, string]>([
  ['an exception with boards of two sizes', goal(3), goal(2), thrown('E'), 'compare the sizes'],
  ['true with boards of two sizes', goal(2), goal(3), value(true), 'compare the sizes'],
  ['false with equal boards', goal(12), goal(12), value(false), 'Integer objects'],
  ['true with others of the same size', goal(127), goal(127).toReversed(), value(true), 'including the last row'],
])('equals() that gives %s has a hint of its own', (_, left, right, answer, hint) => {
  expect(judgeEquals({ language: 'java' }, asking, left, right, answer)).toHaveProperty(
    'hint',
    expect.stringContaining(hint),
  );
});

it.each<[string, Tiles, boolean]>([
  ['false with equal boards', goal(12), false],
  ['true with boards that differ in 256 cells', goal(16).toReversed(), true],
])('equals() that gives %s is told in TypeScript without a type of Java', (_, right, answer) => {
  const judged = judgeEquals({ language: 'typescript' }, asking, goal(right.length), right, value(answer));
  expect(judged).toHaveProperty('hint', expect.not.stringMatching(/Integer|\bint\b/));
});
