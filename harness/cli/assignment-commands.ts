/** Commands that assignments bring: what they are handed to work with, and how they are put into the program. */
import { Command, Option } from 'commander';
import type { Assignment } from '../assignment.ts';
import { cacheDir } from '../cache-dir.ts';
import type { AssignmentCommand, CommandConsole, ExamineRequest, SubmissionOptions } from '../command.ts';
import { findConfig } from '../config/load.ts';
import { resolveSettings } from '../config/resolve.ts';
import { grade } from '../grade.ts';
import { takeSubmission } from '../recognise.ts';
import type { Report } from '../report/schema.ts';
import { openInBrowser } from '../sandbox/open-in-browser.ts';
import { explained } from '../system-error.ts';
import { errorText } from './error-text.ts';
import { exitCodeOfError } from './exit-code.ts';
import { listGiven } from './given-files.ts';
import { interruptible } from './interrupt.ts';
import { writeOutput } from './outputs.ts';
import { openLine } from './progress.ts';
import { forPeople, terminalWidth, toStderr, toStdout, useColor } from './terminal.ts';
import { optionWords } from './words/program.ts';

/** One command for each that an assignment brings; those that several share once. */
export const assignmentCommands = (
  assignments: readonly Assignment[],
  report: (exitCode: number) => void,
): readonly Command[] =>
  [...new Set(assignments.flatMap(({ commands }) => commands ?? []))].map((one) => {
    const command = new Command(one.name);
    one.define(command, consoleFor(one, assignments, report));
    return command;
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
    recognise: (path, options) => recognise(path, options, sharing),
    examine: (request) => examine(request, sharing),
  };
};

const terminal: Omit<CommandConsole, 'report' | 'addSubmissionOptions' | 'recognise' | 'examine'> = {
  print: toStdout,
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
  interruptible,
  namedAssignment: async () => (await findConfig(undefined)).config.assignment ?? null,
  cacheDir,
  listFiles: listGiven,
};

const addSubmissionOptions = (command: Command): void => {
  command
    .option('--assignment <id>', optionWords.assignmentOfSubmission())
    .option('--language <id>', optionWords.language())
    .option('--config <file>', optionWords.config())
    .addOption(scanOption())
    .option('--allow-weak-isolation', optionWords.weakIsolation());
};

export const scanOption = (): Option => new Option('--scan <how>', optionWords.scan()).choices(['refuse', 'flag']);

const recognise = async (
  path: string,
  options: SubmissionOptions,
  known: readonly Assignment[],
): Promise<string | null> => {
  const { assignments, settings } = resolveSettings(options, await findConfig(options.config), known);
  const { assignment, result } = await takeSubmission(path, assignments, settings.language);
  return result.kind === 'submission' && assignment.recognise(result.submission) > 0 ? assignment.id : null;
};

const examine = async (request: ExamineRequest, known: readonly Assignment[]): Promise<Report> => {
  const { path, options, totalMs, signal } = request;
  const { assignments, settings } = resolveSettings(options, await findConfig(options.config), known);
  return grade({
    path,
    assignments: assignments.map((one) => ({ ...one, prepare: (given) => request.prepare(one.id, given) })),
    settings: {
      ...settings,
      puzzlesDir: null,
      style: false,
      checks: { off: [], visibility: [], details: [], dueDate: null, places: new Map() },
      audience: 'staff',
      limits: { ...settings.limits, totalMs, heapBytes: Math.max(settings.limits.heapBytes, request.heapBytes) },
    },
    only: [],
    signal,
    onEvent: request.onEvent.bind(request),
  });
};
