/** Every check that an assignment makes is explained, and nothing else is. */
import { describe, expect, it } from 'vitest';
import type { PrepareOptions } from '../harness/assignment.ts';
import { cacheDir } from '../harness/cache-dir.ts';
import { resolveSettings } from '../harness/config/resolve.ts';
import { explainAll } from '../harness/explain/explained.ts';
import { isNamed } from '../harness/languages/causes.ts';
import { languages } from '../harness/languages/registry.ts';
import { assignments } from './index.ts';

const { settings } = resolveSettings({}, { file: null, config: {} }, assignments);
const pairs = assignments.flatMap((assignment) =>
  languages
    .filter(({ id }) => id in assignment.languages)
    .map((language) => ({ assignment, language, name: `${assignment.id} in ${language.id}` })),
);

describe.each(pairs)('the checks of $name', ({ assignment, language }) => {
  const options: PrepareOptions = {
    puzzlesDir: null,
    seed: 1,
    hiddenSeed: 1,
    language: language.id,
    notation: language.notation,
    cacheDir: cacheDir(),
    limits: settings.assessment,
    modules: ['algs4'],
  };

  it('are explained, each by one family, and no family is left over', async () => {
    const { checks } = await assignment.prepare(options);
    const families = (await assignment.explain?.(options)) ?? [];
    const known = [...checks, ...families.flatMap(({ further = [] }) => further)];
    const wrong = known.filter(({ id }) => families.filter((family) => isNamed(id, family.checks)).length !== 1);
    expect(wrong.map(({ id }) => id)).toEqual([]);
    const named = families.flatMap((family) => family.checks);
    expect(named.filter((name) => !known.some(({ id }) => isNamed(id, [name])))).toEqual([]);
  });

  it('have texts without gaps', async () => {
    const all = await explainAll(assignment, { ...settings, language: language.id });
    const texts = all.flatMap(({ id, languages: told }) =>
      Object.values(told).flatMap(({ measured, why, passing, source, inputs }) =>
        [measured, why, passing, source, ...inputs].map((text) => ({ id, text })),
      ),
    );
    const gaps = texts.filter(({ text }) => text.trim() === '' || /\{\w+\}|undefined|NaN/u.test(text));
    expect(gaps).toEqual([]);
  });
});
