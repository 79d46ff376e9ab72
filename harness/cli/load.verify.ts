/** Eight gradings at once, on however few cores there are: the same verdicts and scores as one after another. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findJdk } from '../languages/java/jdk.ts';
import type { Report } from '../contracts/report.ts';
import { submissionFolder } from '../testing/submission-folder.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const launcher = resolve('bin/grade.js');
const folder = scratchFolder('load');

/** Some that pass, some that fail, some that have to be stopped. */
const submissions = [
  ...['passed/two-queues', 'failed/hamming-counts-blank', 'failed/solution-reversed', 'failed/prints-without-end'].map(
    (kind) => `${typeof findJdk() === 'string' ? 'none' : 'java'}/${kind}`,
  ),
  ...['passed/two-queues', 'failed/manhattan-counts-blank', 'failed/moves-off-by-one', 'failed/own-heap'].map(
    (kind) => `typescript/${kind}`,
  ),
].filter((path) => !path.startsWith('none'));
const only = [
  'memory-solver-puzzle35',
  'board-1*',
  'board-2a',
  'board-10a',
  'solver-2*',
  'queue-used',
  'timing-2-puzzle20',
];

type Outcome = Readonly<Record<string, string | number | null>>;

/** The score, and the verdict of every check. */
const gradeOne = (submission: string, report: string): Promise<Outcome> =>
  new Promise((done, fail) => {
    const path = submissionFolder(submission);
    const args = [launcher, path, ...only.flatMap((id) => ['--only', id]), '--output', `json=${report}`];
    execFile(process.execPath, args, { cwd: folder }, (error, _, stderr) => {
      if (error !== null) {
        fail(new Error(stderr));
        return;
      }
      const { checks, summary } = JSON.parse(readFileSync(report, 'utf8')) as Report;
      done({ ...Object.fromEntries(checks.map(({ id, verdict }) => [id, verdict])), score: summary.score });
    });
  });

describe('a busy machine', () => {
  it('changes no verdict and no score', async () => {
    const alone: Outcome[] = [];
    for (const [index, submission] of submissions.entries()) {
      alone.push(await gradeOne(submission, join(folder, `alone-${String(index)}.json`)));
    }
    const together = await Promise.all(
      submissions.map((submission, index) => gradeOne(submission, join(folder, `together-${String(index)}.json`))),
    );
    expect(together).toEqual(alone);
    const passed = submissions.map((name) => name.includes('passed'));
    expect(alone.map(({ score }) => score === 100)).toEqual(passed);
  });
});
