/** Commands that assignments bring: what they are handed to work with, and how they are put into the program. */
import { Command, Option } from 'commander';
import type { Assignment } from '../contracts/assignment.ts';
import { cacheDir } from '../platform/cache-dir.ts';
import type { AssignmentCommand, CommandConsole, ExamineRequest, SubmissionOptions } from '../contracts/command.ts';
import { findConfig, namedHere } from '../config/load.ts';
import { resolveSettings } from '../config/resolve.ts';
import { graderFor } from '../api/grader.ts';
import type { Report } from '../contracts/report.ts';
import type { GradingSettings } from '../contracts/settings.ts';
import { openInBrowser } from '../sandbox/open-in-browser.ts';
import { explained } from '../platform/system-error.ts';
import { errorText } from './error-text.ts';
import { exitCodeOfError } from './exit-code.ts';
import { listGivenFiles } from './given-files.ts';
import { interruptible } from './interrupt.ts';
import { refuseFolder, writeOutput } from './outputs.ts';
import { openLine, openLineOrLog } from './progress.ts';
import { refuseSettingsOf } from '../config/settings-of-submission.ts';
import { forPeople, terminalWidth, toStderr, toStdout, useColor } from './terminal.ts';

/** A command that can be listed; what it takes and does is known once it is loaded. */
export interface ListedCommand {
  readonly command: Command;
  /** As it stands in the list: `solve [options] <file...>`. */
  readonly term: string;
  readonly hidden: boolean;
  load(): Promise<void>;
}

/** One command for each that an assignment brings; those that several share once. */
export const assignmentCommands = (
  assignments: readonly Assignment[],
  report: (exitCode: number) => void,
): readonly ListedCommand[] =>
  [...new Set(assignments.flatMap(({ commands }) => commands ?? []))].map((one) => {
    const command = new Command(one.name).description(one.description);
    return {
      ...{ command, term: `${one.name} ${one.usage}`, hidden: false },
      load: async () => {
        (await one.load())(command, consoleFor(one, assignments, report));
      },
    };
  });

const consoleFor = (
  command: AssignmentCommand,
  assignments: readonly Assignment[],
  report: (exitCode: number) => void,
): CommandConsole => {
  const sharing = assignments.filter(({ commands }) => commands?.includes(command));
  return {
    ...terminal,
    report,
    addSubmissionOptions,
    namedAssignment: () => namedHere(assignments),
    recognise: (path, options) => recognise(path, options, { sharing, all: assignments }),
    examine: (request) => examine(request, { sharing, all: assignments }),
  };
};

const terminal: Omit<CommandConsole, 'report' | 'addSubmissionOptions' | 'namedAssignment' | 'recognise' | 'examine'> =
  {
    print: toStdout,
    refuseFolder,
    writeFile: (path, text) => writeOutput(path, text, false),
    openInBrowser: (url) => {
      if (process.stdout.isTTY) openInBrowser(url);
    },
    forPeople,
    note: (content) => {
      toStderr(forPeople(content));
    },
    complain: (error) => {
      const shown = explained(error);
      toStderr(forPeople(errorText(shown, false)));
      return exitCodeOfError(shown);
    },
    get width() {
      return terminalWidth();
    },
    get color() {
      return useColor(process.stdout);
    },
    openLine: () => openLine(useColor(process.stderr)),
    openLineOrLog: () => openLineOrLog(useColor(process.stderr)),
    interruptible,
    cacheDir,
    listFiles: listGivenFiles,
  };

const addSubmissionOptions = (command: Command): void => {
  command
    .option('--assignment <id>', "the submission's assignment; by default recognized from the files")
    .option('--language <id>', 'its language; by default recognized from the files')
    .option('--config <file>', 'settings; grader.config.yaml by default')
    .addOption(scanOption())
    .option('--allow-weak-isolation', 'also grade in a weak tier: see grade doctor');
};

export const scanOption = (): Option =>
  new Option('--scan <how>', 'whether what the scan refuses is not run, or is graded and listed').choices([
    'refuse',
    'flag',
  ]);

/** The assignments of a command, and all: a configuration may have settings of any. */
interface Known {
  readonly sharing: readonly Assignment[];
  readonly all: readonly Assignment[];
}

const recognise = async (path: string, options: SubmissionOptions, { sharing, all }: Known): Promise<string | null> => {
  refuseSettingsOf(path, options.config);
  const loaded = await findConfig(options, all);
  return graderFor(resolveSettings(options, loaded, sharing), { locale: loaded.locale }).recognise(path);
};

const examine = async (request: ExamineRequest, { sharing, all }: Known): Promise<Report> => {
  const { path, options, totalMs, heapBytes, signal } = request;
  refuseSettingsOf(path, options.config);
  const loaded = await findConfig(options, all);
  const resolved = resolveSettings(options, loaded, sharing);
  const { assignments, settings } = resolved;
  const withQuestions = assignments.map((one): Assignment => {
    // The questions are the command's, for which no course's module has to answer.
    return { ...one, module: undefined, prepare: (given) => request.prepare(one.base ?? one.id, given) };
  });
  const narrowed: GradingSettings = {
    ...settings,
    style: false,
    checks: { set: 'extended', off: [], visibility: [], details: [], dueDate: null, places: new Map() },
    audience: 'staff',
    limits: { ...settings.limits, totalMs, heapBytes: Math.max(settings.limits.heapBytes, heapBytes) },
  };
  const grader = graderFor(
    { ...resolved, assignments: withQuestions, settings: narrowed },
    { locale: loaded.locale, warm: false },
  );
  const report = await grader.grade(path, { signal, onEvent: request.onEvent.bind(request) });
  return grader.editionOf(report);
};
