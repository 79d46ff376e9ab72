import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openIndex } from './index-file.ts';

it('the index has names and scores, so it is for nobody else to read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'index-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  openIndex(folder).close();
  expect(statSync(join(folder, 'class.sqlite')).mode & 0o777).toBe(0o600);
});

it('an index that cannot be written is a fault of the machine, with its place', () => {
  expect(() => openIndex('/dev/null/class')).toThrow(
    expect.objectContaining({ code: 'class-not-written', where: '/dev/null/class/class.sqlite' }),
  );
});
