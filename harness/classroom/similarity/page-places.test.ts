import { describe, expect, it } from 'vitest';
import { pagePlaces } from './page-places.ts';

const pair = (a: string, b: string, label: string | null = null) => ({
  a: { key: a, label: null },
  b: { key: b, label },
});

describe('the place of a page', () => {
  it('is named for both submissions, and for the year of an earlier one', () => {
    expect(pagePlaces([pair('ada', 'bob'), pair('ada', 'bob', '2025')], 'site')).toEqual([
      'site/ada--bob.html',
      'site/ada--2025-bob.html',
    ]);
  });

  it('stays in its folder, whatever the keys are', () => {
    expect(pagePlaces([pair('../../etc', '__proto__'), pair('.', 'a/b\\c\u0000:é')], 'site')).toEqual([
      'site/__.._etc--__proto__.html',
      'site/_--a_b_c_.html',
    ]);
  });

  it('is nobody else’s, also where case does not count', () => {
    const places = pagePlaces(
      [pair('a--b', 'c'), pair('a', 'b--c'), pair('A', 'B--C'), pair('é', 'ö'), pair('ü', 'ä')],
      'site',
    );
    expect(new Set(places.map((place) => place.toLowerCase())).size).toBe(5);
  });

  it('has a name that file systems take', () => {
    const [place] = pagePlaces([pair('x'.repeat(1_000), 'y'.repeat(1_000))], 'site');
    expect(Buffer.byteLength(place ?? '')).toBeLessThan(220);
  });
});
