/** What isolation this machine can give, found by doing. */
import { closeSync, existsSync } from 'node:fs';
import { graderFault } from '../contracts/errors.ts';
import type { Attempt } from './attempts.ts';
import { bubblewrapSandbox, rootSandbox } from './bubblewrap.ts';
import { containerSandbox } from './container.ts';
import { plainSandbox } from './plain.ts';
import { closeInherited } from './descriptors.ts';
import { diagnose, type Problem } from './problem.ts';
import { findProgram, requireProgram } from './programs.ts';
import type { Sandbox, Tier } from '../contracts/sandbox.ts';
import { openFilter } from './seccomp/descriptor.ts';
import { broken, selfTest, selfTestLimits } from './self-test.ts';
import { runsAsRoot } from '../platform/runs-as-root.ts';
import { onceMade } from '../text/remembered.ts';

export interface Isolation {
  /** The strongest that keeps what its tier promises; null where nothing can be run at all. */
  readonly sandbox: Sandbox | null;
  /** What was tried from inside it. */
  readonly attempts: readonly Attempt[];
  /** The stronger tiers, the strongest first; every tier where there is no sandbox. */
  readonly rejected: readonly Rejected[];
}

export interface Rejected {
  readonly tier: Tier;
  readonly problem: Problem;
}

/**
 * Tries one tier after the other, once in the life of this process; what failed is tried again the next time. Descriptors that
 * this process inherited and would pass on are closed.
 */
export const examineIsolation = onceMade(
  () => examine(),
  ({ sandbox }) => sandbox !== null,
);

interface Candidate {
  readonly tier: Tier;
  readonly lacks: () => Problem | null;
  readonly make: () => Sandbox;
}

/** The strongest first. The last promises nothing. */
const candidates: readonly Candidate[] = [
  {
    tier: 'full',
    lacks: () => otherSystem() ?? missing('bwrap', 'prlimit', ...(runsAsRoot() ? ['setpriv'] : [])) ?? noFilter(),
    make: () => bubblewrapSandbox(requireProgram('bwrap')),
  },
  {
    tier: 'root',
    lacks: () => otherSystem() ?? ordinaryUser() ?? missing('bwrap', 'prlimit', 'setpriv') ?? noFilter(),
    make: () => rootSandbox(requireProgram('bwrap')),
  },
  {
    tier: 'container',
    lacks: () => otherSystem() ?? ordinaryUser() ?? missing('prlimit', 'setpriv'),
    make: containerSandbox,
  },
];

/** @throws {GraderError} a fault, when there was no time to try the last tier either */
export const examine = async (limits = selfTestLimits): Promise<Isolation> => {
  closeInherited();
  const rejected: Rejected[] = [];
  for (const { tier, lacks, make } of candidates) {
    const found = lacks() ?? (await tried(make(), limits));
    if ('sandbox' in found) return { ...found, rejected };
    rejected.push({ tier, problem: found });
  }
  const plain = plainSandbox();
  const result = await selfTest(plain, limits);
  if (result.kind === 'slow') {
    throw graderFault('self-test-slow', `The sandbox could not be tried within ${String(result.seconds)} seconds.`, {
      remedy: 'Something else keeps this machine busy: wait for it, or lower --jobs. Then grade again.',
    });
  }
  if (result.kind === 'ran') return { sandbox: plain, attempts: result.attempts, rejected };
  const problem = diagnose(result.evidence.stderrTail);
  return { sandbox: null, attempts: [], rejected: [...rejected, { tier: plain.tier, problem }] };
};

/** What stands in the way: of any tier where there is none, else of the strongest; null where that is there. */
export const obstacleTo = ({ sandbox, rejected }: Isolation): Problem | null =>
  (sandbox === null ? rejected.at(-1) : rejected[0])?.problem ?? null;

/** Once more after a test that had no time: the machine may have been busy for a moment. */
const tried = async (
  sandbox: Sandbox,
  limits: typeof selfTestLimits,
): Promise<Pick<Isolation, 'sandbox' | 'attempts'> | Problem> => {
  const first = await selfTest(sandbox, limits);
  const result = first.kind === 'slow' ? await selfTest(sandbox, limits) : first;
  if (result.kind === 'slow') return result;
  if (result.kind === 'not-started') return diagnose(result.evidence.stderrTail);
  const leaks = broken(result.attempts);
  return leaks.length === 0 ? { sandbox, attempts: result.attempts } : { kind: 'leaks', attempts: leaks };
};

const otherSystem = (): Problem | null => {
  if (process.platform !== 'linux') return { kind: 'not-linux', platform: process.platform };
  return existsSync('/proc/self') ? null : { kind: 'no-proc' };
};

const ordinaryUser = (): Problem | null => (runsAsRoot() ? null : { kind: 'not-root' });

const missing = (...programs: readonly string[]): Problem | null => {
  const program = programs.find((name) => findProgram(name) === null);
  return program === undefined ? null : { kind: 'missing', program };
};

const noFilter = (): Problem | null => {
  const filter = openFilter();
  if (filter === null) return { kind: 'no-filter', arch: process.arch };
  closeSync(filter);
  return null;
};
