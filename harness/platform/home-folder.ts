import { homedir } from 'node:os';

/** Of the user who grades; null where there is none, as for a number that a container runs as. */
export const homeFolder = (): string | null => {
  try {
    return homedir() || null;
  } catch {
    return null;
  }
};
