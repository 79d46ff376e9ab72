/** The tier `none`: a plain process with limits. No file or network isolation; only with --allow-weak-isolation. */
import { findProgram } from './programs.ts';
import type { Sandbox, SandboxCommand, SandboxedProcess } from '../contracts/sandbox.ts';
import { withSlot } from './slots.ts';
import { supervise } from './supervise.ts';
import { placeOnMachine, unmounted } from './unmounted.ts';
import { runsAsRoot } from '../platform/runs-as-root.ts';

/** A process with limits and a cleared environment; as root under a user of its own. */
export const plainSandbox = (): Sandbox => ({
  tier: 'none',
  start: (command) => (runsAsRoot() ? withSlot((uid) => start(command, uid)) : start(command, null)),
  resolve: placeOnMachine,
});

const start = (command: SandboxCommand, uid: number | null): Promise<SandboxedProcess> => {
  const bySetpriv = uid !== null && findProgram('setpriv') !== null;
  const user = { become: bySetpriv ? uid : null, owned: uid !== null };
  return supervise({ ...unmounted(command, user), uid: bySetpriv ? null : uid });
};
