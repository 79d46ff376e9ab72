import { expect, it } from 'vitest';
import type { ExplainedCheck } from './explained.ts';
import { findChecks } from './find.ts';

const check = (id: string, section: string, group: string): ExplainedCheck => ({
  ...{ id, section, group, title: id, assignment: 'own', weight: 1, ofPoints: 1, languages: {} },
});
const all = [check('Extra-1', 'extraCredit', 'Deques'), check('extra-2', 'extraCredit', 'Steques')];

it.each([
  ['extra-1', ['Extra-1']],
  ['EXTRA-*', ['Extra-1', 'extra-2']],
  ['extraCredit', ['Extra-1', 'extra-2']],
  ['steques', ['extra-2']],
  ['none', undefined],
])('%s is found whatever letters of it are capitals', (name, ids) => {
  expect(findChecks(name, all)?.checks.map(({ id }) => id)).toEqual(ids);
});
