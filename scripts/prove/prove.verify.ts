/** That `npm run prove` compares the languages: a fault made by hand in both, graded whole, takes a minute. */
import { afterAll, expect, it } from 'vitest';
import { openOnes, twinsOf } from './figures.ts';
import { openGrading } from './grading.ts';
import { fateOf } from './mutant.ts';
import { optionsOf, proveCommand } from './options.ts';
import { prove } from './run.ts';

const grading = await openGrading();
afterAll(() => grading.close());

it('a fault of Board is one that the same checks see in both languages', async () => {
  const args = ['hand', '--match', 'two-queues/twin-moves-blank', '--seeds', '1'];
  const { results } = await prove(optionsOf(proveCommand().parse(args, { from: 'user' })), grading, () => undefined);
  expect(results.map(fateOf).filter((fate) => fate !== 'killed')).toEqual([]);
  expect(openOnes(results)).toEqual([]);
  expect(twinsOf(results)).toMatchObject([
    { agree: true, java: { failing: expect.arrayContaining(['board-7a', 'board-7b']) as string[] } },
  ]);
});
