/** What isolation this machine can give, found by doing. */
import { bubblewrapSandbox } from './bubblewrap.ts';
import { diagnose } from './diagnosis.ts';
import type { Diagnosis } from './diagnosis.ts';
import { findProgram } from './programs.ts';
import type { Sandbox } from './sandbox.ts';
import { openFilter } from './seccomp/descriptor.ts';
import { closeSync } from 'node:fs';
import { selfTest } from './self-test.ts';
import type { SelfTest } from './self-test.ts';
import { runsAsRoot } from './user.ts';

export type Isolation = { readonly tier: 'full'; readonly sandbox: Sandbox } | ({ readonly tier: 'none' } & Diagnosis);

/** Tries the full sandbox, once in the life of this process. */
export const examineIsolation = (): Promise<Isolation> => (examined ??= examine());

let examined: Promise<Isolation> | null = null;

const examine = async (): Promise<Isolation> => {
  const lacking = whatIsMissing();
  if (lacking !== null) return { tier: 'none', ...lacking };
  const sandbox = bubblewrapSandbox(findProgram('bwrap') ?? 'bwrap');
  const failed = why(await selfTest(sandbox));
  return failed === null ? { tier: 'full', sandbox } : { tier: 'none', ...failed };
};

const whatIsMissing = (): Diagnosis | null => {
  if (process.platform !== 'linux') return { ...NOT_LINUX };
  if (findProgram('bwrap') === null) return { reason: 'Bubblewrap is not installed.', remedy: install('bubblewrap') };
  const tool = ['prlimit', ...(runsAsRoot() ? ['setpriv'] : [])].find((name) => findProgram(name) === null);
  if (tool !== undefined) return { reason: `The program ${tool} is not installed.`, remedy: install('util-linux') };
  return hasFilter()
    ? null
    : { reason: `There is no system call filter for ${process.arch} processors.`, remedy: WHERE };
};

const WHERE = 'Grade on a Linux machine with an x86_64 or aarch64 processor.';

const NOT_LINUX: Diagnosis = {
  reason: `The sandbox needs Linux; this is ${process.platform}.`,
  remedy: 'Grade in a Linux virtual machine or container.',
};

const install = (name: string): string =>
  `Install it: \`sudo apt-get install ${name}\` on Debian or Ubuntu, \`sudo dnf install ${name}\` on Fedora.`;

const hasFilter = (): boolean => {
  const filter = openFilter();
  if (filter !== null) closeSync(filter);
  return filter !== null;
};

const why = (result: SelfTest): Diagnosis | null => {
  switch (result.kind) {
    case 'held':
      return null;
    case 'not-started':
      return diagnose(result.evidence.stderrTail);
    case 'leaked':
      return {
        reason: `The sandbox starts, but does not hold: a test process could ${result.attempts.join(', ')}.`,
        remedy: 'Do not grade on this machine; report what `npx grade doctor` says.',
      };
  }
};
