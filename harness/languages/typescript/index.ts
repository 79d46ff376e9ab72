/** TypeScript: checked and transpiled by the TypeScript compiler, run by Node. Needs nothing on the machine. */
import { existsSync } from 'node:fs';
import type { Language } from '../../contracts/language.ts';
import { build } from './build.ts';
import { prepareKit } from './kit.ts';
import { prepareLintPackages } from './lint-packages.ts';
import { notation } from './notation.ts';
import { typescriptRelatives, typescriptSources } from './sources.ts';
import { style, TOOL } from './style.ts';
import { start } from './subject.ts';

export const typescript: Language = {
  id: 'typescript',
  title: 'TypeScript',
  extension: '.ts',
  sources: typescriptSources,
  relatives: typescriptRelatives,
  notation,
  styleTools: [TOOL],
  unavailable: () => Promise.resolve(null),
  prepare: async (facts, cacheDir) => {
    const { folder, node } = await prepareKit(facts, cacheDir);
    return {
      missing: () => {
        const gone = [folder, node].find((path) => !existsSync(path));
        return gone === undefined ? null : `${gone} is no longer there.`;
      },
    };
  },
  installOptionalTools: async (cacheDir) => {
    await prepareLintPackages(cacheDir);
    return [];
  },
  build,
  style: async (submission, _program, context) => [await style(submission, context)],
  start,
};
