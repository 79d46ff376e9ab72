import { expect, it } from 'vitest';
import { aCase, aCheck } from '../../testing/reports/passed.ts';
import { checkText } from './detail.ts';
import { fullDetail } from './fitting.ts';

it('says once what to do about cases in a row', () => {
  const hints = ['Search from both.', 'Search from both.', 'Return it.', 'Search from both.'];
  const cases = hints.map((hint, index) => aCase(String(index), { verdict: 'failed', message: 'No answer.', hint }));
  const text = checkText(aCheck('a', { verdict: 'failed', cases }), { ...fullDetail, cases: hints.length });
  expect(text.match(/Hint: .*/gu)).toEqual(['Hint: Search from both.', 'Hint: Return it.', 'Hint: Search from both.']);
});
