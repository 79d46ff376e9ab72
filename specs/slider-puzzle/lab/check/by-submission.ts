/** `grade check` of a submission: it solves the puzzle files in the sandbox, and the reference knows the answers. */
import type { CommandConsole, SubmissionOptions } from '../../../../harness/contracts/command.ts';
import { type CaseResult, type CheckResult, notRun, type Report } from '../../../../harness/contracts/report.ts';
import { inMoves } from '../../commands/messages.ts';
import { askedFor, type Checking } from './by-reference.ts';
import { faultyRow } from './faulty.ts';
import type { PuzzleFile, PuzzleFiles } from './files.ts';
import { checkIdOf, prepareChecks, questionTo, totalMsFor } from './prepare.ts';
import { notRunReasons } from './not-run.ts';
import { byName } from './promise.ts';
import type { PosedFile, Questions } from './question.ts';
import { type Fewest, fewestWords, type Row } from './row.ts';
import { truthOf } from './truth.ts';
import { checkCommandMessages } from './messages/check.ts';

export interface SubmissionChecking extends Checking {
  readonly path: string;
  readonly options: SubmissionOptions;
  /** To submissions of assignments that are no editions. */
  readonly questions: Questions;
  /** Of the submission, for each puzzle; null for what is usual in its language. */
  readonly cpuSeconds: number | null;
}

export interface SubmissionRows {
  readonly report: Report;
  readonly rows: readonly Row[];
  /** What the person at the command line should know about the files. */
  readonly notes: readonly string[];
  /** Why nothing was asked, one line each: it cannot be built, or the scan refused to run it. Empty when it was. */
  readonly notRun: readonly string[];
}

export const rowsBySubmission = async (
  { files, faulty }: PuzzleFiles,
  checking: SubmissionChecking,
  console: Pick<CommandConsole, 'examine'>,
): Promise<SubmissionRows> => {
  const known = await knownFiles(files, checking);
  const posed = known.flatMap(({ posed: one }) => one ?? []);
  checking.signal.throwIfAborted();
  const report = await console.examine({
    path: checking.path,
    options: checking.options,
    prepare: (assignment, manner) => {
      const seconds = checking.cpuSeconds ?? ownSeconds[manner.language] ?? mostSeconds;
      return Promise.resolve(prepareChecks(questionTo(assignment, checking.questions), posed, seconds, manner));
    },
    totalMs: totalMsFor(posed.length, checking.cpuSeconds ?? mostSeconds),
    heapBytes,
    signal: checking.signal,
    onEvent: (event) => {
      if (event.kind !== 'check-finished') return;
      checking.line.show(
        checkCommandMessages.checked({ done: String(event.done), all: String(event.total), title: event.title }),
      );
    },
  });
  const asked = new Map(report.checks.map((check) => [check.id, check]));
  const results = posed.map((one, index) => ({ one, check: asked.get(checkIdOf(index)) }));
  const found = new Map(results.map(({ one, check }) => [one.name, rowOf(one, check)]));
  const rows = known.map(({ file, reason }) => found.get(file.name) ?? unknownRow(file, reason));
  return {
    report,
    rows: [...rows, ...faulty.map(faultyRow)].toSorted((a, b) => byName(a.file, b.file)),
    notes: known.flatMap(({ note }) => note ?? []),
    notRun: notRunReasons(
      report,
      results.map(({ check }) => check),
    ),
  };
};

/**
 * CPU seconds for a puzzle on the submission's own Board. A grading, which puts the reference Board under the Solver,
 * allows less; it also allows less memory, where the course recommends 1,600 MB to its students.
 */
const ownSeconds: Readonly<Record<string, number>> = { java: 10, typescript: 30 };
const mostSeconds = Math.max(...Object.values(ownSeconds));
const heapBytes = 2_048 * 1_024 * 1_024;

interface Known {
  readonly file: PuzzleFile;
  /** Null when the right answer is not known. */
  readonly posed: PosedFile | null;
  readonly reason: string;
  readonly note: string | null;
}

/** The right answers: recorded ones, else the reference's, else what the name promises. */
const knownFiles = async (files: readonly PuzzleFile[], checking: Checking): Promise<readonly Known[]> => {
  const known: Known[] = [];
  for (const [index, file] of files.entries()) {
    checking.signal.throwIfAborted();
    known.push(await knownFile(file, index, files.length, checking));
  }
  return known;
};

const knownFile = async (file: PuzzleFile, index: number, total: number, checking: Checking): Promise<Known> => {
  const { name, tiles, builtIn, promise } = file;
  if (builtIn !== null) return { file, posed: { name, tiles, moves: builtIn.moves }, reason: '', note: null };
  const truth = await truthOf(file, askedFor(file, index, total, checking));
  const note =
    truth.contradiction === null ? null : checkCommandMessages.misnamed({ puzzle: name, why: truth.contradiction });
  const reason = checkCommandMessages.answerUnknown({
    seconds: String(checking.seconds),
    moves: inMoves(truth.atLeast),
  });
  const moves = truth.moves ?? (note === null ? promise : null);
  const posed = moves === null ? null : { name, tiles, moves: moves === 'unsolvable' ? null : moves };
  return { file, posed, reason, note };
};

const rowOf = ({ name, tiles, moves }: PosedFile, check: CheckResult | undefined): Row => {
  const [result] = check?.cases ?? [];
  return {
    file: name,
    size: tiles.length,
    moves: measuredMoves(result),
    expected: moves ?? 'unsolvable',
    inserts: measuredNumber(result, 'inserts'),
    seconds: measuredNumber(result, 'seconds'),
    verdict: verdictOf(result),
    message: result === undefined ? (check?.reason ?? null) : result.message,
  };
};

const verdictOf = (result: CaseResult | undefined): Row['verdict'] => {
  if (result === undefined || isLeftOut(result)) return 'not-run';
  const { verdict } = result;
  return verdict === 'passed' || verdict === 'failed' || verdict === 'skipped' ? answers[verdict] : verdict;
};

/** For want of time, say. What the assignment does not ask is skipped, too. */
const isLeftOut = ({ verdict, actual }: CaseResult): boolean => verdict === 'skipped' && actual === notRun;

const answers = { passed: 'right', failed: 'wrong', skipped: 'not-asked' } as const;

const measuredMoves = (result: CaseResult | undefined): Fewest => {
  const moves = result?.measured?.['moves'];
  return typeof moves === 'number' || moves === 'unsolvable' ? moves : null;
};

const measuredNumber = (result: CaseResult | undefined, key: string): number | null => {
  const value = result?.measured?.[key];
  return typeof value === 'number' ? value : null;
};

const unknownRow = ({ name, tiles, promise }: PuzzleFile, message: string): Row => ({
  file: name,
  size: tiles.length,
  moves: null,
  expected: promise,
  verdict: 'not-run',
  inserts: null,
  seconds: null,
  message: promise === null ? message : checkCommandMessages.nameSays({ message, promise: fewestWords(promise) }),
});
