/** The words for a script that did not come to its end: what happened, and the likely cause. Pure. */
import type { ScriptOutcome } from '../probe/subject.ts';
import type { Verdict } from '../report/schema.ts';
import { outcomeWords } from './words/outcome.ts';

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
  const limit = (clock === 'cpu' ? outcomeWords.cpuTime : outcomeWords.wallTime)({ seconds: seconds(limitMs) });
  return {
    verdict: 'timed-out',
    message: outcomeWords.timedOut({ limit }),
    expected: outcomeWords.answerWithin({ limit }),
    actual: outcomeWords.noAnswer(),
    hint: outcomeWords.timedOutHint(),
  };
}

function describeCrash(exitCode: number | null, signal: string | null): OutcomeText {
  const how =
    signal === null ? outcomeWords.endedItself({ code: String(exitCode) }) : outcomeWords.endedBySignal({ signal });
  return failure(
    'crashed',
    outcomeWords.crashed({ how }),
    signal === null ? outcomeWords.endedItselfHint() : outcomeWords.endedBySignalHint(),
  );
}

const describeMemory = (limitBytes: number): OutcomeText =>
  failure('out-of-memory', outcomeWords.outOfMemory({ limit: mebibytes(limitBytes) }), outcomeWords.outOfMemoryHint());

const describeThreads = (limit: number): OutcomeText =>
  failure('crashed', outcomeWords.threads({ limit: String(limit) }), outcomeWords.threadsHint());

const describeOperations = (limit: number): OutcomeText =>
  failure('failed', outcomeWords.operations({ limit: limit.toLocaleString('en') }), outcomeWords.operationsHint());

const describeOutput = (limitBytes: number): OutcomeText =>
  failure('failed', outcomeWords.output({ limit: mebibytes(limitBytes) }), outcomeWords.outputHint());

const describeTampering = (detail: string): OutcomeText =>
  failure('tampering', outcomeWords.tampering({ what: detail }), outcomeWords.tamperingHint());

const describeUnloadable = (message: string): OutcomeText =>
  failure('crashed', outcomeWords.unloadable({ message }), outcomeWords.unloadableHint());

const describeFault = (message: string): OutcomeText => ({
  verdict: 'grader-fault',
  message: outcomeWords.fault({ message }),
  expected: '',
  actual: '',
  hint: outcomeWords.faultHint(),
});

const failure = (verdict: Verdict, message: string, hint: string): OutcomeText => ({
  verdict,
  message,
  expected: outcomeWords.anAnswer(),
  actual: outcomeWords.none(),
  hint,
});

const seconds = (ms: number): string => `${String(Math.round(ms / 100) / 10)} s`;

const mebibytes = (bytes: number): string => `${String(Math.round(bytes / 1_048_576))} MiB`;

/** Did the program itself end, without a fault of ours and without touching the grader? */
export const isOwnEnd = ({ kind }: IncompleteOutcome): boolean => kind !== 'fault' && kind !== 'tampering';
