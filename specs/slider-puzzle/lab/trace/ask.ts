/** Asks a submission for its search, in the sandbox and on the reference Board, as the check of the queue does. */
import type { Prepared } from '../../../../harness/contracts/prepare.ts';
import type { Check, FixedCase, Judgement } from '../../../../harness/contracts/check.ts';
import {
  type CommandConsole,
  commandExits,
  type StatusLine,
  type SubmissionOptions,
} from '../../../../harness/contracts/command.ts';
import { usageError } from '../../../../harness/contracts/errors.ts';
import type { Observation, QueueReport } from '../../../../harness/contracts/protocol.ts';
import type { Report } from '../../../../harness/contracts/report.ts';
import type { PriorityName } from '../../../../reference/oracle/traced-search.ts';
import { isSolvable } from '../../../../reference/puzzle/parity.ts';
import type { Edition } from '../../edition.ts';
import { constructionProblem } from '../../judges/construction.ts';
import { refusalIn } from '../../judges/refusal.ts';
import { failed, passed } from '../../questions/question-context.ts';
import { toGrid } from '../../questions/question.ts';
import { call, newBoard, newSolver } from '../../questions/steps.ts';
import { type ReplayedSearch, replaySearch } from '../../traces/replay.ts';
import { editions } from '../editions.ts';
import type { NamedPuzzle } from './puzzle.ts';
import { traceCommandMessages } from './messages.ts';
import { notRunReasons, notRunText } from '../check/not-run.ts';
import { askedByCommand } from '../check/prepare.ts';
import { at } from '../../../../harness/text/at.ts';

export interface TraceRequest {
  readonly path: string;
  readonly options: SubmissionOptions;
  readonly puzzle: NamedPuzzle;
  readonly priority: PriorityName;
  readonly steps: number;
  readonly line: StatusLine;
  readonly signal: AbortSignal;
}

export type Asked =
  | { readonly kind: 'traced'; readonly search: ReplayedSearch }
  /** `told` are whole lines for people. */
  | { readonly kind: 'not-shown'; readonly told: string; readonly exitCode: number };

const totalMs = 120_000;
const heapBytes = 1_024 * 1_024 * 1_024;
const checkId = 'trace';

/** @throws {GraderError} when the submission cannot be run, as a grading does */
export const askSubmission = async (request: TraceRequest, console: CommandConsole): Promise<Asked> => {
  let seen: Observation | undefined;
  const recorded = recordedFor(request);
  const report = await console.examine({
    path: request.path,
    options: request.options,
    prepare: (assignment, { language }) => {
      const edition = editions[assignment];
      if (edition === undefined) throw otherAssignment(assignment, request.path);
      const judge: FixedCase['judge'] = (rows) => {
        const [, made, , counters] = at(rows, 0);
        const judged = judgeMade(request.puzzle, edition, language, made);
        if (judged.passed) seen = counters;
        return judged;
      };
      return Promise.resolve(preparedFor(request, recorded, judge));
    },
    totalMs,
    heapBytes,
    signal: request.signal,
    onEvent: (event) => {
      if (event.kind === 'check-finished') request.line.clear();
    },
  });
  if (seen?.kind !== 'counters') return unseen(report);
  const bounds = { priority: request.priority, steps: request.steps, recorded };
  const search = replaySearch(request.puzzle.tiles, seen.queues, bounds);
  return search === null ? notShown(unseenIn(seen.queues)) : { kind: 'traced', search };
};

/** Whether a Solver was made; of one that was not, the search came to no end. */
const judgeMade = (
  puzzle: NamedPuzzle,
  edition: Edition,
  language: string,
  made: Observation | undefined,
): Judgement => {
  const question = { type: 'Solver', call: '', on: puzzle.name, reproduction: [] };
  const mustRefuse = edition.solvableBy === 'Board' && !isSolvable(puzzle.tiles);
  return mustRefuse && made?.kind === 'exception' && refusalIn(language).accepts(made)
    ? failed(question, { message: traceCommandMessages.refused(), expected: '', actual: '' })
    : (constructionProblem(question, made) ?? passed);
};

const unseenIn = (queues: readonly QueueReport[]): string =>
  queues.some(({ inserts }) => inserts > 0) ? traceCommandMessages.unseen() : traceCommandMessages.nothingPut();

/** What all queues record must fit into one answer of the probe. */
const recordedFor = ({ puzzle }: TraceRequest): number => {
  const bytesEach = puzzle.tiles.length ** 2 * 6 + 100;
  return Math.max(20, Math.floor(5_000_000 / bytesEach));
};

const preparedFor = ({ puzzle }: TraceRequest, recorded: number, judge: FixedCase['judge']): Prepared => {
  const one: FixedCase = {
    kind: 'fixed',
    name: puzzle.name,
    script: {
      substitute: ['Board'],
      rows: [{ tiles: toGrid(puzzle.tiles) }],
      steps: [newBoard('board'), newSolver('solver', 'board'), call('solver', 'moves'), { op: 'counters' }],
      watch: { searches: true, trace: recorded },
    },
    judge,
    reproduction: [],
  };
  const check: Check = {
    ...{ id: checkId, section: 'correctness', group: 'Queue', title: puzzle.name, explanation: askedByCommand },
    ...{ needs: ['Solver'], cases: [one] },
  };
  return { checks: [check], tables: [], notes: [] };
};

const otherAssignment = (assignment: string, path: string): Error =>
  usageError('trace-without-search', traceCommandMessages.otherAssignment({ assignment }), {
    where: path,
    remedy: traceCommandMessages.otherAssignmentRemedy(),
  });

const notShown = (why: string, exitCode: number = commandExits.notAll): Asked => ({
  kind: 'not-shown',
  told: `${traceCommandMessages.notShown({ why })}\n`,
  exitCode,
});

/** Nothing was seen of a search: it was not run, or did not end as a search does. */
const unseen = (report: Report): Asked => {
  const asked = report.checks.filter(({ id }) => id === checkId);
  const notRun = notRunReasons(report, asked);
  if (notRun.length > 0) return { kind: 'not-shown', told: notRunText(notRun), exitCode: commandExits.notGradable };
  const isFault = asked.some(({ verdict }) => verdict === 'grader-fault');
  const told = asked.flatMap(({ cases }) => cases.map(({ message }) => message)).find((message) => message !== null);
  return notShown(told ?? traceCommandMessages.noReport(), isFault ? commandExits.fault : commandExits.notAll);
};
