/** The command line: options, help, subcommands. */
import { Command, Help } from 'commander';
import type { Assignment } from '../contracts/assignment.ts';
import { usageError } from '../contracts/errors.ts';
import { packageVersion } from '../platform/package-root.ts';
import { type ListedCommand, assignmentCommands } from './assignment-commands.ts';
import { submissionOptions } from './grading-options.ts';
import { ownCommands } from './own-commands.ts';
import { type GradeOptions, gradeSubmission } from './grade-command.ts';

/** `report` is told the exit code of whichever command runs; errors are thrown. */
export const makeProgram = (assignments: readonly Assignment[], report: (exitCode: number) => void): Command => {
  const listed = [...assignmentCommands(assignments, report), ...ownCommands({ assignments, report })];
  const program = new Command('grade')
    .description('Grades a submission of a programming assignment, in Java or TypeScript.')
    .usage('[options] <folder|zip>\n       grade <command> [options]')
    .argument('[submission]', 'folder or zip that contains the source files')
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({ writeErr: () => undefined })
    .configureHelp({ helpWidth: 80, minWidthToWrap: 30, subcommandTerm: (command) => termOf(command, listed) })
    .version(packageVersion(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .addHelpText('after', examples);
  submissionOptions(program, assignments);
  program.commandsGroup('Commands (to grade a folder named like one, write ./doctor):');
  program.helpCommand(false);
  for (const { command, hidden } of listed) program.addCommand(command, { hidden });
  program.hook('preSubcommand', async (_, asked) => {
    await listed.find(({ command }) => command === asked)?.load();
    inherit(asked, program);
    refuseMisplaced(program, asked);
    asked.hook('preSubcommand', refuseMisplaced);
  });
  program.hook('preAction', (_, asked) => {
    refuseEmpty(asked);
  });
  const names = program.commands.map((command) => command.name());
  return program.action(async (path: string | undefined, options: GradeOptions) => {
    report(await gradeSubmission(requireArgument(path), options, assignments, names));
  });
};

const termOf = (command: Command, listed: readonly ListedCommand[]): string =>
  listed.find((one) => one.command === command)?.term ?? new Help().subcommandTerm(command);

/** Errors, help and output are those of the program, also for commands of a command. */
const inherit = (command: Command, from: Command): void => {
  command.copyInheritedSettings(from);
  for (const below of command.commands) inherit(below, command);
};

/** What stands before a command is read by none, but for `--verbose`, which tells more of an error. */
const refuseMisplaced = (above: Command, command: Command): void => {
  const given = above.options.filter((option) => above.getOptionValueSource(option.attributeName()) === 'cli');
  const misplaced = given.find((option) => option.long !== '--verbose');
  if (misplaced === undefined) return;
  const name = above.parent === null ? command.name() : `${above.name()} ${command.name()}`;
  throw usageError('misplaced-option', `The option ${misplaced.flags} stands before the command "${name}".`, {
    remedy: `Write it after the command, if it is one of its options: grade ${name} --help`,
  });
};

/** What a shell makes of a variable that is not set is no value; as a path it would be the working directory. */
const refuseEmpty = (command: Command): void => {
  const values: Readonly<Record<string, unknown>> = command.opts();
  const option = command.options.find((one) => [values[one.attributeName()]].flat().includes(''));
  const place = command.args.indexOf('');
  if (option === undefined && place < 0) return;
  const { registeredArguments: known } = command;
  const empty = option?.flags ?? `<${(known[place] ?? known.at(-1))?.name() ?? ''}>`;
  throw usageError('empty-value', `The ${option === undefined ? 'argument' : 'option'} ${empty} is empty.`, {
    remedy: 'Give it a value, or leave it out. If a variable of the shell stands there, it is not set.',
  });
};

const requireArgument = (path: string | undefined): string => {
  if (path !== undefined) return path;
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
