/** `grade <folder|zip>`: one submission, from its files to its reports. */
import { existsSync } from 'node:fs';
import type { Assignment } from '../assignment.ts';
import { findConfig } from '../config/load.ts';
import { resolveSettings, type Flags } from '../config/resolve.ts';
import { usageError } from '../errors.ts';
import { gradeForStaff, startOf } from '../grade.ts';
import { forAudience } from '../report/audience.ts';
import { formats } from '../report/formats/index.ts';
import type { Report } from '../report/schema.ts';
import { nearest } from '../suggest.ts';
import { defaultReport, deliver } from './deliver.ts';
import { exitCodeOf } from './exit-code.ts';
import { interruptible } from './interrupt.ts';
import { type Output, parseOutputs } from './outputs.ts';
import { openProgress } from './progress.ts';
import { toStdout, useColor } from './terminal.ts';
import { errorWords } from './words/errors.ts';

export interface GradeOptions extends Flags {
  readonly config?: string | undefined;
  readonly only?: readonly string[] | undefined;
  readonly output?: readonly string[] | undefined;
  readonly quiet?: true | undefined;
  readonly verbose?: true | undefined;
  readonly color: boolean;
}

/** Gives the exit code. `commands` are the names of subcommands, in case one was misspelt. */
export const gradeSubmission = async (
  path: string,
  options: GradeOptions,
  assignments: readonly Assignment[],
  commands: readonly string[],
): Promise<number> => {
  requirePath(path, commands);
  const quiet = options.quiet === true;
  const outputs = parseOutputs(options.output ?? []);
  const loaded = await findConfig(options.config);
  const { assignments: candidates, settings, minScore } = resolveSettings(options, loaded, assignments);
  const full = await interruptible(async (signal) => {
    const progress = await openProgress(!quiet, options.color && useColor(process.stderr));
    signal.addEventListener('abort', progress.stop.bind(progress), { once: true });
    try {
      const onEvent = progress.onEvent.bind(progress);
      return await gradeForStaff({
        path,
        assignments: candidates,
        settings,
        only: options.only ?? [],
        signal,
        onEvent,
      });
    } finally {
      progress.stop();
    }
  });
  const report = forAudience(full, settings.audience, startOf(full));
  if (quiet && outputs.length === 0) await toStdout(scoreLine(report));
  const places = outputs.length > 0 ? outputs : defaultOutputs(quiet);
  await deliver(report, places, { quiet, verbose: options.verbose === true, color: options.color });
  // A check that failed us may be one that students do not see.
  return exitCodeOf(full, minScore);
};

const requirePath = (path: string, commands: readonly string[]): void => {
  if (existsSync(path)) return;
  const meant = nearest(path, commands);
  throw usageError('no-such-path', errorWords.noSubmission(), {
    where: path,
    remedy: meant === null ? errorWords.noSubmissionRemedy() : errorWords.meantCommand({ command: meant }),
  });
};

const defaultOutputs = (quiet: boolean): Output[] =>
  formats.flatMap((format) => {
    if (format.id === 'json') return { format, path: defaultReport };
    return format.id === 'text' && !quiet ? { format, path: '-' } : [];
  });

const scoreLine = ({ summary, notGradable }: Report): string =>
  summary.score === null
    ? errorWords.notGraded({ why: (notGradable ?? '').replaceAll('##[', '# #[') })
    : `${summary.score.toFixed(2)}\n`;
