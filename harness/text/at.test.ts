/** Access to what must be there. */
import { describe, expect, it } from 'vitest';
import { at, defined, valueOf } from './at.ts';

describe('at', () => {
  it('gives items from the beginning and from the end', () => {
    expect([at('abc', 0), at('abc', 2), at('abc', -1), at('abc', -3)]).toEqual(['a', 'c', 'c', 'a']);
  });

  it.each([3, -4])('throws where there is no item: %i of 3', (index) => {
    expect(() => at('abc', index)).toThrow(new RangeError(`no item ${String(index)} among 3`));
  });

  it('takes an item that is undefined for what it is', () => {
    expect(at<string | undefined>([undefined], 0)).toBeUndefined();
  });
});

describe('valueOf', () => {
  it('throws for a key that is not there, and names it', () => {
    expect(() => valueOf(new Map([['a', 1]]), 'b')).toThrow(new RangeError('nothing is kept for b'));
  });
});

describe('defined', () => {
  it.each([0, '', false])('gives what is there, empty or not: %j', (value) => {
    expect(defined(value, 'nothing')).toBe(value);
  });

  it.each([null, undefined])('throws for %s', (value) => {
    expect(() => defined(value, 'no size')).toThrow(new RangeError('no size'));
  });
});
