import { expect, it } from 'vitest';
import { aCase, aCheck } from '../testing/reports/passed.ts';
import { exampleOf } from './example.ts';

const failed = (name: string, more: Parameters<typeof aCase>[1] = {}): ReturnType<typeof aCase> =>
  aCase(name, { verdict: 'failed', ...more });

it.each([
  ['ended', 'x', [failed('late', { verdict: 'timed-out' }), failed('shown')]],
  ['tells the cause itself', 'Why.', [failed('other', { hint: 'Because.' }), failed('shown', { hint: 'Why.' })]],
  ['names the smaller board', 'x', [failed('large', { message: 'a 10-by-10 board' }), failed('shown')]],
])('is the case that %s', (_, id, cases) => {
  expect(exampleOf({ id, checks: [aCheck('a', { verdict: 'failed', cases })] })?.one.name).toBe('shown');
});
