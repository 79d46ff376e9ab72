import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { factsOf } from '../../testing/typescript.ts';
import { prepareKit } from './kit.ts';

it('a kit has its code cache, whatever options the machine has for every program of Node', async () => {
  vi.stubEnv('NODE_OPTIONS', '--require=/nowhere.js');
  const { folder } = await prepareKit(factsOf(), scratchFolder('kit'));
  vi.unstubAllEnvs();
  expect(existsSync(join(folder, 'typescript.cache'))).toBe(true);
});

it('a kit is another one for another V8, which would not take its code cache', async () => {
  const kits = [];
  for (const v8 of [process.versions.v8, 'another']) {
    vi.stubGlobal('process', Object.create(process, { versions: { value: { ...process.versions, v8 } } }));
    kits.push(await prepareKit(factsOf(), scratchFolder('kit')));
    vi.unstubAllGlobals();
  }
  const [one, other] = kits.map(({ folder }) => basename(folder));
  expect(one).not.toBe(other);
});
