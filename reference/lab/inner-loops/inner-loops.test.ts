import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const compiler = createRequire(import.meta.url).resolve('assemblyscript/bin/asc.js');

it('are what their source gives: npm run wasm', { tags: 'long' }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'inner-loops-'));
  const made = join(folder, 'made.wasm');
  const config = join(import.meta.dirname, 'assembly', 'asconfig.json');
  try {
    execFileSync(process.execPath, [compiler, '--config', config, '--outFile', made], { stdio: 'pipe' });
    const committed = readFileSync(join(import.meta.dirname, 'inner-loops.wasm'));
    expect(readFileSync(made).equals(committed)).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
