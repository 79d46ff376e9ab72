import { rmSync, symlinkSync } from 'node:fs';
import { expect, it } from 'vitest';
import { failedReport } from '../../testing/reports/failed.ts';
import { workFolder } from '../testing/course-class.ts';
import { readValid, storeReport } from './attempt-store.ts';
import { attemptFile, inFolder } from './places.ts';

const work = workFolder();

it('what is stored of an attempt stays complete until the page of its new report is made', async () => {
  const place = { key: 'ada', attempt: 1 };
  const stored = { report: failedReport(), content: 'c', alone: true };
  const before = await storeReport(work.path('class'), place, { ...stored, page: () => Promise.resolve('') });
  const stopped = { ...stored, page: () => Promise.reject(new Error('stopped')) };
  await expect(storeReport(work.path('class'), place, stopped)).rejects.toThrow('stopped');
  expect(await readValid(work.path('class'), place)).toEqual(before);
});

it.runIf(process.platform === 'linux')('and until the disk has all that belongs to it', async () => {
  const [folder, place] = [work.path('full'), { key: 'ada', attempt: 1 }];
  const stored = { report: failedReport(), alone: true, page: () => Promise.resolve('') };
  const before = await storeReport(folder, place, { ...stored, content: 'before' });
  const page = inFolder(folder, attemptFile(place, 'report.html'));
  rmSync(page);
  // Nothing can be written beside it.
  symlinkSync('/proc/version', page);
  const later = { ...stored, report: { ...failedReport(), language: null }, content: 'later' };
  await expect(storeReport(folder, place, later)).rejects.toMatchObject({ code: 'class-not-written' });
  expect(await readValid(folder, place)).toEqual(before);
});
