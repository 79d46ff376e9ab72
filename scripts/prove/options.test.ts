import { describe, expect, it } from 'vitest';
import { choose } from './choose.ts';
import { type Options, readOptions } from './options.ts';

const options = (...args: readonly string[]): Options => {
  const read = readOptions(args);
  if (read === null) throw new Error('Help was asked for.');
  return read;
};

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
    [['--load', 'high'], '--load is a number from 1, not "high".'],
    [['--only', 'cobol'], '"cobol" is not one of java, typescript.'],
    [['all'], '"all" is not one of hand, generated, correct, agreement.'],
    [['--shard', '3/2'], 'There is no part 3 of 2.'],
    [['--shard', 'half'], '--shard is a number from 1, not "".'],
    [['--sample', '0'], '--sample is a number from 1, not "0".'],
  ])('refuse %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
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
