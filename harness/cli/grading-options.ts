/** Options of every command that grades: what is asked, and by which settings. */
import type { Command } from 'commander';
import type { Assignment } from '../contracts/assignment.ts';
import { scanOption } from './assignment-commands.ts';
import { settingOptions, wholeNumber } from './option-values.ts';

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
    .option('--no-style', 'without the style tools')
    .addOption(scanOption())
    .option('--allow-weak-isolation', 'also grade in a weak tier: see grade doctor');
};
