/** Little memory for some processes, by a control group of the kernel's: above it the kernel kills. For root. */
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runsAsRoot } from '../../platform/runs-as-root.ts';

/** Of the first version of control groups, and of the second. */
const places = [
  { folder: '/sys/fs/cgroup/memory', limit: 'memory.limit_in_bytes' },
  { folder: '/sys/fs/cgroup', limit: 'memory.max' },
] as const;

interface LittleMemory {
  /** Its memory is limited from now on. */
  readonly limit: (pid: number) => void;
  /** When its processes have ended. */
  readonly remove: () => void;
}

/** Null where there are none. */
export const littleMemory = (bytes: number): LittleMemory | null => {
  const place = runsAsRoot() ? places.find(({ folder }) => existsSync(join(folder, 'cgroup.procs'))) : undefined;
  if (place === undefined) return null;
  const group = join(place.folder, `little-${String(process.pid)}`);
  try {
    mkdirSync(group);
    writeFileSync(join(group, place.limit), String(bytes));
  } catch {
    if (existsSync(group)) rmdirSync(group);
    return null;
  }
  return {
    limit(pid) {
      writeFileSync(join(group, 'cgroup.procs'), String(pid));
    },
    remove() {
      rmdirSync(group);
    },
  };
};
