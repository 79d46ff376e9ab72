/** A sample of `npm run prove`, with the real grader: what it does for one fault takes up to a minute. */
import { afterAll, describe, expect, it } from 'vitest';
import { correctOnes } from './correct.ts';
import { openOnes, twinsOf } from './figures.ts';
import { openGrading } from './grading.ts';
import { marginsOf } from './margins.ts';
import { fateOf } from './mutant.ts';
import { optionsOf, proveCommand } from './options.ts';
import { type Proof, prove } from './run.ts';

const grading = await openGrading();
afterAll(() => grading.close());

const run = (...args: readonly string[]): Promise<Proof> =>
  prove(optionsOf(proveCommand().parse(args, { from: 'user' })), grading, () => undefined);

describe('the proof', () => {
  it('kills generated mutants, or says that they do not compile', async () => {
    const { results } = await run('generated', '--match', 'two-queues/Solver', '--sample', '2');
    expect(results).toHaveLength(4);
    expect(results.map(fateOf).filter((fate) => fate !== 'killed' && fate !== 'invalid')).toEqual([]);
  });

  it('takes nothing from correct programs', async () => {
    // One pair: which Solver it meets depends on how many halves there are.
    const pair = correctOnes('java').find(({ id }) => id.startsWith('java/two-bytes+'))?.id ?? 'none';
    const { losses } = await run('correct', '--match', pair, '--seeds', '1', '--load', '0');
    expect(losses.map(({ seed, load, failing }) => [seed, load, failing])).toEqual([[null, 0, []]]);
    expect(marginsOf(losses).map(({ table }) => table)).toContain('memory-board: bytes');
  });

  it('finds that the same checks see a fault of Board in both languages', async () => {
    const { results } = await run('hand', '--match', 'two-queues/twin-moves-blank', '--seeds', '1');
    expect(results.map(fateOf).filter((fate) => fate !== 'killed')).toEqual([]);
    expect(openOnes(results)).toEqual([]);
    expect(twinsOf(results)).toMatchObject([
      { agree: true, java: { failing: expect.arrayContaining(['board-7a', 'board-7b']) as string[] } },
    ]);
  });
});
