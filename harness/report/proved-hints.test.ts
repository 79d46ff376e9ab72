import { expect, it } from 'vitest';
import type { Cause } from '../contracts/report.ts';
import { aCase, aCheck } from '../testing/reports/passed.ts';
import { withProvedHints } from './proved-hints.ts';

const check = aCheck('one', {
  verdict: 'failed',
  cases: [aCase('right'), aCase('wrong', { verdict: 'failed', hint: 'The blank is counted.' })],
});
const cause = (proved: boolean): Cause => ({
  ...{ id: 'row', title: 'The row is one too low.', advice: 'Use (t - 1) / n.', points: 1, proved },
  ...{ checks: ['one'], consequences: [] },
});
const hints = (proved: boolean): unknown =>
  withProvedHints([check], [cause(proved)]).flatMap(({ cases }) => cases.map(({ hint }) => hint));

it('says what is proved instead of what a case makes likely, where one failed', () => {
  expect(hints(true)).toEqual([null, 'The row is one too low. Use (t - 1) / n.']);
  expect(hints(false)).toEqual([null, 'The blank is counted.']);
});
