import { expect, it } from 'vitest';
import { meanOf, medianOf } from './averages.ts';

it('what lies between two hundredths is rounded up, as a spreadsheet does it with the same scores', () => {
  expect(medianOf([100, 5.36, 78.57, 77.5])).toBe(78.04);
  expect(meanOf([82.86, 78.57])).toBe(80.72);
});
