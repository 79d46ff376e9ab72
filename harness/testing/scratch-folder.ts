/** Folders for what tests write. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** A new folder, which is removed when the test has ended, or, asked for outside of one, when the last of its group has. */
export const scratchFolder = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const atTheEnd = TestRunner.getCurrentTest() === undefined ? afterAll : onTestFinished;
  atTheEnd(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
};
