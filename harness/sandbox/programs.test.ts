import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { findProgram } from './programs.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('a folder with the name of a program is not taken for it', () => {
  const [first, second] = [scratchFolder('path'), scratchFolder('path')];
  mkdirSync(join(first, 'tool'));
  writeFileSync(join(second, 'tool'), '', { mode: 0o755 });
  vi.stubEnv('PATH', `${first}:${second}`);
  expect(findProgram('tool')).toBe(join(second, 'tool'));
});
