/** What became of a script, decided in one fixed order from what came on the channel and how the process ended. */
import type { ProcessEvidence } from '../contracts/sandbox.ts';
import type { Answer } from './exchange.ts';
import type { Capture, CompleteScript } from '../contracts/protocol.ts';
import type { Loading, ScriptRun } from './session.ts';
import type { ScriptOutcome } from '../contracts/subject.ts';

/** Facts that the outcome's wording needs and the process does not tell. */
export interface Terms {
  readonly script: CompleteScript;
  readonly heapBytes: number;
  /** Of the whole process. */
  readonly memoryBytes: number;
  readonly threads: number;
  ranOutOfMemory(evidence: ProcessEvidence): boolean;
}

/** Tampering outranks all: what else such an answer says means nothing. */
export const outcomeOf = (run: ScriptRun, terms: Terms): ScriptOutcome => {
  const { ending } = run.answer;
  const progress = progressOf(run.answer);
  switch (ending.kind) {
    case 'end':
      return { kind: 'completed', ...progress };
    case 'tampering':
    case 'fault':
      return { ...ending, ...progress };
    case 'limit':
      return { ...limitOf(ending.limit, terms), ...progress };
    case 'exit':
    case 'closed':
      if (run.overrun !== null) return { ...run.overrun, ...progress };
      return { ...deathOf(run.evidence, terms), ...progress };
  }
};

/** The outcome of every script of a program that could not be loaded. */
export const outcomeOfLoading = (loading: Exclude<Loading, { kind: 'ready' }>, terms: Terms): ScriptOutcome => {
  if (loading.kind !== 'died') return { ...loading, ...nothing };
  const { evidence } = loading;
  const exceeded = limitReached(evidence, terms);
  if (exceeded !== null) return { ...exceeded, ...nothing };
  return { kind: 'fault', message: diedEarly(evidence), ...nothing };
};

/** A fault of the grader that no process had a part in. */
export const wasClosed = (): ScriptOutcome => ({
  kind: 'fault',
  message: 'The subject was already closed.',
  ...nothing,
});

/** The deadline passed before the process was ready. */
export const outOfTime = (starved: boolean): ScriptOutcome => ({ kind: 'out-of-time', starved, ...nothing });

const silent: Capture = { head: '', tail: '', bytes: 0 };
type Progress = Pick<ScriptOutcome, 'rows' | 'rowCpuMs' | 'step' | 'out' | 'err'>;

const nothing: Progress = { rows: [], rowCpuMs: [], out: silent, err: silent };

const progressOf = ({ rows, rowCpuMs, step, ending }: Answer): Progress => {
  const progress = { ...nothing, rows, rowCpuMs };
  const told = ending.kind === 'end' ? progress : { ...progress, step };
  return 'out' in ending ? { ...told, out: ending.out, err: ending.err } : told;
};

type Bare<Kind extends ScriptOutcome['kind']> = Omit<
  Extract<ScriptOutcome, { kind: Kind }>,
  'rows' | 'rowCpuMs' | 'step' | 'out' | 'err'
>;

const limitOf = (
  limit: 'queueOperations' | 'output' | 'memory',
  { script, heapBytes }: Terms,
): Bare<'operation-limit'> | Bare<'output-limit'> | Bare<'out-of-memory'> => {
  switch (limit) {
    case 'queueOperations':
      return { kind: 'operation-limit', limit: script.limits.queueOperations };
    case 'output':
      return { kind: 'output-limit', limitBytes: script.limits.outputFloodBytes };
    case 'memory':
      return { kind: 'out-of-memory', limitBytes: heapBytes };
  }
};

type Exceeded = Bare<'out-of-memory'> | Bare<'thread-limit'>;

const deathOf = (evidence: ProcessEvidence | null, terms: Terms): Exceeded | Bare<'crashed'> | Bare<'fault'> => {
  if (evidence?.killedFor === 'machine') return { kind: 'fault', message: noMemoryLeft };
  const exceeded = evidence === null ? null : limitReached(evidence, terms);
  return exceeded ?? { kind: 'crashed', exitCode: evidence?.exitCode ?? null, signal: evidence?.signal ?? null };
};

/** A limit of the process that was its end; null when it ended otherwise. */
const limitReached = (evidence: ProcessEvidence, terms: Terms): Exceeded | null => {
  if (evidence.killedFor === 'threads') return { kind: 'thread-limit', limit: terms.threads };
  if (evidence.killedFor === 'memory') return { kind: 'out-of-memory', limitBytes: terms.memoryBytes };
  const heapWasFull = evidence.killedFor === null && terms.ranOutOfMemory(evidence);
  return heapWasFull ? { kind: 'out-of-memory', limitBytes: terms.heapBytes } : null;
};

const noMemoryLeft =
  'The kernel stopped the program, because this machine had no memory left. Give it more memory, or lower --jobs.';

const diedEarly = (evidence: ProcessEvidence): string => {
  if (evidence.killedFor === 'machine') return noMemoryLeft;
  const how = evidence.signal === null ? `exit code ${String(evidence.exitCode)}` : `signal ${evidence.signal}`;
  const last = evidence.stderrTail.trim();
  return `The process ended (${how}) before it had loaded the submission.${last === '' ? '' : ` It said: ${last}`}`;
};
