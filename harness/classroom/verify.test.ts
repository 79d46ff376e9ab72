/** What is read of a class is never taken for changed only since the machine cannot read it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openFolder, readClass } from './class-folder.ts';
import { usualPolicy } from '../config/class-policy.ts';
import { sha256 } from '../text/sha256.ts';
import { isIntact, storeGraded } from './store/attempt-store.ts';
import { faultOf, type Graded } from './store/graded.ts';
import { readLog } from './store/log.ts';
import { attemptFile, inFolder } from './store/places.ts';
import { workFolder } from './testing/course-class.ts';
import { verifyClass } from './verify.ts';
import { at } from '../text/at.ts';

const work = workFolder();

const known: Graded = {
  ...faultOf('', { content: 'c', startedAt: '2026-11-26T12:00:00Z', toolchain: '', host: '' }),
  ...{ state: 'graded', reason: null, score: 100, report: sha256('{}') },
};

const nothing = { roster: null, former: [], unrecognised: [], notes: [], students: [] };
const facts = { bundle: { name: '', kind: '' }, fingerprint: '', ...nothing };

it('a class of more reports than files may be open is as the log says', async () => {
  const folder = await openFolder(work.path('many'), 'settings');
  for (let attempt = 1; attempt <= 300; attempt += 1) {
    const place = { key: 'ada', attempt };
    await storeGraded(folder.path, place, known);
    writeFileSync(inFolder(folder.path, attemptFile(place, 'report.json')), '{}');
    await folder.record('graded', sha256('{}'), { ...place });
  }
  await folder.refresh(facts, usualPolicy);
  folder.close();
  const module = join(import.meta.dirname, 'verify.ts');
  const script = `import { verifyClass } from '${module}'; console.log(await verifyClass('${folder.path}'));`;
  const limited = ['-c', 'ulimit -n 64; exec "$0" --input-type=module -e "$1"', process.execPath, script];
  const { stdout, stderr } = spawnSync('sh', limited, { encoding: 'utf8' });
  expect([stdout, stderr]).toEqual(['[]\n', '']);
});

it('a score that was changed beside its report is not as the log says', async () => {
  const place = { key: 'ada', attempt: 1 };
  const folder = await openFolder(work.path('raised'), 'settings');
  await storeGraded(folder.path, place, known);
  writeFileSync(inFolder(folder.path, attemptFile(place, 'report.json')), '{}');
  await folder.record('graded', sha256('{}'), { ...place, score: 60 });
  await folder.refresh(facts, usualPolicy);
  folder.close();
  expect(await verifyClass(folder.path)).toEqual([
    {
      where: 'students/ada/1/graded.json',
      problem: 'Its score is not the one that the log mentions last: run the class again.',
    },
  ]);
});

it('scores of before hold, though others were logged by a run that could not write them', async () => {
  const folder = await openFolder(work.path('full'), 'settings');
  await folder.refresh(facts, usualPolicy);
  const kept = ['class.json', 'grades.csv'].map((name) => join(folder.path, name));
  const before = kept.map((path) => readFileSync(path));
  await folder.refresh(facts, { ...usualPolicy, attempt: 'best' });
  for (const [index, path] of kept.entries()) writeFileSync(path, at(before, index));
  await folder.refresh(facts, usualPolicy);
  folder.close();
  const { lines } = await readLog(join(folder.path, 'log.jsonl'));
  const { points } = await readClass(folder.path);
  expect(lines.at(-1)?.digest).toBe(points);
});

it('a score of no report is that of a changed one', async () => {
  const folder = await openFolder(work.path('given'), 'settings');
  await storeGraded(folder.path, { key: 'ada', attempt: 1 }, { ...known, report: null });
  await storeGraded(folder.path, { key: 'bob', attempt: 1 }, { ...known, report: null, score: null });
  await folder.refresh(facts, usualPolicy);
  folder.close();
  expect(await verifyClass(folder.path)).toMatchObject([{ where: 'students/ada/1/report.json' }]);
});

it('a report that cannot be read is an error, and not a changed report', async () => {
  const place = { key: 'ada', attempt: 1 };
  mkdirSync(inFolder(work.path('folder'), attemptFile(place, 'report.json')), { recursive: true });
  await expect(isIntact(work.path('folder'), place, known)).rejects.toMatchObject({ code: 'EISDIR' });
});
