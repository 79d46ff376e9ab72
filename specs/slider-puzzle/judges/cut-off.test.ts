import { expect, it } from 'vitest';
import { isCutOff } from './cut-off.ts';

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
