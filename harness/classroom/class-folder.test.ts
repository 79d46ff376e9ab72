import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { usageError } from '../contracts/errors.ts';
import { failedReport } from '../testing/reports/failed.ts';
import { openFolder, readClass } from './class-folder.ts';
import { usualPolicy } from '../config/class-policy.ts';
import { storeGraded, storeReport } from './store/attempt-store.ts';
import { faultOf } from './store/graded.ts';
import { workFolder } from './testing/course-class.ts';
import { verifyClass } from './verify.ts';

const work = workFolder();

it('what is stored under keys that nobody has any more is in no table', async () => {
  const folder = await openFolder(work.path('class'), 'settings');
  const failed = faultOf('', { content: 'c', startedAt: '2026-11-26T12:00:00Z', toolchain: '', host: '' });
  await storeGraded(folder.path, { key: 'ada', attempt: 1 }, { ...failed, assignment: '8puzzle' });
  await storeGraded(folder.path, { key: '4711', attempt: 1 }, { ...failed, assignment: 'percolation' });
  const nobody = { id: null, name: null, username: null, email: null, lmsId: null, section: null, group: null };
  const attempts = [{ number: 1, submittedAt: null, late: null, content: null, place: '', notes: [] }];
  const nothing = { roster: null, former: [], unrecognised: [], notes: [] };
  const facts = { bundle: { name: '', kind: '' }, fingerprint: '', ...nothing };
  const students = [{ ...nobody, key: 'ada', onRoster: true, attempts }];
  const { assignment } = await folder.refresh({ ...facts, students }, usualPolicy);
  folder.close();
  const database = new DatabaseSync(work.path('class/class.sqlite'));
  expect(database.prepare('SELECT key FROM attempts').all()).toEqual([{ key: 'ada' }]);
  expect(assignment).toBe('8puzzle');
  database.close();
});

it('a first run that was killed is not taken for no class', async () => {
  const folder = await openFolder(work.path('killed'), 'settings');
  await expect(readClass(folder.path)).rejects.toThrow('its first run is not over or was interrupted');
  const stored = { content: 'c', startedAt: '2026-11-26T12:00:00Z', toolchain: '', host: '' };
  await storeGraded(folder.path, { key: 'ada', attempt: 1 }, { ...faultOf('', stored), assignment: '8puzzle' });
  await folder.record('graded', '', { key: 'ada', attempt: 1 });
  folder.close();
  await expect(readClass(folder.path)).rejects.toThrow('its first run is not over or was interrupted');
});

it('a page that settings make impossible is told with their place', async () => {
  const folder = await openFolder(work.path('no-page'), 'settings');
  const page = (): Promise<string> =>
    Promise.reject(usageError('unknown-check', 'No such check.', { where: 'our.yaml:4:9', remedy: 'Look again.' }));
  const stored = storeReport(
    folder.path,
    { key: 'ada', attempt: 1 },
    { report: failedReport(), content: 'c', alone: true, page },
  );
  await expect(stored).rejects.toMatchObject({ code: 'page-not-made', where: 'our.yaml:4:9', remedy: 'Look again.' });
  folder.close();
});

it('a report that the log does not tell of last is recovered, though it tells of an equal one', async () => {
  const folder = await openFolder(work.path('equal'), 'settings');
  const stored = { report: failedReport(), content: 'c', alone: true, page: () => Promise.resolve('') };
  for (const attempt of [1, 2]) {
    const place = { key: 'ada', attempt };
    const known = await storeReport(folder.path, place, stored);
    // Killed before the log was told of the second.
    if (attempt === 1) await folder.record('graded', String(known.report), place);
    await folder.recover(place, known);
  }
  const nothing = { roster: null, former: [], unrecognised: [], notes: [], students: [] };
  await folder.refresh({ bundle: { name: '', kind: '' }, fingerprint: '', ...nothing }, usualPolicy);
  folder.close();
  expect(await verifyClass(folder.path)).toEqual([]);
});
