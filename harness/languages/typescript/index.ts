/** TypeScript: checked and transpiled by the TypeScript compiler, run by Node. Needs nothing on the machine. */
import type { Language } from '../language.ts';
import { build } from './build.ts';
import { prepareKit } from './kit.ts';
import { notation } from './notation.ts';
import { style } from './style.ts';
import { start } from './subject.ts';

export const typescript: Language = {
  id: 'typescript',
  title: 'TypeScript',
  extension: '.ts',
  notation,
  unavailable: () => Promise.resolve(null),
  prepare: async (facts, cacheDir) => {
    await prepareKit(facts, cacheDir);
  },
  build,
  style: async (submission, _program, context) => [await style(submission, context)],
  start,
};
