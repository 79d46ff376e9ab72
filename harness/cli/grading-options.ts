/** Options of every command that grades: what is asked, and by which settings. */
import { type Command, Option } from 'commander';
import type { Assignment } from '../contracts/assignment.ts';
import { scanOption } from './assignment-commands.ts';
import { audienceOption, collect, collectIds, scoreValue, settingOptions, wholeNumber } from './option-values.ts';

export const gradingOptions = (command: Command, assignments: readonly Assignment[]): void => {
  const ids = assignments.map(({ id }) => id).join(', ');
  command
    .option('--assignment <id>', `${ids}, or a module of your own: ./course.ts; by default recognized from the files`)
    .option('--language <id>', 'its language; by default recognized from the files')
    .option('--config <file>', 'settings; grader.config.yaml by default');
  for (const { flags, description } of settingOptions(assignments)) command.option(flags, description);
  command.option('--seed <n>', 'seed of the random cases', wholeNumber(0, 2_147_483_647));
};

export const runningOptions = (command: Command): void => {
  command
    // Without it the other would be true where nothing is given, and come before what the file says.
    .addOption(new Option('--style').hideHelp())
    .option('--no-style', 'without the style tools')
    .addOption(scanOption())
    .option('--allow-weak-isolation', 'also grade in a weak tier: see grade doctor');
};

export const submissionOptions = (program: Command, assignments: readonly Assignment[]): void => {
  program.optionsGroup('What is graded:');
  gradingOptions(program, assignments);
  program.option('--only <id>', 'only this check, such as api or timing-*; repeatable', collectIds);
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
