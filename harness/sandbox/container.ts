/**
 * The tier `container`: root without namespaces, as in a container with the usual settings. Another user for each run,
 * no way back to root, limits, and a sweep of that user's processes after the run. Files that all may read can be read,
 * and the network can be reached; only with --allow-weak-isolation.
 */
import type { Sandbox, SandboxCommand, SandboxedProcess } from '../contracts/sandbox.ts';
import { withSlot } from './slots.ts';
import { supervise } from './supervise.ts';
import { uidReaper } from './uid-reaper.ts';
import { placeOnMachine, unmounted } from './unmounted.ts';

/** For root, where setpriv and prlimit are. It is not tried here. */
export const containerSandbox = (): Sandbox => ({
  tier: 'container',
  start: (command) => withSlot((uid) => start(command, uid)),
  resolve: placeOnMachine,
});

const start = async (command: SandboxCommand, uid: number): Promise<SandboxedProcess> => {
  const onHost = unmounted(command, { become: uid, owned: true });
  const sweeper = await uidReaper();
  sweeper.begin(uid);
  const child = await supervise(onHost);
  return {
    ...child,
    ended: child.ended.then(async (evidence) => {
      await sweeper.sweep(uid);
      return evidence;
    }),
  };
};
