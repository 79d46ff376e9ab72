/** The command line: options, help, subcommands. */
import { Command } from 'commander';
import type { Assignment } from '../assignment.ts';
import { usageError } from '../errors.ts';
import { packageVersion } from '../package-root.ts';
import { assignmentCommands, scanOption } from './assignment-commands.ts';
import { convertCommand } from './convert-command.ts';
import { diffCommand } from './diff-command.ts';
import { doctorCommand } from './doctor.ts';
import { explainCommand } from './explain-command.ts';
import { formatsCommand } from './formats-command.ts';
import { wordsCommand } from './words-command.ts';
import { type GradeOptions, gradeSubmission } from './grade-command.ts';
import { audienceOption, collect, scoreValue, wholeNumber } from './option-values.ts';
import { watchCommand } from './watch-command.ts';
import { optionWords, programWords } from './words/program.ts';

/** `report` is told the exit code of whichever command runs; errors are thrown. */
export const makeProgram = (assignments: readonly Assignment[], report: (exitCode: number) => void): Command => {
  const program = new Command('grade')
    .description(programWords.description())
    .usage(programWords.usage())
    .argument('[submission]', programWords.argument())
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({ writeErr: () => undefined })
    .configureHelp({ helpWidth: 80, minWidthToWrap: 30 })
    .version(packageVersion(), '-V, --version', programWords.version())
    .helpOption('-h, --help', programWords.help())
    .addHelpText('after', programWords.examples());
  addOptions(program, assignments);
  program.commandsGroup(programWords.commands());
  program.helpCommand(false);
  const watch = watchCommand(assignments, report, (command) => {
    addOptions(command, assignments);
  });
  const own = [
    explainCommand(assignments),
    formatsCommand(),
    convertCommand(),
    diffCommand(report),
    watch,
    wordsCommand(),
    doctorCommand(assignments),
  ];
  for (const command of [...assignmentCommands(assignments, report), ...own]) {
    inherit(command, program);
    program.addCommand(command);
  }
  const names = program.commands.map((command) => command.name());
  return program.action(async (path: string | undefined, options: GradeOptions) => {
    report(await gradeSubmission(requireArgument(path), options, assignments, names));
  });
};

/** Errors, help and output are those of the program, also for commands of a command. */
const inherit = (command: Command, from: Command): void => {
  command.copyInheritedSettings(from);
  for (const below of command.commands) inherit(below, command);
};

const addOptions = (program: Command, assignments: readonly Assignment[]): void => {
  const ids = assignments.map(({ id }) => id).join(', ');
  program
    .optionsGroup(optionWords.whatGraded())
    .option('--assignment <id>', optionWords.assignment({ ids }))
    .option('--language <id>', optionWords.language())
    .option('--config <file>', optionWords.config())
    .option('--puzzles <dir>', optionWords.puzzles())
    .option('--seed <n>', optionWords.seed(), wholeNumber(0, 2_147_483_647))
    .option('--only <id>', optionWords.only(), collect);
  program
    .optionsGroup(optionWords.whatComesOut())
    .option('--output <format=path>', optionWords.output(), collect)
    .addOption(audienceOption())
    .option('--show-hidden', optionWords.showHidden())
    .option('--min-score <n>', optionWords.minScore(), scoreValue)
    .option('-q, --quiet', optionWords.quiet())
    .option('-v, --verbose', optionWords.verbose())
    .option('--no-color', optionWords.noColor());
  program
    .optionsGroup(optionWords.howItRuns())
    .option('--jobs <n>', optionWords.jobs(), wholeNumber(1, 256))
    .option('--no-style', optionWords.noStyle())
    .addOption(scanOption())
    .option('--allow-weak-isolation', optionWords.weakIsolation());
};

const requireArgument = (path: string | undefined): string => {
  if (path !== undefined && path !== '') return path;
  throw usageError('no-submission', programWords.noSubmission(), {
    remedy: programWords.noSubmissionRemedy(),
  });
};
