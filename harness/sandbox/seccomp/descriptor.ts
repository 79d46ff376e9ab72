/** Hands the filter to bubblewrap as an open file. */
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seccompFilter } from './filter.ts';

/**
 * Opens the filter for one process; the caller closes it after the start. Each start needs a file description of its
 * own, since bubblewrap reads to the end and the offset would be shared. Null when this architecture has no table.
 */
export const openFilter = (): number | null => {
  held ??= hold();
  return held === 'none' ? null : openSync(`/proc/self/fd/${String(held)}`, 'r');
};

let held: number | 'none' | null = null;

/** A file without a name: nothing can change it, and nothing is left behind. */
const hold = (): number | 'none' => {
  const filter = seccompFilter(process.arch);
  if (filter === null) return 'none';
  const folder = mkdtempSync(join(tmpdir(), 'grader-seccomp-'));
  const path = join(folder, 'filter');
  const writable = openSync(path, 'wx', 0o400);
  writeSync(writable, filter);
  const readable = openSync(path, 'r');
  closeSync(writable);
  rmSync(folder, { recursive: true });
  return readable;
};
