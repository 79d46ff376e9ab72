/** Asks a submission for its search, in the sandbox and on the reference Board, as the check of the queue does. */
import type { Prepared } from '../../../../harness/contracts/prepare.ts';
import type { Check, FixedCase, Judgement } from '../../../../harness/contracts/check.ts';
import type { CommandConsole, StatusLine, SubmissionOptions } from '../../../../harness/contracts/command.ts';
import { usageError } from '../../../../harness/contracts/errors.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import type { Report } from '../../../../harness/contracts/report.ts';
import type { PriorityName, TracedSearch } from '../../../../reference/oracle/traced-search.ts';
import { toGrid } from '../../questions/question.ts';
import { boardTextLimits, call, newBoard, newSolver } from '../../questions/steps.ts';
import { replaySearch } from '../../traces/replay.ts';
import type { NamedPuzzle } from './puzzle.ts';
import { traceCommandMessages } from './messages.ts';
import { askedByCommand } from '../check/prepare.ts';

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
  | { readonly kind: 'traced'; readonly search: TracedSearch; readonly name: string }
  /** `why` is a sentence. */
  | { readonly kind: 'not-shown'; readonly why: string; readonly name: string };

const totalMs = 120_000;
const heapBytes = 1_024 * 1_024 * 1_024;
const checkId = 'trace';

/** Assignments with a Solver that searches. */
const withSearch = new Set(['8puzzle', '8puzzle-2012']);

/** @throws {GraderError} when the submission cannot be run, as a grading does */
export const askSubmission = async (request: TraceRequest, console: CommandConsole): Promise<Asked> => {
  let seen: Observation | undefined;
  const recorded = recordedFor(request);
  const report = await console.examine({
    path: request.path,
    options: request.options,
    prepare: (assignment) => {
      if (!withSearch.has(assignment)) throw otherAssignment(assignment, request.path);
      return Promise.resolve(preparedFor(request, recorded, (counters) => (seen = counters)));
    },
    totalMs,
    heapBytes,
    signal: request.signal,
    onEvent: (event) => {
      if (event.kind === 'check-finished') request.line.clear();
    },
  });
  const { name } = report.submission;
  if (seen?.kind !== 'counters') return { kind: 'not-shown', why: reasonIn(report), name };
  const bounds = { priority: request.priority, steps: request.steps, recorded };
  const search = replaySearch(request.puzzle.tiles, seen.queues, bounds);
  return search === null
    ? { kind: 'not-shown', why: traceCommandMessages.unseen(), name }
    : { kind: 'traced', search, name };
};

/** What all queues record must fit into one answer of the probe. */
const recordedFor = ({ puzzle, steps }: TraceRequest): number => {
  const bytesEach = puzzle.tiles.length ** 2 * 6 + 100;
  return Math.max(20, Math.min(100_000, steps * 12 + 100, Math.floor(5_000_000 / bytesEach)));
};

const preparedFor = (
  { puzzle }: TraceRequest,
  recorded: number,
  keep: (counters: Observation | undefined) => void,
): Prepared => {
  const one: FixedCase = {
    kind: 'fixed',
    name: puzzle.name,
    script: {
      substitute: ['Board'],
      rows: [{ tiles: toGrid(puzzle.tiles) }],
      steps: [newBoard('board'), newSolver('solver', 'board'), call('solver', 'moves'), { op: 'counters' }],
      watch: { searches: true, trace: recorded },
      limits: boardTextLimits,
    },
    judge: ([row]): Judgement => {
      keep(row?.[3]);
      return { passed: true };
    },
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

const reasonIn = (report: Report): string => {
  const failed = report.checks.flatMap(({ cases, reason }) => [...cases.map(({ message }) => message), reason]);
  return report.notGradable ?? failed.find((message) => message !== null) ?? traceCommandMessages.noReport();
};
