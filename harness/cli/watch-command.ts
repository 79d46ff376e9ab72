/** `grade watch DIR`: grades again on save, and shows what changed. */
import { stat } from 'node:fs/promises';
import { submissionOptions } from './grading-options.ts';
import type { DefineCommand } from './define-command.ts';
import type { Grader } from '../api/grader.ts';
import { openGrader } from '../api/open-grader.ts';
import { GraderError, usageError } from '../contracts/errors.ts';
import { languages } from '../languages/registry.ts';
import { inLocale } from '../messages/in-locale.ts';
import { errorMessage } from '../text/error-message.ts';
import { sanitizeText } from '../text/sanitize.ts';
import type { Report } from '../contracts/report.ts';
import { makePaint } from '../text/paint.ts';
import { explained } from '../platform/system-error.ts';
import { errorText } from './error-text.ts';
import { exitCodeOf, exitCodes } from './exit-code.ts';
import { deliverBy, type GradeOptions, gradeShown, graderOptions } from './grade-command.ts';
import { explainReport } from './explain-options.ts';
import { interruptible } from './interrupt.ts';
import { type Output, parseGradingOutputs } from './outputs.ts';
import { refuseSettingsOf } from '../config/settings-of-submission.ts';
import { forPeople, terminalWidth, toStderr, toStdout, useColor } from './terminal.ts';
import { gradeOnSaves, newerSave } from './watch/loop.ts';
import { openSaves } from './watch/saves.ts';
import { tellReport, wasRun } from './watch/tell.ts';

/** The exit code is 1 when the last score is below the minimum. */
export const defineWatch: DefineCommand = (command, { assignments, report }) => {
  command.argument('<folder>', 'folder that contains the source files');
  submissionOptions(command, assignments);
  command.action(async (folder: string, options: GradeOptions) => {
    await requireFolder(folder);
    refuseSettingsOf(folder, options.config);
    const outputs = parseGradingOutputs(options.output ?? []);
    const grader = await openGrader({ ...graderOptions(options), assignments });
    try {
      report(await inLocale(grader.locale, () => watchFolder({ folder, options, grader, outputs })));
    } finally {
      await grader.close();
    }
  });
};

interface Watched {
  readonly folder: string;
  readonly options: GradeOptions;
  readonly grader: Grader;
  readonly outputs: readonly Output[];
}

const requireFolder = async (folder: string): Promise<void> => {
  const found = await stat(folder).catch((cause: unknown) => {
    throw usageError('watch-missing', 'The folder does not exist.', {
      where: folder,
      remedy: 'Give the folder that contains the source files.',
      cause,
    });
  });
  if (!found.isDirectory())
    throw usageError('watch-no-folder', 'That is not a folder.', {
      where: folder,
      remedy: 'Give the folder that contains the source files.',
    });
};

/** Ctrl-C is how it ends, hence no failure. */
const watchFolder = (watched: Watched): Promise<number> =>
  interruptible(async (signal) => {
    const saves = await openSaves(
      watched.folder,
      languages.map(({ extension }) => extension),
      unwatchable,
    );
    toStderr(`Watching ${sanitizeText(watched.folder, 200)}. Press Ctrl-C to stop.\n`);
    let last: Report | null = null;
    let exitCode: number = exitCodes.graded;
    const gradeOnce = async (saved: readonly string[], stop: AbortSignal): Promise<void> => {
      if (saved.length > 0) toStderr(forPeople(`\n${changedLine(saved)}\n`));
      const full = await gradeOrTell(watched, stop, saved.length === 0);
      if (full === null) return;
      await tell(watched, full, last);
      if (wasRun(full)) last = full;
      exitCode =
        exitCodeOf(full, watched.grader.minScore) === exitCodes.belowMinimum
          ? exitCodes.belowMinimum
          : exitCodes.graded;
    };
    await gradeOnSaves(saves, gradeOnce, signal);
    return exitCode;
  });

const complain = (error: unknown, { verbose }: GradeOptions): void => {
  toStderr(forPeople(errorText(explained(error), verbose === true)));
};

const unwatchable = (error: unknown): void => {
  const reason = sanitizeText(errorMessage(error), 300);
  toStderr(
    `Part of the folder cannot be watched: ${reason}. Watch a smaller folder, or set CHOKIDAR_USEPOLLING=1 to poll the files instead.\n`,
  );
};

const changedLine = (saved: readonly string[]): string => {
  const most = 3;
  const names = sanitizeText(saved.slice(0, most).join(', '), 300);
  const more = saved.length - most;
  const time = new Date().toTimeString().slice(0, 8);
  return `${time}  changed: ${more > 0 ? `${names} and ${more} more` : names}`;
};

/**
 * Null when it was stopped, or when there is nothing to grade now: the error is told, and the next save may fix it.
 * @throws {GraderError} where it is wrong usage the first time, when the folder is there: no save fixes an option
 */
const gradeOrTell = async (
  { folder, options, grader }: Watched,
  signal: AbortSignal,
  isFirst: boolean,
): Promise<Report | null> => {
  try {
    return await gradeShown(grader, folder, options, signal);
  } catch (error) {
    if (isFirst && error instanceof GraderError && error.blame === 'usage') throw error;
    if (signal.reason === newerSave) toStderr('Stopped, because there is a newer save.\n');
    else if (!signal.aborted) complain(error, options);
    return null;
  }
};

const tell = async ({ options, grader, outputs }: Watched, full: Report, last: Report | null): Promise<void> => {
  const color = options.color && useColor(process.stdout);
  const report = grader.editionOf(full);
  const explainOptions = explainReport(grader, report, options);
  const verbose = options.verbose === true;
  const style = { width: terminalWidth(), paint: makePaint(color), color, verbose, explainOptions };
  try {
    if (options.quiet !== true && !outputs.some(({ path }) => path === '-')) {
      await toStdout(forPeople(tellReport(report, last === null ? null : grader.editionOf(last), style)));
    }
    if (options.quiet === true && outputs.length === 0) {
      await toStdout(`${report.summary.score?.toFixed(2) ?? 'Waiting for the next save.'}\n`);
    }
    await deliverBy(grader, report, outputs, options);
  } catch (error) {
    complain(error, options);
  }
};
