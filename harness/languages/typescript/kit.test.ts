import { existsSync } from 'node:fs';
import { join } from 'node:path';
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
