/** `limits.totalSeconds` from outside: a program that never ends is graded, and not for long. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openGrader } from '../../index.ts';
import { submissionFolder } from '../testing/submission-folder.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

/** Into the constructor of each class, so that no call of any object comes back. */
const loops = [
  ['Board.ts', '    this.n = tiles.length;', 'while (tiles.length > 0);'],
  ['Solver.ts', '    const queue = new MinPQ', 'while (initial !== null);'],
] as const;

const endless = (): string => {
  const folder = join(scratchFolder('endless'), 'submission');
  cpSync(submissionFolder('typescript/passed/two-queues'), folder, { recursive: true });
  for (const [file, before, loop] of loops) {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toContain(before);
    writeFileSync(join(folder, file), text.replace(before, `${loop}\n${before}`));
  }
  return folder;
};

/** Each case may take longer than all are given together: by their own limits they would end after minutes. */
const limits = { totalSeconds: 5, caseSeconds: 300, caseCpuSeconds: 120 };

/** Far beyond five seconds and a compiler, for a busy machine. */
const mostMs = 90_000;

it('a program that loops everywhere is graded within the time for all checks, and each check is told', async () => {
  const grader = await openGrader({ assignment: '8puzzle', jobs: 1, config: { style: false, limits } });
  const counted = (await grader.explain()).filter(({ section }) => isCounted(section)).map(({ id }) => id);
  const start = performance.now();
  const report = await grader.grade(endless());
  expect(performance.now() - start).toBeLessThan(mostMs);
  await grader.close();
  const checks = report.checks.filter(({ section }) => isCounted(section));
  expect(checks.map(({ id }) => id)).toEqual(counted);
  const cases = checks.flatMap((check) => check.cases);
  expect(cases.filter(({ verdict }) => !ends.includes(verdict))).toEqual([]);
  // Where the machine itself had no time, that is told, and is the only fault of the grader that there may be.
  const faults = cases.filter(({ verdict }) => verdict === 'grader-fault');
  expect(faults.filter(({ message }) => message?.includes('the machine was busy') !== true)).toEqual([]);
});

const isCounted = (section: string): boolean => ['correctness', 'memory', 'timing'].includes(section);

const ends = ['timed-out', 'skipped', 'grader-fault'];
