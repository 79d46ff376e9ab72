import { expect, it } from 'vitest';
import { isCutOff, isSumOfCutOff } from './cut-off.ts';

it.each([
  [-56, 200, true],
  [44, 300, true],
  [255, -1, true],
  [-1, 255, true],
  [-32_768, 32_768, true],
  [5, 5, false],
  [266, 10, false],
  [-1, 4, false],
])('%i is what a small type holds of %i: %s', (value, right, is) => {
  expect(isCutOff(value, right)).toBe(is);
});

it.each([
  [-230, 282, true],
  [8063, 2_040_191, true],
  [282, 282, false],
  [538, 282, false],
  [-156, 100, false],
  [-231, 282, false],
])('%i is a sum of bytes for %i: %s', (value, right, is) => {
  expect(isSumOfCutOff(value, right)).toBe(is);
});
