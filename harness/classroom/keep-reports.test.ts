import { expect, it } from 'vitest';
import { failedReport } from '../testing/reports/failed.ts';
import { openFolder } from './class-folder.ts';
import { keepReports } from './keep-reports.ts';
import { readGraded, storeReport } from './store/attempt-store.ts';
import { workFolder } from './testing/course-class.ts';

const work = workFolder();

const contentOf = (files: string): string => `${'s'.repeat(32)}${files.repeat(32)}`;
const page = (): Promise<string> => Promise.resolve('');
const stored = (files: string) => ({ report: failedReport(), content: contentOf(files), alone: true, page });
const nobody = { id: null, name: null, username: null, email: null, lmsId: null, section: null, group: null };
const moved = (from: string, key: string, files: string) => {
  const attempt = { number: 1, submittedAt: null, late: null, content: contentOf(files), place: key, notes: [] };
  return { from, student: { ...nobody, key, onRoster: true, attempts: [attempt] } };
};

it('no report is lost where keys are passed on, whenever the run is interrupted, nor becomes that of who has the key now', async () => {
  const folder = await openFolder(work.path('class'), 'settings');
  const at = async (key: string) => (await readGraded(folder.path, { key, attempt: 1 }))?.content;
  await storeReport(folder.path, { key: '1', attempt: 1 }, stored('a'));
  await storeReport(folder.path, { key: '2', attempt: 1 }, stored('b'));
  const kept = [moved('1', '2', 'a'), moved('2', '3', 'b')];
  let pages = 0;
  const interrupted = () => ((pages += 1) === 2 ? Promise.reject(new Error('stopped')) : page());
  await expect(keepReports(kept, folder, interrupted)).rejects.toThrow('stopped');
  expect([await at('1'), await at('3')]).toEqual([contentOf('a'), contentOf('b')]);
  await keepReports(kept, folder, page);
  // Somebody of the bundle has got the key, and then the run was killed.
  await storeReport(folder.path, { key: '1', attempt: 1 }, stored('c'));
  await keepReports(kept, folder, page);
  expect([await at('1'), await at('2'), await at('3')]).toEqual(['c', 'a', 'b'].map(contentOf));
  folder.close();
});
