/** `grade watch DIR`: grades again on save, and shows what changed. */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Command } from 'commander';
import type { Assignment } from '../assignment.ts';
import { findConfig } from '../config/load.ts';
import { resolveSettings, type Resolved } from '../config/resolve.ts';
import { usageError } from '../errors.ts';
import { gradeForStaff, startOf } from '../grade.ts';
import { languages } from '../languages/registry.ts';
import { forAudience } from '../report/audience.ts';
import { clean } from '../report/clean.ts';
import type { Report } from '../report/schema.ts';
import { makePaint } from '../report/text/paint.ts';
import { explained } from '../system-error.ts';
import { deliver } from './deliver.ts';
import { errorText } from './error-text.ts';
import { exitCodeOf, exitCodes } from './exit-code.ts';
import type { GradeOptions } from './grade-command.ts';
import { interruptible } from './interrupt.ts';
import { type Output, parseOutputs } from './outputs.ts';
import { openProgress } from './progress.ts';
import { forPeople, terminalWidth, toStderr, toStdout, useColor } from './terminal.ts';
import { gradeOnSaves, newerSave } from './watch/loop.ts';
import { openSaves } from './watch/saves.ts';
import { tellReport, wasRun } from './watch/tell.ts';
import { watchWords as words } from './words/watch.ts';

/** `addOptions` gives it those of a grading; `report` is told the exit code, 1 when the last score is below the minimum. */
export const watchCommand = (
  assignments: readonly Assignment[],
  report: (exitCode: number) => void,
  addOptions: (command: Command) => void,
): Command => {
  const command = new Command('watch').description(words.description()).argument('<folder>', words.argument());
  addOptions(command);
  return command.action(async (folder: string, options: GradeOptions) => {
    await requireFolder(folder);
    const resolved = resolveSettings(options, await findConfig(options.config), assignments);
    report(await watchFolder({ folder, options, resolved, outputs: parseOutputs(options.output ?? []) }));
  });
};

interface Watched {
  readonly folder: string;
  readonly options: GradeOptions;
  readonly resolved: Resolved;
  readonly outputs: readonly Output[];
}

const requireFolder = async (folder: string): Promise<void> => {
  const found = await stat(folder).catch((cause: unknown) => {
    throw usageError('watch-missing', words.missing(), { where: folder, remedy: words.remedy(), cause });
  });
  if (!found.isDirectory())
    throw usageError('watch-no-folder', words.noFolder(), { where: folder, remedy: words.remedy() });
};

/** Ctrl-C is how it ends, hence no failure. */
const watchFolder = (watched: Watched): Promise<number> =>
  interruptible(async (signal) => {
    const saves = await openSaves(
      resolve(watched.folder),
      languages.map(({ extension }) => extension),
      unwatchable,
    );
    toStderr(`${words.watching({ folder: clean(watched.folder, 200) })}\n`);
    let last: Report | null = null;
    let exitCode: number = exitCodes.graded;
    const gradeOnce = async (saved: readonly string[], stop: AbortSignal): Promise<void> => {
      if (saved.length > 0) toStderr(forPeople(`\n${savedLine(saved)}\n`));
      const full = await gradeOrTell(watched, stop);
      if (full === null) return;
      await tell(watched, full, last);
      if (wasRun(full)) last = full;
      exitCode =
        exitCodeOf(full, watched.resolved.minScore) === exitCodes.belowMinimum
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
  const reason = error instanceof Error ? error.message : String(error);
  toStderr(`${words.unwatchable({ reason: clean(reason, 300) })} ${words.unwatchableRemedy()}\n`);
};

const savedLine = (saved: readonly string[]): string => {
  const most = 3;
  const names = clean(saved.slice(0, most).join(', '), 300);
  const more = saved.length - most;
  const time = new Date().toTimeString().slice(0, 8);
  return words.saved({ time, names: more > 0 ? words.more({ names, count: more }) : names });
};

/** Null when it was stopped, or when there is nothing to grade now: the error is told, and the next save may mend it. */
const gradeOrTell = async ({ folder, options, resolved }: Watched, signal: AbortSignal): Promise<Report | null> => {
  const progress = await openProgress(options.quiet !== true, options.color && useColor(process.stderr));
  try {
    return await gradeForStaff({
      path: folder,
      assignments: resolved.assignments,
      settings: resolved.settings,
      only: options.only ?? [],
      signal,
      onEvent: progress.onEvent.bind(progress),
    });
  } catch (error) {
    progress.stop();
    if (signal.reason === newerSave) toStderr(`${words.stopped()}\n`);
    else if (!signal.aborted) complain(error, options);
    return null;
  } finally {
    progress.stop();
  }
};

const tell = async ({ options, resolved, outputs }: Watched, full: Report, last: Report | null): Promise<void> => {
  const edition = (one: Report): Report => forAudience(one, resolved.settings.audience, startOf(one));
  const color = options.color && useColor(process.stdout);
  const style = { width: terminalWidth(), paint: makePaint(color), color };
  const report = edition(full);
  try {
    if (options.quiet === true) await toStdout(`${report.summary.score?.toFixed(2) ?? words.again()}\n`);
    else if (!outputs.some(({ path }) => path === '-')) {
      await toStdout(forPeople(tellReport(report, last === null ? null : edition(last), style)));
    }
    await deliver(report, outputs, {
      quiet: options.quiet === true,
      verbose: options.verbose === true,
      color: options.color,
    });
  } catch (error) {
    complain(error, options);
  }
};
