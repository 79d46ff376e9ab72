/**
 * The client of a probe: a Subject that keeps one process warm. A process that died is replaced at once, so that the
 * next script finds one that has already started; a fault of the grader is tried once more before it is reported. So is a death in
 * a process that had answered other scripts: what they left behind may be to blame, and a script stands alone.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProcessEvidence, Sandbox, SandboxCommand } from '../contracts/sandbox.ts';
import { outcomeOf, outcomeOfLoading, outOfTime, type Terms, wasClosed } from './outcome.ts';
import { completeScript, type Program } from '../contracts/protocol.ts';
import { openSession, type Session } from './session.ts';
import { NEARLY_ALL_CPU } from '../sandbox/supervise.ts';
import type { OutsideLimits, ScriptOutcome, Subject } from '../contracts/subject.ts';

export interface SubjectOptions {
  readonly sandbox: Sandbox;
  readonly command: SandboxCommand;
  readonly program: Program;
  /** Of its runtime; the process may have more, as `command` says. */
  readonly heapBytes: number;
  /** Did the process end because that was reached? Asked only if we did not kill it. */
  ranOutOfMemory(evidence: ProcessEvidence): boolean;
}

/** Starts a process at once and returns; the program is loaded while the caller prepares its first script. */
export const startSubject = (options: SubjectOptions): Subject => {
  let closed = false;
  const open = (cpuMs = 0): Session | null =>
    closed ? null : openSession(options.sandbox, withRoom(options.command, cpuMs), options.program);
  let session = open();
  let asked: Session | null = null;
  let used = false;

  const runOnce = async (terms: Terms, limits: OutsideLimits): Promise<ScriptOutcome> => {
    session = await usable(session, most(terms, limits), open);
    if (session === null) return wasClosed();
    asked = session;
    const outcome = await attempt(session, terms, limits);
    used = outcome.kind === 'completed';
    if (used) return outcome;
    const dead = session;
    session = outcome.kind === 'unloadable' || outcome.kind === 'out-of-time' ? null : open();
    await dead.close();
    return outcome;
  };

  return {
    async run(script, limits) {
      if (closed) return wasClosed();
      const terms = termsOf(completeScript(script), options);
      const shared = used;
      const outcome = await runOnce(terms, limits);
      // A paced one is measured where it is.
      const again = outcome.kind === 'fault' || (outcome.kind === 'crashed' && shared && !terms.script.paced);
      return again && !isClosed() ? runOnce(terms, limits) : outcome;
    },
    starved: () => asked?.starved() ?? false,
    async close() {
      closed = true;
      await session?.close();
    },
  };

  function isClosed(): boolean {
    return closed;
  }
};

const termsOf = (script: Terms['script'], options: SubjectOptions): Terms => ({
  script,
  heapBytes: options.heapBytes,
  memoryBytes: options.command.limits.memoryBytes,
  threads: options.command.limits.threads,
  ranOutOfMemory: (evidence) => options.ranOutOfMemory(evidence),
});

/** CPU milliseconds that a script may take: the rows of a paced one have as much each. */
const most = ({ script: { paced, rows } }: Terms, { cpuMs }: OutsideLimits): number =>
  paced ? cpuMs * rows.length : cpuMs;

/** The command with a CPU backstop that is well above what a script may take. */
const withRoom = (command: SandboxCommand, cpuMs: number): SandboxCommand => ({
  ...command,
  limits: { ...command.limits, cpuSeconds: Math.max(command.limits.cpuSeconds, (2 * cpuMs) / 1000) },
});

/** The session itself, or another when it is dead or its CPU backstop could fall into the script; null when there are no more. */
const usable = async (
  session: Session | null,
  cpuMs: number,
  open: (cpuMs: number) => Session | null,
): Promise<Session | null> => {
  if (session === null) return open(cpuMs);
  if (session.usable() && NEARLY_ALL_CPU * session.cpuLeftMs() > cpuMs) return session;
  await session.close();
  return open(cpuMs);
};

const attempt = async (session: Session, terms: Terms, limits: OutsideLimits): Promise<ScriptOutcome> => {
  const loading = await beforeDeadline(session.loading, limits);
  if (loading === null) return outOfTime(session.starved());
  if (loading.kind !== 'ready') return outcomeOfLoading(loading, terms);
  return outcomeOf(await session.run(terms.script, limits), terms);
};

/** Null when the deadline passed before. */
const beforeDeadline = async <T>(work: Promise<T>, { deadline }: OutsideLimits): Promise<T | null> => {
  if (deadline === undefined) return work;
  const timer = new AbortController();
  const tooLate = sleep(Math.max(0, deadline - performance.now()), null, { signal: timer.signal }).catch(() => null);
  const first = await Promise.race([work, tooLate]);
  timer.abort();
  return first;
};
