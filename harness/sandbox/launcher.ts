/** What stands before every command line: give up root, set limits. The same for all tiers. */
import { findProgram } from './programs.ts';
import { resourceLimits } from './resource-limits.ts';
import type { ProcessLimits } from '../contracts/sandbox.ts';

export interface LauncherUser {
  /** The user that root becomes here; null for none. */
  readonly become: number | null;
  /** Will the command run as a user under which nothing else runs? */
  readonly owned: boolean;
}

/** The prefix of a command line. Missing tools are left out. */
export const launcher = (limits: ProcessLimits, user: LauncherUser): string[] => [
  ...privileges(user.become),
  ...limited(limits, user.owned),
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
