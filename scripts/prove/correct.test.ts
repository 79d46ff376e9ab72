import { describe, expect, it } from 'vitest';
import { correctOnes, halves } from './correct.ts';
import { groupBy } from './figures.ts';
import { languageIds } from './mutant.ts';
import { wrappings } from './wrappings.ts';

const part = (id: string, index: number): string => /^[^/]+\/([^+]+)\+(\S+) (.+)$/.exec(id)?.[index] ?? '';

describe.each(languageIds)('the correct programs in %s', (language) => {
  const ids = correctOnes(language).map(({ id }) => id);

  it('are at least 60, each another pair of Board and Solver', () => {
    expect(ids.length).toBeGreaterThanOrEqual(60);
    expect(new Set(ids.map((id) => `${part(id, 1)}+${part(id, 2)}`)).size).toBe(ids.length);
  });

  it('have every Board and every Solver at least three times', () => {
    for (const index of [1, 2]) {
      for (const [, group] of groupBy(ids, (id) => part(id, index))) expect(group.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('have each Board and each Solver among those that come first', () => {
    const first = correctOnes(language).flatMap(({ id, leads }) => (leads ? [id] : []));
    for (const index of [1, 2]) {
      expect(new Set(first.map((id) => part(id, index)))).toEqual(new Set(ids.map((id) => part(id, index))));
    }
    expect(first.length).toBeLessThan(ids.length / 2);
  });

  it('have the Board of one and the Solver of the other', () => {
    const paths = (name: 'Board' | 'Solver') => halves(language, name).flatMap(({ program }) => Object.keys(program));
    expect(paths('Board').filter((path) => path.startsWith('Solver.'))).toEqual([]);
    expect(paths('Solver').filter((path) => path.startsWith('Board.'))).toEqual([]);
  });

  it('come in every way that a submission may come in', () => {
    expect(new Set(ids.map((id) => part(id, 3)))).toEqual(new Set(wrappings[language].map(({ name }) => name)));
  });
});
