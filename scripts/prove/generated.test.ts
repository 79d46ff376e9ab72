import { expect, it } from 'vitest';
import { equivalentOnes, generated } from './generated.ts';
import { languageIds } from './mutant.ts';

it('the mutants that are called equivalent exist', { tags: 'long' }, async () => {
  const ids = (await Promise.all(languageIds.map(generated))).flat().map(({ id }) => id);
  expect([...equivalentOnes().keys()].filter((id) => !ids.includes(id))).toEqual([]);
});
