/** The command line's entry: runs one command and gives the exit code. Nothing else decides it. */
import { existsSync } from 'node:fs';
import { type Command, CommanderError } from 'commander';
import type { Assignment } from '../contracts/assignment.ts';
import { usageError } from '../contracts/errors.ts';
import { defaultFile } from '../config/load.ts';
import { localeIn } from '../config/locale.ts';
import { inLocale } from '../messages/in-locale.ts';
import { at } from '../text/at.ts';
import { nearest } from '../text/suggest.ts';
import { explained } from '../platform/system-error.ts';
import { errorText } from './error-text.ts';
import { exitCodeOfError, exitCodes } from './exit-code.ts';
import { Interrupted } from './interrupt.ts';
import { tellLastWords } from './last-words.ts';
import { makeProgram } from './program.ts';
import { forPeople, toStderr, toStdout } from './terminal.ts';

/** `argv` without the executable and the script. Never throws. */
export const main = async (assignments: readonly Assignment[], argv: readonly string[]): Promise<number> => {
  let exitCode: number = exitCodes.graded;
  let program: Command | null = null;
  const verbose = argv.includes('--verbose') || argv.includes('-v');
  const finish = tellLastWords(verbose);
  try {
    program = makeProgram(assignments, (code) => {
      exitCode = code;
    });
    const parsed = program;
    await inLocale(await localeIn(configOf(argv)), () => parse(parsed, argv));
    return exitCode;
  } catch (error) {
    const shown = error instanceof CommanderError ? misuse(error, program, withoutVerbose(argv)) : explained(error);
    if (!(shown instanceof Interrupted)) toStderr(forPeople(errorText(shown, verbose)));
    return exitCodeOfError(shown);
  } finally {
    finish();
  }
};

/** Commander would not notice that its help cannot be written: it is printed as everything else is. */
const parse = async (program: Command, argv: readonly string[]): Promise<void> => {
  let help = '';
  program.configureOutput({
    writeOut: (text) => {
      help += text;
    },
  });
  try {
    await program.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError) || error.exitCode !== 0) throw error;
    await toStdout(help);
  }
};

/** The configuration that a command reads, if it reads one. */
const configOf = (argv: readonly string[]): string => {
  const index = argv.findIndex((one) => one === '--config' || one.startsWith('--config='));
  const given = argv[index]?.includes('=') === true ? argv[index].slice('--config='.length) : argv[index + 1];
  return index < 0 || given === undefined ? defaultFile : given;
};

/** Without the one option that may stand before a command. */
const withoutVerbose = (argv: readonly string[]): readonly string[] =>
  argv[0] === '-v' || argv[0] === '--verbose' ? withoutVerbose(argv.slice(1)) : argv;

/** Commander's message is `error: what (Did you mean --this?)`. */
const misuse = (error: CommanderError, program: Command | null, argv: readonly string[]): Error => {
  const [word = ''] = argv;
  const names = program?.commands.map((command) => command.name()) ?? [];
  const meant = isPlace(word) || names.includes(word) ? null : nearest(word, names);
  if (meant !== null) {
    return usageError('unknown-command', `There is no command "${word}".`, {
      remedy: `Did you mean "grade ${meant}"? All commands: grade --help`,
    });
  }
  const path = program === null ? [] : commandPath(program, argv);
  const unknown = unknownBelow(error, path, argv);
  if (unknown !== null) return unknown;
  const lines = error.message.replace(/^error: /, '').split('\n');
  const what = withMeantChoice(at(lines, 0));
  const isSplit = error.code === 'commander.excessArguments' && !what.includes('Expected 0');
  const remedy = isSplit
    ? splitRemedy(path)
    : lines
        .slice(1)
        .join(' ')
        .replace(/^\(|\)$/g, '');
  const message = what.charAt(0).toUpperCase() + what.slice(1).replace(/[^.?]$/, '$&.');
  const help = `All options: ${called(path)} --help`;
  return usageError('usage', message, { remedy: `${remedy === '' ? '' : `${remedy} `}${help}` });
};

/** Several words came where one is taken. */
const splitRemedy = (path: readonly Command[]): string =>
  `A name with spaces needs quotes.${path.length === 0 ? ' To grade several submissions: grade class FOLDER.' : ''}`;

/** Commander lists all choices, whichever was meant. */
const withMeantChoice = (what: string): string =>
  what.replace(
    /(argument '(.*)' is invalid\. )Allowed choices are (.*)\.$/,
    (whole, start: string, given, known: string) => {
      const meant = nearest(String(given), known.split(', '));
      return meant === null ? whole : `${start}Did you mean "${meant}"?`;
    },
  );

/** The commands that are named at the beginning, each one of the one before: `fixtures`, `generate`. */
const commandPath = (program: Command, [word, ...rest]: readonly string[]): readonly Command[] => {
  const command = program.commands.find((one) => one.name() === word);
  return command === undefined ? [] : [command, ...commandPath(command, rest)];
};

const called = (path: readonly Command[]): string => ['grade', ...path.map((one) => one.name())].join(' ');

/** Null for all but a word that stands in the place of one of the commands of a command. */
const unknownBelow = (error: CommanderError, path: readonly Command[], argv: readonly string[]): Error | null => {
  const above = path.at(-1);
  const names = above?.commands.map((command) => command.name()) ?? [];
  const word = argv[path.length] ?? '';
  const [argument] = above?.registeredArguments ?? [];
  const takesOther = argument !== undefined;
  if (names.length === 0 || (takesOther ? isPlace(word) : isOption(word))) return null;
  const meant = nearest(word, names);
  if (meant === null && (takesOther || error.code !== 'commander.excessArguments')) return null;
  const what =
    argument === undefined
      ? `There is no command "${called(path)} ${word}".`
      : `There is neither a ${argument.name()} nor a command "${word}".`;
  return usageError('unknown-command', what, {
    remedy: meant === null ? `Its commands are ${names.join(', ')}.` : `Did you mean "${called(path)} ${meant}"?`,
  });
};

/** An option, or something that can be graded: not a misspelt command. */
const isPlace = (word: string): boolean => isOption(word) || existsSync(word);

const isOption = (word: string): boolean => word === '' || word.startsWith('-');
