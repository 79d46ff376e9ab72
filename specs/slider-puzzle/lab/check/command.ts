/** `grade check DIR`: each puzzle file with its moves, solved by the reference or by a submission. */
import {
  type CommandConsole,
  type DefineCommand,
  commandExits,
  type StatusLine,
} from '../../../../harness/contracts/command.ts';
import type { Report } from '../../../../harness/contracts/report.ts';
import { numberFrom } from '../../commands/option-values.ts';
import { Searcher } from '../search/searcher.ts';
import { rowsByReference } from './by-reference.ts';
import { rowsBySubmission, type SubmissionRows } from './by-submission.ts';
import { checkJson } from './check-json.ts';
import { builtInFiles, filesIn } from './files.ts';
import type { Questions } from './question.ts';
import { type PlaceFlags, type Places, placesOf } from './places.ts';
import { notRunText } from './not-run.ts';
import { isFine, type Row } from './row.ts';
import { checkTable } from './table.ts';

interface CheckFlags extends PlaceFlags {
  readonly seconds?: number;
  readonly json?: true;
}

interface CheckRequest extends CheckFlags {
  readonly questions: Questions;
}

/** The command, with the questions to submissions of assignments that are no editions, by their ids. */
export const checkWith =
  (questions: Questions): DefineCommand =>
  (command, console) => {
    command
      .argument('<folder|zip>', 'puzzle files, or a submission')
      .option('--submission <path>', 'solve the puzzle files with this folder or zip')
      .option('--puzzles <dir>', "a submission's puzzles; those of the assignment by default")
      .option(
        '--seconds <n>',
        'for each puzzle: 60; CPU time of a submission: 10 (Java), 30 (TypeScript)',
        numberFrom(0.1, 3_600),
      )
      .option('--json', 'as JSON');
    console.addSubmissionOptions(command);
    command.addHelpText('after', help).action(async (path: string, flags: CheckFlags) => {
      const places = await placesOf(path, flags, console);
      for (const note of places.notes) console.note(`${note}\n`);
      console.report(await checkAll(places, { ...flags, questions }, console));
    });
  };

const help = `
What is expected is what the name promises: puzzle04.txt, puzzle4x4-30.txt and
puzzle3x3-unsolvable.txt. A submission is built, scanned and run in the sandbox,
its own Board and Solver together; what it answers is compared with the
reference, and its solution() is followed board by board.

Examples:
  grade check ./puzzles                         the reference, and the names
  grade check ./submission                      the puzzles of the assignment
  grade check ./submission --puzzles ./puzzles  other puzzles
  grade check ./puzzles --submission hw.zip     the same

Exit codes: 0 all right, 1 not all, 2 usage or a file that is not a puzzle,
3 the submission cannot be run, 4 fault of the grader, 130 interrupted.`;

const checkAll = async (places: Places, flags: CheckRequest, console: CommandConsole): Promise<number> => {
  const searcher = new Searcher(console.cacheDir());
  const line = await console.openLine();
  try {
    return await console.interruptible((signal) => {
      signal.addEventListener('abort', line.stop.bind(line), { once: true });
      return check(places, flags, { searcher, line, signal, console });
    });
  } finally {
    line.stop();
    await searcher.close();
  }
};

/** The hardest 4-by-4 boards take a fifth of it. */
const referenceSeconds = 60;

interface Means {
  readonly searcher: Searcher;
  readonly line: StatusLine;
  readonly signal: AbortSignal;
  readonly console: CommandConsole;
}

const check = async (places: Places, flags: CheckRequest, means: Means): Promise<number> => {
  const { console, line, signal } = means;
  const cacheDir = console.cacheDir();
  const files = places.puzzles === null ? await builtInFiles(cacheDir) : await filesIn(places.puzzles, cacheDir);
  const checking = { ...means, seconds: flags.seconds ?? referenceSeconds };
  if (places.submission === null) {
    const rows = await rowsByReference(files, checking);
    line.stop();
    await print({ rows, report: null, notes: files.notes, notRun: [] }, flags, console);
    return signal.aborted ? commandExits.interrupted : exitCodeOf(rows, files.faulty.length);
  }
  const asked = {
    ...checking,
    path: places.submission,
    options: flags,
    questions: flags.questions,
    cpuSeconds: flags.seconds ?? null,
  };
  const found = await rowsBySubmission(files, asked, console);
  line.stop();
  await print({ ...found, notes: [...files.notes, ...found.notes] }, flags, console);
  return found.notRun.length > 0 ? commandExits.notGradable : exitCodeOf(found.rows, files.faulty.length);
};

type Findings = Omit<SubmissionRows, 'report'> & { readonly report: Report | null };

const print = async (found: Findings, { json }: CheckFlags, console: CommandConsole): Promise<void> => {
  const { rows, report, notes, notRun } = found;
  for (const note of notes) console.note(`${note}\n`);
  if (notRun.length > 0) console.note(notRunText(notRun));
  if (json === true) await console.print(`${JSON.stringify(checkJson(rows, report), null, 2)}\n`);
  else if (notRun.length === 0) await console.print(console.forPeople(checkTable(rows, console)));
};

const exitCodeOf = (rows: readonly Row[], faulty: number): number => {
  if (rows.some(({ verdict }) => verdict === 'grader-fault')) return commandExits.fault;
  if (faulty > 0) return commandExits.usage;
  return rows.every(isFine) ? commandExits.done : commandExits.notAll;
};
