/** The door to the sandbox. */
import { graderFault } from '../errors.ts';
import { closeInherited } from './descriptors.ts';
import { examineIsolation } from './isolation.ts';
import { plainSandbox } from './plain.ts';
import type { Sandbox } from './sandbox.ts';

export interface OpenOptions {
  /** Take a plain process where nothing better works, instead of refusing. */
  readonly allowWeakIsolation: boolean;
}

/**
 * Opens the strongest sandbox that works here. Descriptors that this process inherited and would pass on are closed.
 * Throws a grader fault that explains what is missing, unless weak isolation is allowed.
 */
export const openSandbox = async (options: OpenOptions): Promise<Sandbox> => {
  closeInherited();
  const isolation = await examineIsolation();
  if (isolation.tier === 'full') return isolation.sandbox;
  if (options.allowWeakIsolation) return plainSandbox();
  throw graderFault('no-isolation', `Submissions cannot be isolated on this machine. ${isolation.reason}`, {
    remedy: `${isolation.remedy} Or, for code that you trust, grade with --allow-weak-isolation.`,
  });
};
