import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scratchFolder } from '../../../harness/testing/scratch-folder.ts';

const compiler = createRequire(import.meta.url).resolve('assemblyscript/bin/asc.js');

it('are what their source gives: npm run wasm', { tags: 'long' }, () => {
  const folder = scratchFolder('inner-loops');
  const made = join(folder, 'made.wasm');
  const config = join(import.meta.dirname, 'assembly', 'asconfig.json');
  execFileSync(process.execPath, [compiler, '--config', config, '--outFile', made], { stdio: 'pipe' });
  const committed = readFileSync(join(import.meta.dirname, 'inner-loops.wasm'));
  expect(readFileSync(made).equals(committed)).toBe(true);
});
