/** `grade <folder|zip>`: one submission, from its files to its reports. */
import { existsSync, statSync } from 'node:fs';
import type { Assignment } from '../contracts/assignment.ts';
import type { Grader } from '../api/grader.ts';
import { openGrader } from '../api/open-grader.ts';
import type { Flags } from '../config/resolve.ts';
import { usageError } from '../contracts/errors.ts';
import { checkHelp } from '../explain/help.ts';
import { inLocale } from '../messages/in-locale.ts';
import { whyNotGraded } from '../formats/common/detail.ts';
import { formats } from '../formats/index.ts';
import type { Report } from '../contracts/report.ts';
import { isMachineFault } from '../platform/machine-fault.ts';
import { uncommanded } from '../text/escape/workflow-command.ts';
import { fixed } from '../text/points.ts';
import { nearest } from '../text/suggest.ts';
import { defaultReport, deliver } from './deliver.ts';
import { exitCodeOf } from './exit-code.ts';
import { explainReport } from './explain-options.ts';
import { interruptible } from './interrupt.ts';
import { type Output, parseGradingOutputs } from './outputs.ts';
import { openProgress } from './progress.ts';
import { refuseSettingsOf } from '../config/settings-of-submission.ts';
import { toStdout, useColor } from './terminal.ts';

export interface GradeOptions extends Flags {
  readonly config?: string | undefined;
  readonly only?: readonly string[] | undefined;
  readonly output?: readonly string[] | undefined;
  readonly quiet?: true | undefined;
  readonly verbose?: true | undefined;
  readonly color: boolean;
}

/** What a grader is opened with; the rest is for what comes out. */
export const graderOptions = ({
  only: _,
  output: __,
  quiet: ___,
  verbose: ____,
  color: _____,
  ...options
}: GradeOptions): Omit<GradeOptions, 'only' | 'output' | 'quiet' | 'verbose' | 'color'> => options;

/** Gives the exit code. `commands` are the names of subcommands, in case one was misspelt. */
export const gradeSubmission = async (
  path: string,
  options: GradeOptions,
  assignments: readonly Assignment[],
  commands: readonly string[],
): Promise<number> => {
  requirePath(path, commands);
  refuseSettingsOf(path, options.config);
  const quiet = options.quiet === true;
  const outputs = parseGradingOutputs(options.output ?? []);
  const grader = await openGrader({ ...graderOptions(options), warm: false, assignments });
  const full = await interruptible((signal) => gradeShown(grader, path, options, signal));
  const report = grader.editionOf(full);
  await inLocale(grader.locale, async () => {
    if (quiet && outputs.length === 0) await toStdout(scoreLine(report));
    const places = outputs.length > 0 ? outputs : defaultOutputs(quiet);
    await deliverBy(grader, report, places, options);
  });
  // A check that failed us may be one that students do not see.
  return exitCodeOf(full, grader.minScore);
};

/** In the layout that the grader's settings name, with what the checks are for. */
export const deliverBy = (
  grader: Grader,
  report: Report,
  outputs: readonly Output[],
  { quiet, verbose, color, ...given }: Pick<GradeOptions, 'quiet' | 'verbose' | 'color' | 'assignment' | 'config'>,
): Promise<void> =>
  deliver(report, outputs, {
    quiet: quiet === true,
    verbose: verbose === true,
    color,
    formats: grader.formats,
    explainOptions: explainReport(grader, report, given),
    help: async () => checkHelp(await grader.explain(report.assignment), report.language),
  });

/** With its progress on standard error, for people at a terminal. */
export const gradeShown = async (
  grader: Grader,
  path: string,
  { quiet, color, only }: GradeOptions,
  signal: AbortSignal,
): Promise<Report> => {
  const progress = await openProgress(quiet !== true, color && useColor(process.stderr));
  signal.addEventListener('abort', progress.stop.bind(progress), { once: true });
  try {
    return await grader.grade(path, { only, signal, onEvent: progress.onEvent.bind(progress) });
  } finally {
    progress.stop();
  }
};

/** What may not even be looked at is there, for all that is known: intake says what is in the way. */
const isShut = (path: string): boolean => {
  try {
    statSync(path);
    return false;
  } catch (error) {
    return isMachineFault(error);
  }
};

const requirePath = (path: string, commands: readonly string[]): void => {
  if (existsSync(path) || isShut(path)) return;
  const meant = nearest(path, commands);
  throw usageError('no-such-path', 'The submission cannot be found.', {
    where: path,
    remedy:
      meant === null
        ? 'Give the folder or zip that contains the source files. All commands: grade --help'
        : `Did you mean the command "grade ${meant}"? Otherwise give the folder or zip that contains the source files.`,
  });
};

const defaultOutputs = (quiet: boolean): Output[] =>
  formats.flatMap((format) => {
    if (format.id === 'json') return { format, path: defaultReport };
    return format.id === 'text' && !quiet ? { format, path: '-' } : [];
  });

/** For programs, hence without marks around it: what a student wrote is no command to a runner of GitHub Actions either. */
export const scoreLine = (report: Pick<Report, 'summary' | 'notGradable'>): string => {
  const { score } = report.summary;
  return score === null ? `Not graded: ${uncommanded(whyNotGraded(report))}\n` : `${fixed(score)}\n`;
};
