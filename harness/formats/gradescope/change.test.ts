import { expect, it } from 'vitest';
import { failedReport, notGradableReport } from '../../testing/reports/failed.ts';
import { gradescope } from '../gradescope.ts';
import { withChange } from './change.ts';

const outputAfter = (previous: number | null): string =>
  (JSON.parse(withChange(gradescope.render(failedReport()), previous)) as { output: string }).output;

it.each([
  [20, '4.28 points more than your previous submission.'],
  [30, '5.72 points less than your previous submission.'],
  [24.28, 'The same score as your previous submission.'],
])('after %d points, the change stands below the score', (previous, sentence) => {
  expect(outputAfter(previous).split('\n\n').slice(0, 2)).toEqual(['Score: 24.28 of 100', sentence]);
});

it('nothing changes without a previous score', () => {
  expect(outputAfter(null)).not.toContain('previous');
});

it('nothing is said of a change while a test is hidden, since students see no score', () => {
  const file = JSON.stringify({ score: 50, output: 'x', tests: [{ visibility: 'visible' }, { visibility: 'hidden' }] });
  expect(withChange(file, 20)).toBe(file);
});

it('what has no score is left as it is', () => {
  const text = gradescope.render(notGradableReport());
  expect(withChange(text, 20)).toBe(text);
});
