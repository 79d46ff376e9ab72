/**
 * `grade gradescope`: what run_autograder of the kit calls. Grades what Gradescope has laid out and writes its results.json.
 * What it prints is for staff: Gradescope keeps the output of an autograder from students.
 */
import { join } from 'node:path';
import type { DefineCommand } from '../define-command.ts';
import { openGrader } from '../../api/open-grader.ts';
import { findConfig } from '../../config/load.ts';
import { type Flags, limitsOf } from '../../config/resolve.ts';
import type { Assignment } from '../../contracts/assignment.ts';
import { graderFault } from '../../contracts/errors.ts';
import { type Isolation, tryIsolation } from '../../doctor/isolation.ts';
import { withChange } from '../../formats/gradescope/change.ts';
import { gradescope } from '../../formats/gradescope.ts';
import { inLocale } from '../../messages/in-locale.ts';
import { gradingOptions } from '../grading-options.ts';
import { interruptible } from '../interrupt.ts';
import { audienceOption } from '../option-values.ts';
import { writeOutput } from '../outputs.ts';
import { toStdout } from '../terminal.ts';
import { jobsIn, sizeOfContainer } from './container.ts';
import { readMetadata } from './metadata.ts';
import { staffText } from './staff-text.ts';

interface Options extends Flags {
  readonly config?: string;
  readonly root: string;
}

export const defineGradescope: DefineCommand = (command, { assignments }) => {
  command
    .option('--root <folder>', 'where the submission and its metadata are, and the results go', '/autograder')
    .addOption(audienceOption());
  gradingOptions(command, assignments);
  command.action((options: Options) => gradeThere(options, assignments));
};

/** Throws, and writes nothing, when it cannot grade: without results there is no score. */
const gradeThere = async ({ root, ...flags }: Options, assignments: readonly Assignment[]): Promise<void> => {
  const size = await sizeOfContainer();
  const { config } = await findConfig(flags, assignments);
  const fitting = jobsIn(size, limitsOf(config.limits).heapBytes);
  const isolation = requireIsolation(await tryIsolation());
  const { lateMinutes, previousScore } = await readMetadata(join(root, 'submission_metadata.json'));
  const grader = await openGrader({
    ...flags,
    jobs: Math.min(fitting, config.jobs ?? fitting),
    // Where namespaces work, a weaker tier would be an error of ours, which must not pass unseen.
    allowWeakIsolation: !isolation.holds,
    warm: false,
    assignments,
  });
  const report = await interruptible((signal) => grader.grade(join(root, 'submission'), { signal }));
  const results = inLocale(grader.locale, () =>
    withChange(gradescope.render(grader.editionOf(report), { formats: grader.formats }), previousScore),
  );
  // Where a submission runs as a user who can read what all may read.
  const secret = report.isolation === 'container';
  await writeOutput(join(root, 'results', 'results.json'), results, secret);
  await toStdout(staffText({ report, isolation, size, lateMinutes }));
};

/** In the tier `none` a submission could change its own results; without any, none can be run. */
const requireIsolation = (isolation: Isolation): Isolation => {
  if (isolation.tier !== null && isolation.tier !== 'none') return isolation;
  const reasons = isolation.rejected.map(({ tier, reason }) => `Not ${tier}: ${reason}`).join(' ');
  throw graderFault('no-isolation', `Submissions cannot be kept from the grader's own files here. ${reasons}`, {
    remedy: 'Run as root, with setpriv and prlimit of the package util-linux, as setup.sh installs it.',
  });
};
