import { describe, expect, it } from 'vitest';
import { choose } from './choose.ts';
import { type Options, optionsOf, proveCommand } from './options.ts';

const options = (...args: readonly string[]): Options =>
  optionsOf(
    proveCommand()
      .exitOverride()
      .configureOutput({ writeErr: () => undefined })
      .parse(args, { from: 'user' }),
  );

describe('the options', () => {
  it('stand for all when there are none', () => {
    expect(options()).toMatchObject({
      kinds: ['hand', 'generated', 'correct', 'agreement'],
      ...{ sample: Infinity, seeds: 3, seedsOfCorrect: 5, load: 2 },
    });
  });

  it('may ask for no load', () => {
    expect(options('--load', '0').load).toBe(0);
  });

  it.each([
    [['--load', 'high'], "argument 'high' is invalid. It is a number."],
    [['--only', 'cobol'], "argument 'cobol' is invalid. Allowed choices are java, typescript."],
    [['all'], "value 'all' is invalid for argument 'kind'. Allowed choices are hand, generated, correct, agreement."],
    [['--nonsense'], "unknown option '--nonsense'"],
    [['--shard', '3/2'], 'There is no part 3 of 2.'],
    [['--shard', 'half'], "argument 'half' is invalid. It is a number from 1."],
    [['--sample', '0'], "argument '0' is invalid. It is a number from 1."],
    [['--write-docs', '--only', 'java'], '--write-docs writes the figures of a run of everything'],
    [['hand', '--write-docs'], '--write-docs writes the figures of a run of everything'],
  ])('refuse %j', (args, message) => {
    expect(() => options(...args)).toThrow(message);
  });
});

describe('what is chosen', () => {
  const all = Array.from({ length: 100 }, (_, index) => ({ id: `mutant-${index}` }));

  it('is everything, in order', () => {
    expect(choose(all, options())).toEqual(all);
  });

  it('is the same sample each time, and smaller ones are part of larger ones', () => {
    const [small, large] = [choose(all, options('--sample', '10')), choose(all, options('--sample', '20'))];
    expect(small).toHaveLength(10);
    expect(small.filter((one) => !large.includes(one))).toEqual([]);
  });

  it('is in exactly one of the parts', () => {
    const parts = [1, 2, 3].map((index) => choose(all, options('--shard', `${index}/3`)));
    expect(new Set(parts.flat())).toEqual(new Set(all));
    expect(parts.map((part) => part.length)).toEqual([34, 33, 33]);
  });
});
