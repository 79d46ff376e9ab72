/** The command line's entry: runs one command and gives the exit code. Nothing else decides it. */
import { existsSync } from 'node:fs';
import { type Command, CommanderError } from 'commander';
import type { Assignment } from '../assignment.ts';
import { usageError } from '../errors.ts';
import { nearest } from '../suggest.ts';
import { explained } from '../system-error.ts';
import { errorText } from './error-text.ts';
import { exitCodeOfError, exitCodes } from './exit-code.ts';
import { Interrupted } from './interrupt.ts';
import { makeProgram } from './program.ts';
import { forPeople, toStderr } from './terminal.ts';
import { errorWords } from './words/errors.ts';

/** `argv` without the executable and the script. Never throws. */
export const main = async (assignments: readonly Assignment[], argv: readonly string[]): Promise<number> => {
  let exitCode: number = exitCodes.graded;
  let program: Command | null = null;
  try {
    program = makeProgram(assignments, (code) => {
      exitCode = code;
    });
    await program.parseAsync([...argv], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return exitCodes.graded;
    const shown = error instanceof CommanderError ? misuse(error, program, argv) : explained(error);
    const verbose = argv.includes('--verbose') || argv.includes('-v');
    if (!(shown instanceof Interrupted)) toStderr(forPeople(errorText(shown, verbose)));
    return exitCodeOfError(shown);
  }
};

/** Commander's message is `error: what (Did you mean --this?)`. */
const misuse = (error: CommanderError, program: Command | null, [word = '']: readonly string[]): Error => {
  const names = program?.commands.map((command) => command.name()) ?? [];
  const meant = isPlace(word) || names.includes(word) ? null : nearest(word, names);
  if (meant !== null) {
    return usageError('unknown-command', errorWords.noCommand({ word }), {
      remedy: errorWords.didYouMean({ command: meant }),
    });
  }
  const [what = '', ...more] = error.message.replace(/^error: /, '').split('\n');
  const remedy = more.join(' ').replace(/^\(|\)$/g, '');
  const message = what.charAt(0).toUpperCase() + what.slice(1).replace(/[^.?]$/, '$&.');
  const help = errorWords.allOptions({ command: names.includes(word) ? `${word} ` : '' });
  return usageError('usage', message, { remedy: `${remedy === '' ? '' : `${remedy} `}${help}` });
};

/** An option, or something that can be graded: no misspelt command. */
const isPlace = (word: string): boolean => word === '' || word.startsWith('-') || existsSync(word);
