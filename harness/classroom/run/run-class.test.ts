/** What a run makes of reports that are there already, graded for real: the small course of the examples. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Config } from '../../config/schema.ts';
import type { Report } from '../../contracts/report.ts';
import type { BundleOptions } from '../grade-bundle.ts';
import { openClass } from '../open-class.ts';
import { usualPolicy } from '../../config/class-policy.ts';
import { sha256 } from '../../text/sha256.ts';
import type { ClassFile } from '../store/class-file.ts';
import { graded, type Graded } from '../store/graded.ts';
import { at } from '../../text/at.ts';
import { packZip } from '../bundle/testing/made.ts';
import { courseModule, programBy, student, workFolder } from '../testing/course-class.ts';
import type { RunEvent } from './run-facts.ts';

const work = workFolder();

const correct = programBy('java', 'correct');
const faulty = programBy('java', 'backwash');
const config = { style: false, class: { attempt: 'best', most: 100 } } as Config;

const named = (name: string) => ({ folder: work.path(name), assignment: courseModule, assignments: [] });

const grade = async (
  name: string,
  bundle: string,
  parallel: number,
  { seed = 1, ...how }: BundleOptions & { readonly seed?: number } = {},
): Promise<ClassFile> => {
  const opened = await openClass({ ...named(name), config, seed, parallel });
  try {
    const file = await opened.grade(bundle, how);
    expect(await opened.verify()).toEqual([]);
    return file;
  } finally {
    await opened.close();
  }
};

const placeOf = (folder: string, key: string, attempt: number, name: string): string =>
  work.path(`${folder}/students/${key}/${String(attempt)}/${name}`);
const gradedIn = (folder: string, key: string, attempt = 1): Graded =>
  graded.parse(JSON.parse(readFileSync(placeOf(folder, key, attempt, 'graded.json'), 'utf8')));

/** As a run leaves it that is stopped before it grades alone what was late beside others: here the last check. */
const makeLate = (folder: string, key: string): void => {
  const path = placeOf(folder, key, 1, 'report.json');
  const report = JSON.parse(readFileSync(path, 'utf8')) as Report;
  const last = report.checks.at(-1)?.id ?? '';
  const checks = report.checks.map((check) => {
    if (check.id !== last) return check;
    return { ...check, verdict: 'timed-out', cases: check.cases.map((one) => ({ ...one, verdict: 'timed-out' })) };
  });
  const summary = { ...report.summary, score: 90 };
  const text = JSON.stringify({ ...report, checks, summary, lost: [{ check: last, points: 10, reason: '' }] });
  writeFileSync(path, text);
  const known = gradedIn(folder, key);
  const lost = known.checks.map((check) => (check.id === last ? { ...check, lost: 10 } : check));
  const late: Graded = { ...known, report: sha256(text), score: 90, alone: false, late: true, checks: lost };
  writeFileSync(placeOf(folder, key, 1, 'graded.json'), JSON.stringify(late));
};

it('takes over no report that the same run has replaced', { tags: 'long' }, async () => {
  const attempts = (first: typeof correct, ...more: (typeof correct)[]): ReturnType<typeof student>[] =>
    [first, ...more].map((files, index) =>
      student(1, files, { attempt: index + 1, submittedAt: new Date(Date.UTC(2026, 10, 20, index)) }),
    );
  const latest = await work.bundle('latest.zip', 'blackboard', attempts(faulty));
  const all = await work.bundle('all.zip', 'blackboard', attempts(correct, faulty));
  await grade('replaced', latest, 1);
  const [one] = (await grade('replaced', all, 1)).students;
  expect(one?.attempts.map(({ score }) => score)).toEqual([100, 82]);
});

it('knows of no report of an attempt that is of another one, also where that attempt does not count', async () => {
  const attempts = [correct, faulty].map((files, index) =>
    student(1, files, { attempt: index + 1, submittedAt: new Date(Date.UTC(2026, 10, 20, index)) }),
  );
  await grade('last', await work.bundle('only.zip', 'blackboard', [{ ...at(attempts, 1), attempt: 1 }]), 1);
  const both = await work.bundle('both-attempts.zip', 'blackboard', attempts);
  const last = { ...config, class: usualPolicy };
  const opened = await openClass({ ...named('last'), config: last, seed: 1 });
  try {
    const [one] = (await opened.grade(both)).students;
    expect(one?.attempts.map(({ state, score }) => [state, score])).toEqual([
      [null, null],
      ['graded', 82],
    ]);
  } finally {
    await opened.close();
  }
});

it('grades alone what was late when the run before was stopped', { tags: 'long' }, async () => {
  const bundle = await work.bundle('late.zip', 'canvas', [student(1, correct), student(2, faulty)]);
  await grade('late', bundle, 2);
  makeLate('late', '1');
  const { students } = await grade('late', bundle, 2);
  expect(students.map(({ score }) => score)).toEqual([100, 82]);
  expect([gradedIn('late', '1').alone, gradedIn('late', '2').alone]).toEqual([true, false]);
});

it('takes over as well that a report was made alone', { tags: 'long' }, async () => {
  await grade('alone', await work.bundle('one.zip', 'canvas', [student(1, faulty)]), 1);
  await grade('alone', await work.bundle('two.zip', 'canvas', [student(1, faulty), student(2, faulty)]), 2);
  expect(gradedIn('alone', '2').alone).toBe(true);
});

it('keeps a report that holds when the grader fails to make it again, and logs that', async () => {
  const bundle = await work.bundle('fault.zip', 'canvas', [student(1, faulty)]);
  await grade('fault', bundle, 1);
  const { TMPDIR: before } = process.env;
  process.env['TMPDIR'] = work.path('none');
  const { students } = await grade('fault', bundle, 1, { failed: true }).finally(() => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  });
  expect(students).toMatchObject([{ state: 'graded', score: 82 }]);
  expect(existsSync(placeOf('fault', '1', 1, 'report.html'))).toBe(true);
  expect(readFileSync(work.path('fault/log.jsonl'), 'utf8')).toMatch(/"score":82,"fault":"The folder for temporary/);
});

it('grades again, when told to, exactly those who lost points or have no score', async () => {
  const bundle = await work.bundle('failed.zip', 'canvas', [
    student(1, correct),
    student(2, faulty),
    student(3, { 'Percolation.java': 'class' }),
    student(4, { 'notes.txt': '' }),
  ]);
  const { students } = await grade('failed', bundle, 2);
  const startedAt = (key: string): string => gradedIn('failed', key).startedAt;
  const before = students.map(({ key, score }) => [key, score, startedAt(key)] as const);
  await grade('failed', bundle, 2, { failed: true });
  const again = before.filter(([key, , at]) => startedAt(key) !== at).map(([key, score]) => [key, score]);
  expect(before.map(([key]) => key)).toEqual(['1', '2', '3', '4']);
  expect(again).toEqual([
    ['2', 82],
    ['3', 0],
    ['4', null],
  ]);
});

it('goes on after students who hand in both languages: they are told to hand in one', async () => {
  const both = (id: number): ReturnType<typeof student> =>
    student(id, { ...programBy('java', 'correct', String(id)), ...programBy('typescript', 'correct', String(id)) });
  const bundle = await work.bundle('languages.zip', 'canvas', [both(1), both(2), both(3), student(4, faulty)]);
  const { students } = await grade('languages', bundle, 1);
  expect(students.map(({ state }) => state)).toEqual(['not-gradable', 'not-gradable', 'not-gradable', 'graded']);
  expect(gradedIn('languages', '1').reason).toMatch(/in Java and TypeScript[.] Hand in those of one language[.]$/);
  expect(existsSync(placeOf('languages', '1', 1, 'report.html'))).toBe(true);
});

it('opens a zip beside other files, and names no folder of its own in what it tells the student', async () => {
  const zip = await packZip([{ path: 'Percolation.java', content: at(Object.values(faulty), 0) }]);
  const archives = { 'one.zip': zip, 'two.zip': zip };
  const bundle = await work.bundle('zips.zip', 'canvas', [
    student(1, { 'hw.zip': zip, 'hw.iml': '' }),
    student(2, archives),
  ]);
  const { students } = await grade('zips', bundle, 1);
  expect(students.map(({ score }) => score)).toEqual([82, null]);
  expect(readFileSync(placeOf('zips', '2', 1, 'report.json'), 'utf8')).not.toMatch(/grade class|class-\w{6}/);
});

it('has no score of what was handed in before, though the run does not come to grade what is new', async () => {
  const first = await work.bundle('first.zip', 'canvas', [student(1, correct), student(2, correct)]);
  await grade('newer', first, 1);
  const newer = await work.bundle('newer.zip', 'canvas', [student(1, correct), student(2, faulty)]);
  const { students } = await grade('newer', newer, 1, { only: ['1'] });
  expect(students.map(({ state, score }) => [state, score])).toEqual([
    ['graded', 100],
    ['waiting', null],
  ]);
  expect(students[1]?.attempts).toMatchObject([{ state: null, score: null }]);
});

it('has the scores of other settings until everybody is graded by the new ones', { tags: 'long' }, async () => {
  const bundle = await work.bundle('both.zip', 'canvas', [student(1, correct), student(2, faulty)]);
  await grade('changed', bundle, 1);
  const before = gradedIn('changed', '2').report;
  const { students } = await grade('changed', bundle, 1, { only: ['1'], seed: 2 });
  expect(students.map(({ state, score }) => [state, score])).toEqual([
    ['graded', 100],
    ['graded', 82],
  ]);
  await grade('changed', bundle, 1, { seed: 2 });
  expect(gradedIn('changed', '2').report).not.toBe(before);
});

it('scores by its own weights what a regrade has scored by others, and says so', { tags: 'long' }, async () => {
  await grade('weights', await work.bundle('before.zip', 'canvas', [student(1, faulty)]), 1);
  const weights = { ...config, weights: { correctness: 10, compilation: 90 } };
  const opened = await openClass({ ...named('weights'), seed: 1, config: weights });
  try {
    await opened.apply();
  } finally {
    await opened.close();
  }
  expect(gradedIn('weights', '1').score).toBeGreaterThan(90);
  const after = await work.bundle('after.zip', 'canvas', [student(1, faulty), student(2, faulty)]);
  const { students, notes } = await grade('weights', after, 1);
  expect(students.map(({ score }) => score)).toEqual([82, 82]);
  expect(notes).toEqual([expect.stringMatching(/^Reports that were scored by other weights.*: 1\.$/)]);
});

it('takes the score from the report where another one stands beside it', { tags: 'long' }, async () => {
  const bundle = await work.bundle('raised.zip', 'canvas', [student(1, faulty)]);
  await grade('raised', bundle, 1);
  writeFileSync(placeOf('raised', '1', 1, 'graded.json'), JSON.stringify({ ...gradedIn('raised', '1'), score: 99 }));
  const { students } = await grade('raised', bundle, 1);
  expect(students.map(({ score }) => score)).toEqual([82]);
});

it('goes on after a file that was changed meanwhile, whose grading counts for nobody', async () => {
  const bundle = work.path('folders');
  for (const key of ['ada', 'bob']) {
    mkdirSync(join(bundle, key), { recursive: true });
    for (const [name, source] of Object.entries(faulty)) writeFileSync(join(bundle, key, name), source);
  }
  const change = ({ kind }: RunEvent): void => {
    if (kind !== 'planned') return;
    for (const [name, source] of Object.entries(programBy('java', 'correct')))
      writeFileSync(join(bundle, 'ada', name), source);
  };
  const { students } = await grade('meanwhile', bundle, 1, { onEvent: change });
  expect(students.map(({ key, state, score }) => [key, state, score])).toEqual([
    ['ada', 'grader-fault', null],
    ['bob', 'grader-fault', null],
  ]);
  expect(gradedIn('meanwhile', 'bob').reason).toBe(
    'Files of this submission were changed while the class was graded. (ada)',
  );
});
