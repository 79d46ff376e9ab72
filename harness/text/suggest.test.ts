import { describe, expect, it } from 'vitest';
import { nearest } from './suggest.ts';

const formats = ['html', 'text', 'junit', 'tap'];

describe('the nearest name', () => {
  it.each([
    ['htlm', 'html'],
    ['junti', 'junit'],
    ['HTML', 'html'],
    ['tpa', 'tap'],
    ['hamster', null],
  ])('of %s is %s', (name, meant) => {
    expect(nearest(name, formats)).toBe(meant);
  });
});
