/** The words for a script that did not finish: what happened, and the likely cause. Pure. */
import type { ScriptOutcome } from '../contracts/subject.ts';
import type { Verdict } from '../contracts/report.ts';
import { caseMessages } from './messages/cases.ts';
import { outcomeMessages } from './messages/outcome.ts';

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
    case 'out-of-memory': {
      const limit = mebibytes(outcome.limitBytes);
      return failure('out-of-memory', outcomeMessages.outOfMemory({ limit }), outcomeMessages.outOfMemoryHint());
    }
    case 'thread-limit': {
      const limit = String(outcome.limit);
      return failure('crashed', outcomeMessages.threads({ limit }), outcomeMessages.threadsHint());
    }
    case 'operation-limit': {
      const limit = outcome.limit.toLocaleString('en');
      return failure('failed', outcomeMessages.operations({ limit }), outcomeMessages.operationsHint());
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

function describeTimeout({ clock, limitMs, isShort }: Extract<IncompleteOutcome, { kind: 'timed-out' }>): OutcomeText {
  const limit = (clock === 'cpu' ? outcomeMessages.cpuTime : outcomeMessages.wallTime)({ seconds: seconds(limitMs) });
  return {
    verdict: 'timed-out',
    message: (isShort === true ? outcomeMessages.timedOutShort : outcomeMessages.timedOut)({ limit }),
    expected: outcomeMessages.answerWithin({ limit }),
    actual: outcomeMessages.noAnswer(),
    hint: outcomeMessages.timedOutHint(),
  };
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
