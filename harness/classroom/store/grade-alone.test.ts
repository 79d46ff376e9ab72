/** A grading that was late beside others is looked at again alone: by a real grader, and a program that never ends. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Grader } from '../../api/grader.ts';
import { openGrader } from '../../api/open-grader.ts';
import type { Report } from '../../contracts/report.ts';
import { courseModule, programBy, workFolder } from '../testing/course-class.ts';
import { gradeAlone } from './late-checks.ts';

const work = workFolder();
const graders: Grader[] = [];
const open = async (limits = {}): Promise<Grader> => {
  const grader = await openGrader({ assignment: courseModule, assignments: [], config: { style: false, limits } });
  graders.push(grader);
  return grader;
};
afterAll(() => Promise.all(graders.map((grader) => grader.close())));

const write = (name: string, edit: (source: string) => string): string => {
  mkdirSync(work.path(name));
  for (const [file, source] of Object.entries(programBy('typescript', 'correct'))) {
    writeFileSync(join(work.path(name), file), edit(source));
  }
  return work.path(name);
};

/** As it would be, had one check not ended in time beside others. */
const late = (report: Report, wanted: (check: Report['checks'][number]) => boolean): Report => ({
  ...report,
  checks: report.checks.map((check) => {
    if (!wanted(check)) return check;
    return { ...check, verdict: 'timed-out', cases: check.cases.map((one) => ({ ...one, verdict: 'timed-out' })) };
  }),
  lost: report.checks.filter(wanted).map(({ id }) => ({ check: id, points: 1, reason: '' })),
});

const signal = AbortSignal.timeout(100_000);

describe('graded again alone', () => {
  it('what fails as it did stands', { tags: 'long' }, async () => {
    const grader = await open({ caseCpuSeconds: 1, caseSeconds: 10 });
    const path = write('endless', (source) => source.replace('numberOfOpenSites(): number {', '$& for (;;);'));
    const report = await grader.grade(path);
    expect(report.checks.some(({ verdict }) => verdict === 'timed-out')).toBe(true);
    expect(await gradeAlone(grader, path, report, signal)).toBe(report);
  });

  it('what passes now is graded as a whole', async () => {
    const grader = await open();
    const path = write('correct', (source) => source);
    const report = await grader.grade(path);
    const last = report.checks.at(-1)?.id;
    const again = await gradeAlone(
      grader,
      path,
      late(report, ({ id }) => id === last),
      signal,
    );
    expect(again.checks.map(({ id, verdict }) => [id, verdict])).toEqual(
      report.checks.map(({ id, verdict }) => [id, verdict]),
    );
  });
});
