/** The command line: options, help, subcommands. */
import { Command, Help } from 'commander';
import type { Assignment } from '../contracts/assignment.ts';
import { usageError } from '../contracts/errors.ts';
import { packageVersion } from '../platform/package-root.ts';
import { type ListedCommand, assignmentCommands } from './assignment-commands.ts';
import { classCommand } from './classroom/class-command.ts';
import { workerCommand } from './classroom/queue-commands.ts';
import { convertCommand } from './convert-command.ts';
import { diffCommand } from './diff-command.ts';
import { doctorCommand } from './doctor.ts';
import { explainCommand } from './explain-command.ts';
import { gradescopeCommand } from './gradescope/gradescope-command.ts';
import { initCommand } from './init-command.ts';
import { kitCommand } from './kit-command.ts';
import { gradingOptions, runningOptions } from './grading-options.ts';
import { formatsCommand } from './formats-command.ts';
import { wordsCommand } from './words-command.ts';
import { type GradeOptions, gradeSubmission } from './grade-command.ts';
import { audienceOption, collect, scoreValue, wholeNumber } from './option-values.ts';
import { watchCommand } from './watch-command.ts';

/** `report` is told the exit code of whichever command runs; errors are thrown. */
export const makeProgram = (assignments: readonly Assignment[], report: (exitCode: number) => void): Command => {
  const brought = assignmentCommands(assignments, report);
  const program = new Command('grade')
    .description('Grades a submission of a programming assignment, in Java or TypeScript.')
    .usage('[options] <folder|zip>\n       grade <command> [options]')
    .argument('[submission]', 'folder or zip that contains the source files')
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({ writeErr: () => undefined })
    .configureHelp({ helpWidth: 80, minWidthToWrap: 30, subcommandTerm: (command) => termOf(command, brought) })
    .version(packageVersion(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .addHelpText('after', examples);
  addOptions(program, assignments);
  program.commandsGroup('Commands (to grade a folder named like one, write ./doctor):');
  program.helpCommand(false);
  const scripts = [gradescopeCommand(assignments)];
  const own = [...ownCommands(assignments, report), ...scripts];
  for (const command of [...brought.map(({ command: one }) => one), ...own]) {
    inherit(command, program);
    // People do not call what scripts call.
    program.addCommand(command, { hidden: scripts.includes(command) });
  }
  program.hook('preSubcommand', (_, asked) => brought.find(({ command }) => command === asked)?.load());
  const names = program.commands.map((command) => command.name());
  return program.action(async (path: string | undefined, options: GradeOptions) => {
    report(await gradeSubmission(requireArgument(path), options, assignments, names));
  });
};

const ownCommands = (assignments: readonly Assignment[], report: (exitCode: number) => void): Command[] => {
  const watch = watchCommand(assignments, report, (command) => {
    addOptions(command, assignments);
  });
  return [
    classCommand(assignments, report),
    workerCommand(assignments, report),
    explainCommand(assignments),
    formatsCommand(),
    convertCommand(assignments),
    diffCommand(report),
    watch,
    wordsCommand(),
    initCommand(assignments),
    kitCommand(assignments),
    doctorCommand(assignments),
  ];
};

const termOf = (command: Command, brought: readonly ListedCommand[]): string =>
  brought.find((one) => one.command === command)?.term ?? new Help().subcommandTerm(command);

/** Errors, help and output are those of the program, also for commands of a command. */
const inherit = (command: Command, from: Command): void => {
  command.copyInheritedSettings(from);
  for (const below of command.commands) inherit(below, command);
};

const addOptions = (program: Command, assignments: readonly Assignment[]): void => {
  program.optionsGroup('What is graded:');
  gradingOptions(program, assignments);
  program.option('--only <id>', 'only this check, such as api or timing-*; repeatable', collect);
  program
    .optionsGroup('What comes out:')
    .option(
      '--output <format=path>',
      'such as json=report.json; - is the terminal; repeatable; grade formats lists them',
      collect,
    )
    .addOption(audienceOption())
    .option('--show-hidden', 'the same as --audience staff')
    .option('--min-score <n>', 'exit code 1 for a score below n', scoreValue)
    .option('-q, --quiet', 'no progress; print only the score')
    .option('-v, --verbose', 'everything: each case, the tables, what passed')
    .option('--no-color', 'no colors, as with NO_COLOR set');
  program.optionsGroup('How it runs:').option('--jobs <n>', 'number of programs to run at once', wholeNumber(1, 256));
  runningOptions(program);
};

const requireArgument = (path: string | undefined): string => {
  if (path !== undefined && path !== '') return path;
  throw usageError('no-submission', 'No submission was given.', {
    remedy: 'Give a folder or a zip: grade ./submission. All options: grade --help',
  });
};

const examples = `
Examples:
  grade ./submission                       text here, reports/report.json
  grade hw.zip --output json=out/hw.json   only the file
  grade ./submission --only compilation    one check, and what it depends on
  grade ./submission --min-score 60        exit code 1 below 60
  grade doctor                             what works on this machine

Exit codes: 0 graded, 1 below --min-score, 2 usage or configuration,
3 submission not gradable, 4 fault of the grader, 130 interrupted.`;
