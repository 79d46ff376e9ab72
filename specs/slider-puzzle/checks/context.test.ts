import { expect, it } from 'vitest';
import { boardCheck, queueCheck, solverCheck } from './context.ts';

const own = {
  id: 'ours',
  title: 't',
  cases: [],
  explanation: { measured: 'a', why: 'b', passing: 'c', source: 'd' },
};

it.each([boardCheck, solverCheck, queueCheck])('a check keeps a section of its own', (check) => {
  expect(check({ ...own, section: 'rules' }).section).toBe('rules');
  expect(check(own).section).toBe('correctness');
});
