/** What is explained about each check; that every check has it, its type says. */
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../harness/config/resolve.ts';
import { explainAll } from '../harness/explain/explained.ts';
import { findChecks, unknownName } from '../harness/explain/find.ts';
import { languages } from '../harness/languages/registry.ts';
import { defined } from '../harness/text/at.ts';
import { assignments } from './index.ts';

const { settings } = resolveSettings({}, { file: null, config: {} }, assignments);
const pairs = assignments.flatMap((assignment) =>
  languages
    .filter(({ id }) => id in assignment.languages)
    .map((language) => ({ assignment, language, name: `${assignment.id} in ${language.id}` })),
);

describe.each(pairs)('the checks of $name', ({ assignment, language }) => {
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

it.each(['java', 'typescript'])('the edition of 2012 is told of no method in %s that it lacks', async (language) => {
  const edition = defined(
    assignments.find(({ id }) => id === '8puzzle-2012'),
    'no such edition',
  );
  const all = await explainAll(edition, { ...settings, language });
  const lacking = all.flatMap(({ id, languages: told }) =>
    Object.values(told)
      .flatMap(({ measured, why, passing, inputs }) => [measured, why, passing, ...inputs])
      .filter((text) => /\b(?:twin|dimension)\(\)/u.test(text) && !text.includes('where there is one'))
      .map((text) => ({ id, text })),
  );
  expect(lacking).toEqual([]);
});

describe('a name that is asked for', async () => {
  const [assignment] = assignments;
  const all = assignment === undefined ? [] : await explainAll(assignment, { ...settings, language: 'java' });

  it.each([
    ['board-1a', ['board-1a']],
    ['SOLVER-10*', ['solver-10a', 'solver-10b', 'solver-10c']],
    ['rules', all.filter(({ section }) => section === 'rules').map(({ id }) => id)],
    ['CPU time', all.filter(({ id }) => id.startsWith('timing-1-')).map(({ id }) => id)],
  ])('%s: is an id, the beginning of some, a section or a group', (name, ids) => {
    expect(findChecks(name, all)?.checks.map(({ id }) => id)).toEqual(ids);
  });

  it('is met with what is near, or with the assignment that has it', () => {
    expect(findChecks('bord-1a', all)).toBeNull();
    expect(unknownName('bord-1a', all, { elsewhere: null, options: '' })).toMatchObject({
      blame: 'usage',
      remedy: expect.stringContaining('Did you mean board-1a') as string,
    });
    expect(unknownName('trace-costs', all, { elsewhere: 'comp204', options: '' })).toMatchObject({
      remedy: expect.stringContaining('grade explain trace-costs --assignment comp204') as string,
    });
  });

  it.each([
    ['apii', 'Did you mean api? '],
    ['random-and', ''],
    ['puzzle04-counts', 'Did you mean queue-puzzle04-counts? '],
    ['hamming', "Did you mean 'hamming() and toString()'? "],
  ])('%s: is told what can be typed, with the options that were given', (name, meant) => {
    expect(unknownName(name, all, { elsewhere: null, options: ' --assignment c.ts' })).toMatchObject({
      remedy: `${meant}All sections: grade explain --assignment c.ts`,
    });
  });
});

describe('inputs in words', () => {
  const told = async (id: string): Promise<readonly string[]> => {
    const [assignment] = assignments;
    const all = assignment === undefined ? [] : await explainAll(assignment, { ...settings, language: 'java' });
    return all.find((one) => one.id === id)?.languages['java']?.inputs ?? [];
  };

  it('are files by name, runs of them by their ends, and random inputs by number', async () => {
    expect(await told('solver-3a')).toEqual(['puzzle14.txt to puzzle31.txt (18 in all)']);
    expect(await told('board-7b')).toEqual([
      '50 boards each: random 2-by-2, random 3-by-3, random 4-by-4, random 5-by-5, random 9-by-9',
      '10 boards: random 10-by-10',
    ]);
    expect(await told('rule-imports')).toEqual(['The submitted code; nothing is run.']);
  });
});
