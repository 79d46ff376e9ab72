/** Descriptors that a parent program left open would be inherited by every subject. */
import { closeSync, readFileSync, readdirSync } from 'node:fs';

const CLOSE_ON_EXEC = 0o2000000;
const STANDARD = 2;

/**
 * Closes what this process inherited and would pass on. Its own descriptors are closed on exec, so that a descriptor
 * which is not can only have come from outside. Does nothing where there is no /proc.
 */
export const closeInherited = (): void => {
  for (const descriptor of passedOn()) {
    try {
      closeSync(descriptor);
    } catch {
      // It was the one that listed the folder.
    }
  }
};

const passedOn = (): number[] => {
  try {
    return readdirSync('/proc/self/fd')
      .map(Number)
      .filter((descriptor) => descriptor > STANDARD && isPassedOn(descriptor));
  } catch {
    return [];
  }
};

const isPassedOn = (descriptor: number): boolean => {
  try {
    const flags = /^flags:\s*([0-7]+)$/mu.exec(readFileSync(`/proc/self/fdinfo/${String(descriptor)}`, 'latin1'));
    return flags?.[1] !== undefined && (Number.parseInt(flags[1], 8) & CLOSE_ON_EXEC) === 0;
  } catch {
    return false;
  }
};
