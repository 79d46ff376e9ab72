import { expect, it } from 'vitest';
import { extend } from '../api/extend.ts';
import type { Prepared, PrepareOptions } from '../contracts/prepare.ts';
import { sampleAssignment } from '../testing/assignments.ts';
import { isOwn, noteBuiltIn } from './own-checks.ts';

it('a function of the assignment of the grader that is extended is none of the course', async () => {
  const [ofBase, ofCourse] = [() => [], () => []];
  const prepared: Prepared = { checks: [], tables: [], notes: [], plots: ofBase };
  const base = { ...sampleAssignment, prepare: () => Promise.resolve(prepared) };
  noteBuiltIn([base]);
  await extend(base, {}).prepare({} as PrepareOptions);
  expect([isOwn(ofBase), isOwn(ofCourse)]).toEqual([false, true]);
});
