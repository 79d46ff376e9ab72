/** A sandbox whose processes end with a signal: what runs beside the checks goes on no longer than the grading. */
import type { Sandbox } from '../contracts/sandbox.ts';

export const endingWith = (sandbox: Sandbox, signal: AbortSignal): Sandbox => ({
  tier: sandbox.tier,
  resolve: (...given) => sandbox.resolve(...given),
  start: async (command) => {
    signal.throwIfAborted();
    const child = await sandbox.start(command);
    const kill = (): void => {
      child.kill();
    };
    if (signal.aborted) kill();
    signal.addEventListener('abort', kill, { once: true });
    void child.ended.then(() => {
      signal.removeEventListener('abort', kill);
    });
    return child;
  },
});
