import { afterAll, expect, it } from 'vitest';
import { failedReport } from '../../testing/reports/failed.ts';
import { workFolder } from '../testing/course-class.ts';
import { readValid, storeReport } from './attempt-store.ts';

const work = workFolder();
afterAll(work.remove);

it('what is stored of an attempt stays complete until the page of its new report is made', async () => {
  const place = { key: 'ada', attempt: 1 };
  const stored = { report: failedReport(), content: 'c', alone: true };
  const before = await storeReport(work.path('class'), place, { ...stored, page: () => Promise.resolve('') });
  const stopped = { ...stored, page: () => Promise.reject(new Error('stopped')) };
  await expect(storeReport(work.path('class'), place, stopped)).rejects.toThrow('stopped');
  expect(await readValid(work.path('class'), place)).toEqual(before);
});
