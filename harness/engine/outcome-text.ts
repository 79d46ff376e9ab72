/** The words for a script that did not come to its end: what happened, and the likely cause. Pure. */
import type { ScriptOutcome } from '../probe/subject.ts';
import type { Verdict } from '../report/schema.ts';

export type IncompleteOutcome = Exclude<ScriptOutcome, { kind: 'completed' }>;

export interface OutcomeText {
  readonly verdict: Verdict;
  readonly message: string;
  readonly expected: string;
  readonly actual: string;
  readonly hint: string | null;
}

/** Says what ended a script. `faults` of ours are told as such and never blamed on the submission. */
export function describeOutcome(outcome: IncompleteOutcome): OutcomeText {
  switch (outcome.kind) {
    case 'timed-out':
      return describeTimeout(outcome.clock, outcome.limitMs);
    case 'crashed':
      return describeCrash(outcome.exitCode, outcome.signal);
    case 'out-of-memory':
      return describeMemory(outcome.limitBytes);
    case 'thread-limit':
      return describeThreads(outcome.limit);
    case 'operation-limit':
      return describeOperations(outcome.limit);
    case 'output-limit':
      return describeOutput(outcome.limitBytes);
    case 'tampering':
      return describeTampering(outcome.detail);
    case 'unloadable':
      return describeUnloadable(outcome.message);
    case 'fault':
      return describeFault(outcome.message);
  }
}

function describeTimeout(clock: 'wall' | 'cpu', limitMs: number): OutcomeText {
  const limit = `${seconds(limitMs)} of ${clock === 'cpu' ? 'CPU' : 'wall'} time`;
  return {
    verdict: 'timed-out',
    message: `The program did not finish within ${limit} and was stopped.`,
    expected: `an answer within ${limit}`,
    actual: 'no answer',
    hint: 'Look for a loop that cannot end, or for work that is done again and again.',
  };
}

function describeCrash(exitCode: number | null, signal: string | null): OutcomeText {
  const how = signal === null ? `ended itself with exit code ${String(exitCode)}` : `was ended by signal ${signal}`;
  return failure(
    'crashed',
    `The program ${how} before it answered.`,
    signal === null
      ? 'A method of the API must return or throw; it must not end the program (System.exit, process.exit).'
      : 'The runtime itself broke down; very deep recursion or very large arrays can do that.',
  );
}

const describeMemory = (limitBytes: number): OutcomeText =>
  failure(
    'out-of-memory',
    `The program used up its memory of ${mebibytes(limitBytes)}.`,
    'It may keep objects that it no longer needs, or make new ones without end.',
  );

const describeThreads = (limit: number): OutcomeText =>
  failure(
    'crashed',
    `The program had more than ${String(limit)} threads at once and was stopped.`,
    'This assignment needs no threads of its own: solve it in the one that calls.',
  );

const describeOperations = (limit: number): OutcomeText =>
  failure(
    'failed',
    `The program called insert() and delMin() more than ${limit.toLocaleString('en')} times and was stopped.`,
    'The search goes on where it should have ended, or looks at the same boards again and again.',
  );

const describeOutput = (limitBytes: number): OutcomeText =>
  failure(
    'failed',
    `The program printed more than ${mebibytes(limitBytes)} and was stopped.`,
    'Remove the print statements from the methods that are called in a loop.',
  );

const describeTampering = (detail: string): OutcomeText =>
  failure(
    'tampering',
    `The program interfered with the grader: ${detail}.`,
    'A person has to look at this submission.',
  );

const describeUnloadable = (message: string): OutcomeText =>
  failure(
    'crashed',
    `The compiled classes could not be loaded: ${message}.`,
    'Look at the static fields and static blocks, which run when a class is loaded.',
  );

const describeFault = (message: string): OutcomeText => ({
  verdict: 'grader-fault',
  message: `The grader failed here: ${message}`,
  expected: '',
  actual: '',
  hint: 'This is not the fault of the submission, and costs no points. Grade it again, or run: grade doctor',
});

const failure = (verdict: Verdict, message: string, hint: string): OutcomeText => ({
  verdict,
  message,
  expected: 'an answer',
  actual: 'none',
  hint,
});

const seconds = (ms: number): string => `${String(Math.round(ms / 100) / 10)} s`;

const mebibytes = (bytes: number): string => `${String(Math.round(bytes / 1_048_576))} MiB`;

/** Did the program itself end, without a fault of ours and without touching the grader? */
export const isOwnEnd = ({ kind }: IncompleteOutcome): boolean => kind !== 'fault' && kind !== 'tampering';
