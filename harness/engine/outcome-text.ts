/** The words for a script that did not finish: what happened, and the likely cause. Pure. */
import type { ScriptOutcome } from '../contracts/subject.ts';
import type { Verdict } from '../contracts/report.ts';
import { caseMessages } from './messages/cases.ts';
import { defineMessages } from '../messages/messages.ts';

const outcomeMessages = defineMessages('outcome', {
  timedOut: 'The program did not finish within {limit} and was stopped.',
  timedOutShort:
    'The program did not finish within {limit} and was stopped. It had less time than usual, because it had timed out before.',
  timedOutIn: 'The program did not finish within {limit} and was stopped in {call}.',
  timedOutShortIn:
    'The program did not finish within {limit} and was stopped in {call}. It had less time than usual, because it had timed out before.',
  answerWithin: 'an answer within {limit}',
  noAnswer: 'no answer',
  timedOutHint:
    'The program takes far too long, or never ends. Look for an infinite loop, or for work that is repeated again and again.',
  endedItself: 'The program exited with code {code} before it answered.',
  endedBySignal: 'The program was killed by signal {signal} before it answered.',
  endedItselfHint: 'A method of the API must return or throw; it must not end the program.',
  'endedItselfHint@java':
    'A method of the API must return or throw; it must not end the program, as System.exit() does.',
  'endedItselfHint@typescript':
    'A method of the API must return or throw; it must not end the program, as process.exit() does.',
  endedBySignalHint: 'The runtime itself crashed; very deep recursion or very large arrays can cause that.',
  outOfMemory: 'The program used more than its {limit} of memory.',
  outOfMemoryIn: 'The program used more than its {limit} of memory and was stopped in {call}.',
  outOfMemoryHint: 'The program may hold on to objects that it no longer needs, or keep creating new ones.',
  threads: 'The program had more than {limit} threads at once and was stopped.',
  threadsHint: 'A program for this assignment needs no threads.',
  operations: 'The program called insert() and delMin() more than {limit} times and was stopped.',
  output: 'The program printed more than {limit} and was stopped.',
  outputHint: 'Remove print statements from methods that are called in a loop.',
  tampering: 'The program interfered with the grader: {what}.',
  tamperingHint: 'A person has to look at this submission.',
  unloadable: 'The compiled classes could not be loaded: {message}.',
  unloadableHint: 'Look at the static fields and static blocks, which run when a class is loaded.',
  faultHint: 'This is not the fault of the submission and costs no points. Grade it again, or run: grade doctor',
  cpuTime: '{seconds} of CPU time',
  wallTime: '{seconds} of wall time',
  none: 'none',
});

/** The script had its turn to the end, well or badly. */
export type EndedOutcome = Exclude<ScriptOutcome, { kind: 'out-of-time' }>;

export type IncompleteOutcome = Exclude<EndedOutcome, { kind: 'completed' }>;

export interface OutcomeText {
  readonly verdict: Verdict;
  readonly message: string;
  readonly expected: string;
  readonly actual: string;
  readonly hint: string | null;
}

/** Says what ended a script. A fault of the grader is named as one, never blamed on the submission. */
export function describeOutcome(outcome: IncompleteOutcome): OutcomeText {
  switch (outcome.kind) {
    case 'timed-out':
      return describeTimeout(outcome);
    case 'crashed':
      return describeCrash(outcome);
    case 'out-of-memory':
      return describeMemory(outcome);
    case 'thread-limit': {
      const limit = String(outcome.limit);
      return failure('crashed', outcomeMessages.threads({ limit }), outcomeMessages.threadsHint());
    }
    case 'operation-limit': {
      const limit = outcome.limit.toLocaleString('en');
      return failure('failed', outcomeMessages.operations({ limit }), outcomeMessages.timedOutHint());
    }
    case 'output-limit': {
      const limit = mebibytes(outcome.limitBytes);
      return failure('failed', outcomeMessages.output({ limit }), outcomeMessages.outputHint());
    }
    case 'tampering':
      return failure('tampering', outcomeMessages.tampering({ what: outcome.detail }), outcomeMessages.tamperingHint());
    case 'unloadable': {
      const { message } = outcome;
      return failure('crashed', outcomeMessages.unloadable({ message }), outcomeMessages.unloadableHint());
    }
    case 'fault':
      return describeFault(outcome.message);
  }
}

type TimedOut = Extract<IncompleteOutcome, { kind: 'timed-out' }>;

function describeTimeout({ clock, limitMs, isShort = false, call }: TimedOut): OutcomeText {
  const limit = (clock === 'cpu' ? outcomeMessages.cpuTime : outcomeMessages.wallTime)({ seconds: seconds(limitMs) });
  const whole = isShort ? outcomeMessages.timedOutShort : outcomeMessages.timedOut;
  const inCall = isShort ? outcomeMessages.timedOutShortIn : outcomeMessages.timedOutIn;
  return {
    verdict: 'timed-out',
    message: call === undefined ? whole({ limit }) : inCall({ limit, call }),
    expected: outcomeMessages.answerWithin({ limit }),
    actual: outcomeMessages.noAnswer(),
    hint: outcomeMessages.timedOutHint(),
  };
}

function describeMemory({ limitBytes, call }: Extract<IncompleteOutcome, { kind: 'out-of-memory' }>): OutcomeText {
  const limit = mebibytes(limitBytes);
  const message =
    call === undefined ? outcomeMessages.outOfMemory({ limit }) : outcomeMessages.outOfMemoryIn({ limit, call });
  return failure('out-of-memory', message, outcomeMessages.outOfMemoryHint());
}

function describeCrash({ exitCode, signal }: Extract<IncompleteOutcome, { kind: 'crashed' }>): OutcomeText {
  return signal === null
    ? failure('crashed', outcomeMessages.endedItself({ code: String(exitCode) }), outcomeMessages.endedItselfHint())
    : failure('crashed', outcomeMessages.endedBySignal({ signal }), outcomeMessages.endedBySignalHint());
}

const describeFault = (message: string): OutcomeText => ({
  verdict: 'grader-fault',
  message: caseMessages.graderFailed({ message }),
  expected: '',
  actual: '',
  hint: outcomeMessages.faultHint(),
});

const failure = (verdict: Verdict, message: string, hint: string): OutcomeText => ({
  verdict,
  message,
  expected: caseMessages.anAnswer(),
  actual: outcomeMessages.none(),
  hint,
});

const seconds = (ms: number): string => `${String(Math.round(ms / 10) / 100)} s`;

const mebibytes = (bytes: number): string => `${String(Math.round(bytes / 1_048_576))} MiB`;

/** Did the program itself end, without a fault of the grader and without touching the grader? */
export const isOwnEnd = ({ kind }: IncompleteOutcome): boolean => kind !== 'fault' && kind !== 'tampering';

/** Did it end since it used up its time, its operations or its memory? */
export const tookTooMuch = ({ kind }: EndedOutcome): boolean =>
  kind === 'timed-out' || kind === 'operation-limit' || kind === 'out-of-memory';
