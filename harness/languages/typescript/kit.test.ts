import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { factsOf } from '../../testing/typescript.ts';
import { prepareKit } from './kit.ts';

let folder = '';
beforeAll(async () => {
  vi.stubEnv('NODE_OPTIONS', '--require=/nowhere.js');
  ({ folder } = await prepareKit(factsOf(), scratchFolder('kit')));
  vi.unstubAllEnvs();
});

it('a kit has its code cache, whatever options the machine has for every program of Node', () => {
  expect(existsSync(join(folder, 'typescript.cache'))).toBe(true);
});

it('a kit is another one for another V8, which would not take its code cache', async () => {
  vi.stubGlobal('process', Object.create(process, { versions: { value: { ...process.versions, v8: 'another' } } }));
  const other = await prepareKit(factsOf(), scratchFolder('kit'));
  vi.unstubAllGlobals();
  expect(basename(other.folder)).not.toBe(basename(folder));
});
