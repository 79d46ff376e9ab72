import { expect, it } from 'vitest';
import { passedReport } from '../../testing/reports/passed.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { gradedFrom } from '../store/graded.ts';
import { renderClassSite } from './class-site.ts';
import { classOf, studentOf } from './testing/make-site.ts';

it('counts in the statistics of the checks nobody who is excused', async () => {
  const students = [studentOf(0), { ...studentOf(1), state: 'excused' as const, score: null }];
  const graded = gradedFrom(passedReport(), { content: '', report: '' }, true);
  const { named } = await renderClassSite(scratchFolder('class-site'), classOf(students), () => graded);
  const counts = [...named.matchAll(/<td><bdi>\w+<\/bdi><\/td><td class="number">(\d+)</g)].map(([, count]) => count);
  expect(new Set(counts)).toEqual(new Set(['1']));
});
