import { chmodSync, statSync } from 'node:fs';

/** A strict umask must not lock the subjects' users out of a folder. What else its owner has allowed stays. */
export const makeReachable = (dir: string): void => {
  const mode = statSync(dir).mode & 0o7777;
  if ((mode & 0o055) !== 0o055) chmodSync(dir, mode | 0o055);
};
