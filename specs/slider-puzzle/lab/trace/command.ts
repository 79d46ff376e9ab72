/** `grade trace PUZZLE [SUBMISSION]`: the priority queue, step by step. */
import { setImmediate } from 'node:timers/promises';
import {
  type CommandConsole,
  type DefineCommand,
  commandExits,
  type SubmissionOptions,
} from '../../../../harness/contracts/command.ts';
import { usageError } from '../../../../harness/contracts/errors.ts';
import {
  type PriorityName,
  priorityNames,
  sliceSearch,
  type TracedSearch,
} from '../../../../reference/oracle/traced-search.ts';
import { departureOf } from '../../traces/departure.ts';
import { oneOf, wholeNumberFrom } from '../../commands/option-values.ts';
import { printPieces } from '../solve/print-pieces.ts';
import { type Asked, askSubmission } from './ask.ts';
import { findPuzzle, type NamedPuzzle } from './puzzle.ts';
import { traceText } from './text.ts';
import { mostSteps, type TraceView } from './view.ts';
import { traceCommandMessages } from './messages.ts';
import { at } from '../../../../reference/puzzle/at.ts';

interface TraceFlags extends SubmissionOptions {
  readonly steps?: number;
  readonly priority?: PriorityName;
  readonly output?: string;
}

const usualSteps = 12;

export const defineTrace: DefineCommand = (command, console) => {
  command
    .argument('<puzzle>', 'a puzzle file, - for standard input, or a puzzle of the assignment: puzzle04')
    .argument('[submission]', "a folder or a zip: its search, next to the reference's")
    .option('--steps <n>', `steps to show; ${String(usualSteps)} by default`, wholeNumberFrom(1, mostSteps))
    .option(
      '--priority <name>',
      `${priorityNames.join(' or ')}; ${at(priorityNames, 0)} by default`,
      oneOf(priorityNames),
    )
    .option('--output <html=path>', 'write a page instead of text; html=- is standard output');
  console.addSubmissionOptions(command);
  command
    .addHelpText('after', help)
    .action(async (puzzle: string, submission: string | undefined, flags: TraceFlags) => {
      if (submission === undefined) refuseForNone(flags);
      const output = flags.output === undefined ? null : pathIn(flags.output, console);
      console.report(await trace({ given: puzzle, submission: submission ?? null, flags, output }, console));
    });
};

/** `--config` also says in which language a trace is told. */
const onlyOfSubmissions = {
  assignment: '--assignment',
  language: '--language',
  scan: '--scan',
  allowWeakIsolation: '--allow-weak-isolation',
} as const satisfies Partial<Record<keyof SubmissionOptions, string>>;

/** @throws {GraderError} for an option that has no effect without a submission */
const refuseForNone = (flags: TraceFlags): void => {
  const given = new Set(Object.keys(flags));
  const found = Object.entries(onlyOfSubmissions).find(([key]) => given.has(key));
  if (found === undefined) return;
  const [, option] = found;
  throw usageError('trace-no-submission', traceCommandMessages.noSubmission({ option }), {
    remedy: traceCommandMessages.noSubmissionRemedy(),
  });
};

const help = `
The reference's search has the official order of neighbors and the critical
optimization. A submission is built, scanned and run in the sandbox, its Solver
on the grader's Board; the first step that differs from A* by more than the
order of equal priorities is marked.

Examples:
  grade trace puzzle04                   the trace of the assignment's FAQ
  grade trace puzzle07 --priority hamming
  grade trace puzzle04 ./submission      next to the reference
  grade trace puzzle04 hw.zip --output html=trace.html

Exit codes: 0 shown, 1 the submission differs or its search cannot be shown,
2 usage or a file that is not a puzzle, 3 the submission cannot be run,
4 fault of the grader, 130 interrupted.`;

interface Request {
  readonly given: string;
  readonly submission: string | null;
  readonly flags: TraceFlags;
  /** Where the page goes; null for text. */
  readonly output: string | null;
}

const trace = async (request: Request, console: CommandConsole): Promise<number> => {
  const line = await console.openLine();
  try {
    return await console.interruptible(async (signal) => {
      signal.addEventListener('abort', line.stop.bind(line), { once: true });
      const puzzle = await findPuzzle(request.given, console.cacheDir(), signal);
      const { priority = 'manhattan', steps = usualSteps } = request.flags;
      const asking = { puzzle, priority, steps, line, signal, options: request.flags };
      const asked =
        request.submission === null ? null : await askSubmission({ ...asking, path: request.submission }, console);
      line.clear();
      const view = viewOf(puzzle, priority, await referenceSearch(puzzle, priority, steps, signal), asked);
      if (asked?.kind === 'not-shown') console.note(asked.told);
      await show(view, request.output, console, signal);
      if (signal.aborted) return commandExits.interrupted;
      if (asked?.kind === 'not-shown') return asked.exitCode;
      return view.departure === null ? commandExits.done : commandExits.notAll;
    });
  } finally {
    line.stop();
  }
};

const viewOf = (
  puzzle: NamedPuzzle,
  priority: PriorityName,
  reference: TracedSearch,
  asked: Asked | null,
): TraceView => {
  const own = asked?.kind === 'traced' ? asked.search : null;
  return { puzzle, priority, reference, own, departure: own === null ? null : departureOf(puzzle.tiles, own.record) };
};

/** What both searches may enqueue: some seconds, and some hundred megabytes. */
const mostNodes = 200_000;
const mostCells = 20_000_000;

const referenceSearch = async (
  { tiles }: NamedPuzzle,
  priority: PriorityName,
  steps: number,
  signal: AbortSignal,
): Promise<TracedSearch> => {
  const nodes = Math.min(mostNodes, Math.floor(mostCells / tiles.length ** 2));
  const slices = sliceSearch(tiles, { priority, steps, nodes });
  for (;;) {
    const slice = slices.next();
    if (slice.done === true) return slice.value;
    await setImmediate();
    signal.throwIfAborted();
  }
};

const show = async (
  view: TraceView,
  output: string | null,
  console: CommandConsole,
  signal: AbortSignal,
): Promise<void> => {
  if (output === null) {
    await printPieces(traceText(view, console.width), console, signal);
    return;
  }
  const { tracePage } = await import('./page.ts');
  if (output === '-') {
    await console.print(tracePage(view));
    return;
  }
  await console.writeFile(output, tracePage(view));
  console.note(`Written: ${output}\n`);
};

/** @throws {GraderError} for anything but `html=PATH`, and for a folder */
const pathIn = (given: string, console: CommandConsole): string => {
  const path = /^html=(.+)$/s.exec(given)?.[1];
  if (path !== undefined) {
    console.refuseFolder(path, `--output ${given}`, '--output html=trace.html');
    return path;
  }
  throw usageError('trace-output', traceCommandMessages.output(), {
    where: `--output ${given}`,
    remedy: traceCommandMessages.outputRemedy(),
  });
};
