/** A folder for what test files share, made before all of them and removed after the last. Vitest's `globalSetup`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';

const variable = 'GRADER_TESTS_FOLDER';

/** Of this process and thread alone, since several run tests. */
export const sharedFolder = (name: string): string =>
  join(process.env[variable] ?? tmpdir(), `${String(process.pid)}-${String(threadId)}`, name);

export default (): (() => void) => {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  process.env[variable] = folder;
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
};
