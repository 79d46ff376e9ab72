/** What stands before every command line: give up root, set limits. The same for both tiers. */
import { findProgram } from './programs.ts';
import { resourceLimits } from './resource-limits.ts';
import type { ProcessLimits } from './sandbox.ts';

/** The prefix of a command line; `uid` is the slot's user when the harness is root. Missing tools are left out. */
export const launcher = (limits: ProcessLimits, uid: number | null): string[] => [
  ...privileges(uid),
  ...limited(limits, uid !== null),
];

const privileges = (uid: number | null): string[] => {
  const setpriv = findProgram('setpriv');
  if (setpriv === null) return [];
  const user = uid === null ? [] : ['--reuid', String(uid), '--regid', String(uid), '--clear-groups'];
  return [setpriv, ...user, '--no-new-privs', '--pdeathsig', 'KILL', '--'];
};

const limited = (limits: ProcessLimits, ownUser: boolean): string[] => {
  const prlimit = findProgram('prlimit');
  return prlimit === null ? [] : [prlimit, ...resourceLimits(limits, ownUser), '--'];
};
