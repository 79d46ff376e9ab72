import { describe, expect, it } from 'vitest';
import { allHandMade, handMade } from './hand-made.ts';
import { languageIds } from './mutant.ts';

describe('the mutants made by hand', () => {
  it.each(languageIds)('are at least 150 in %s, each with an id of its own', (language) => {
    const ids = handMade(language).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(150);
  });

  it('have at least 40 twins in both languages', () => {
    const ids = new Set(handMade('typescript').map(({ id }) => id.replace('typescript/', 'java/')));
    expect(handMade('java').filter(({ id }) => ids.has(id)).length).toBeGreaterThanOrEqual(40);
  });

  it('differ from their base, and from each other', () => {
    const texts = allHandMade().map(({ language, files }) => JSON.stringify([language, files]));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});
