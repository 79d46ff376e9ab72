/** A sample of the proof in seconds, with the real grader: faults that the page of figures names, and a correct program. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { packageRoot } from '../../harness/platform/package-root.ts';
import { defined } from '../../harness/text/at.ts';
import { choose } from './choose.ts';
import { correctOnes } from './correct.ts';
import { openGrading } from './grading.ts';
import { handMade } from './hand-made.ts';
import { languageIds } from './mutant.ts';
import { optionsOf, proveCommand } from './options.ts';
import type { Files } from './with-folder.ts';

const grading = await openGrading();
afterAll(() => grading.close());

const failing = async (files: Files, only: readonly string[]): Promise<string[]> => {
  const answer = await grading.ask({ files, only, seed: null, effort: 'few', until: 'end' });
  return answer.failing.filter(grading.counts);
};

/** The same ones each time, until there are others to draw from. */
const drawn = <T extends { readonly id: string }>(all: readonly T[], sample: number): T[] =>
  choose(all, optionsOf(proveCommand().parse(['--sample', String(sample)], { from: 'user' })));

/** Those of both languages that one check alone sees, as docs/proof.md has them. */
const hangingTwins = (): { id: string; check: string; name: string }[] => {
  const page = readFileSync(join(packageRoot(), 'docs', 'proof.md'), 'utf8');
  return [...page.matchAll(/^\| `([\w-]+)` \| \d+ \| \d+ \| (.+) \|$/gm)].flatMap(([, check = '', faults = '']) =>
    [...faults.matchAll(/`([\w-]+\/[\w-]+)`/g)].map(([, name = '']) => ({ id: `${check} ${name}`, check, name })),
  );
};

const twins = drawn(hangingTwins(), 3);

describe('the proof', () => {
  it('names faults of both languages that hang on one check', () => {
    expect(twins).toHaveLength(3);
  });

  it.each(twins)('$name fails $check in both languages', async ({ check, name }) => {
    const seen = languageIds.map(async (language) => {
      const mutant = handMade(language).find(({ id }) => id === `${language}/${name}`);
      const { files } = defined(mutant, `there is no ${name} in ${language}`);
      return failing(files, [check]);
    });
    expect(await Promise.all(seen)).toEqual([[check], [check]]);
  });

  it.each(drawn(correctOnes('java'), 1))('$id loses nothing', async (program) => {
    expect(await failing(await program.files(), ['board*', 'solver*', 'queue*', 'memory*'])).toEqual([]);
  });
});
