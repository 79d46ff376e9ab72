/** Eight gradings at once, on however few cores there are: the same verdicts and scores as one after another. */
import { describe, expect, it } from 'vitest';
import { findJdk } from '../languages/java/jdk.ts';
import { gradedReport } from '../testing/grade-command.ts';
import { submissionFolder } from '../testing/submission-folder.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

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
const gradeOne = async (submission: string): Promise<Outcome> => {
  const args = [submissionFolder(submission), ...only.flatMap((id) => ['--only', id])];
  const { checks, summary } = await gradedReport(args, { cwd: folder });
  return { ...Object.fromEntries(checks.map(({ id, verdict }) => [id, verdict])), score: summary.score };
};

describe('a busy machine', () => {
  it('changes no verdict and no score', async () => {
    const alone: Outcome[] = [];
    for (const submission of submissions) alone.push(await gradeOne(submission));
    expect(await Promise.all(submissions.map(gradeOne))).toEqual(alone);
    const passed = submissions.map((name) => name.includes('passed'));
    expect(alone.map(({ score }) => score === 100)).toEqual(passed);
  });
});
