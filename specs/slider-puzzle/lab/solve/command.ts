/** `grade solve FILE...`: the assignment's test client, by any method. */
import { type CommandConsole, type DefineCommand, commandExits } from '../../../../harness/contracts/command.ts';
import { GraderError, usageError } from '../../../../harness/contracts/errors.ts';
import { Searcher } from '../search/searcher.ts';
import type { Answer } from './answer.ts';
import { count } from '../../commands/messages.ts';
import { type AnswerJson, answerJson, answersSchema, errorJson } from './answer-json.ts';
import { type TextView, answerText } from './answer-text.ts';
import { boardBytes } from './board-texts.ts';
import { unsolvableText } from '../editions.ts';
import { nameOf, readInput, standardInput } from './input.ts';
import { type SolveFlags, type SolveOptions, addSolveOptions, readOptions } from './options.ts';
import { printPieces } from './print-pieces.ts';
import { type SolveContext, solveFile } from './solve-file.ts';
import { solveMessages } from './messages.ts';

export const defineSolve: DefineCommand = (command, console) => {
  command.argument('<file...>', 'puzzle files; - is standard input');
  addSolveOptions(command);
  command.action(async (files: readonly string[], flags: SolveFlags) => {
    const edition = flags.edition ?? (await console.namedAssignment()) ?? '';
    await solveAll(files, readOptions(flags), unsolvableText(edition), console);
  });
};

const solveAll = async (
  files: readonly string[],
  options: SolveOptions,
  unsolvable: string,
  console: CommandConsole,
): Promise<void> => {
  if (files.filter((file) => file === standardInput).length > 1) {
    throw usageError('stdin-twice', solveMessages.inputTwice(), { remedy: solveMessages.inputTwiceRemedy() });
  }
  const searcher = new Searcher(console.cacheDir());
  const line = await console.openLine();
  try {
    const exitCode = await console.interruptible(async (signal) => {
      signal.addEventListener('abort', line.stop.bind(line), { once: true });
      const context = { options, searcher, line, signal };
      const view = { ...options, unsolvable };
      return options.json
        ? await printJson(files, context, console)
        : await printText(files, { ...context, view }, console);
    });
    console.report(exitCode);
  } finally {
    line.stop();
    await searcher.close();
  }
};

/** Each answer as soon as it is known; several files have headings. Gives the exit code. */
const printText = async (
  files: readonly string[],
  context: SolveContext & { readonly view: TextView },
  console: CommandConsole,
): Promise<number> => {
  let exitCode: number = commandExits.done;
  let printed = 0;
  for (const file of files) {
    if (context.signal.aborted) break;
    const result = await attempt(file, context);
    if (result.kind === 'failed') {
      exitCode = Math.max(exitCode, console.complain(result.error));
      continue;
    }
    warnOfSize(result.answer, context.view, console);
    const heading = files.length === 1 ? '' : `${printed++ === 0 ? '' : '\n'}==> ${nameOf(file)} <==\n`;
    const isRead = await printPieces(pieces(heading, result.answer, context.view), console, context.signal);
    exitCode = Math.max(exitCode, exitCodeOf(result.answer));
    if (!isRead) break;
    adviseOnTime(result.answer, console);
  }
  return context.signal.aborted ? commandExits.interrupted : exitCode;
};

const largeBytes = 100_000_000;

/** Whoever asks for a solution of a large board may not know what that means. */
const warnOfSize = ({ tiles, outcome }: Answer, { letters }: TextView, console: CommandConsole): void => {
  if (letters || outcome.kind !== 'solved') return;
  const bytes = boardBytes(tiles, outcome.letters.length);
  if (bytes < largeBytes) return;
  console.note(`${solveMessages.large({ megabytes: count(Math.round(bytes / 1_000_000)) })}\n`);
};

/** A shortest solution may be out of reach where some solution is not. */
const adviseOnTime = ({ outcome }: Answer, console: CommandConsole): void => {
  if (outcome.kind !== 'unanswered' || outcome.because === 'interrupted') return;
  console.note(`${solveMessages.advice()}\n`);
};

function* pieces(heading: string, answer: Answer, view: TextView): Generator<string, void, undefined> {
  yield heading;
  yield* answerText(answer, view);
}

/** One JSON value at the end. */
const printJson = async (files: readonly string[], context: SolveContext, console: CommandConsole): Promise<number> => {
  let exitCode: number = commandExits.done;
  const items: AnswerJson[] = [];
  for (const file of files) {
    if (context.signal.aborted) break;
    const result = await attempt(file, context);
    if (result.kind === 'failed') {
      exitCode = Math.max(exitCode, console.complain(result.error));
      items.push(failureJson(file, result.error));
    } else {
      exitCode = Math.max(exitCode, exitCodeOf(result.answer));
      items.push(answerJson(result.answer, context.options.stats));
    }
  }
  const [only] = items;
  const value = files.length === 1 && only !== undefined ? only : items;
  await console.print(`${JSON.stringify(answersSchema.parse(value), null, 2)}\n`);
  return context.signal.aborted ? commandExits.interrupted : exitCode;
};

type Attempt =
  { readonly kind: 'answered'; readonly answer: Answer } | { readonly kind: 'failed'; readonly error: unknown };

/** A file that is not a puzzle does not keep the others from being solved. */
const attempt = async (file: string, context: SolveContext): Promise<Attempt> => {
  try {
    const tiles = await readInput(file, context.signal);
    return { kind: 'answered', answer: await solveFile(file, tiles, context) };
  } catch (error) {
    if (context.signal.aborted) throw error;
    return { kind: 'failed', error };
  } finally {
    context.line.clear();
  }
};

const failureJson = (file: string, error: unknown): AnswerJson =>
  error instanceof GraderError
    ? errorJson(file, error.message, error.where)
    : errorJson(file, error instanceof Error ? error.message : String(error), null);

const exitCodeOf = ({ outcome, all }: Answer): number =>
  outcome.kind === 'unanswered' || all?.kind === 'not-counted' ? commandExits.notAll : commandExits.done;
