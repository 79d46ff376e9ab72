import { afterEach, describe, expect, it } from 'vitest';
import { catalogue, defineWords, spokenLanguage, translate } from './words.ts';

const words = defineWords('test', {
  score: 'Score: {points} of {most}',
  cases: { one: '{count} case', other: '{count} cases' },
  plain: 'Nothing to say.',
});

describe('a message', () => {
  afterEach(() => {
    translate(new Map(), 'en');
  });

  it('has its facts in their places', () => {
    expect(words.score({ points: '3.50', most: 100 })).toBe('Score: 3.50 of 100');
    expect(words.plain()).toBe('Nothing to say.');
  });

  it('has the form that its number asks for', () => {
    expect([0, 1, 2_000].map((count) => words.cases({ count }))).toEqual(['0 cases', '1 case', '2,000 cases']);
  });

  it('does not look for places in its facts', () => {
    expect(words.score({ points: '{most}', most: 1 })).toBe('Score: {most} of 1');
  });

  it('is found in the catalogue by its permanent id', () => {
    expect(catalogue().get('test.plain')).toBe('Nothing to say.');
    expect(() => defineWords('test', { plain: 'again' })).toThrow(/two messages test[.]plain/);
  });

  it('has the forms and the numbers of its language', () => {
    translate(new Map([['test.cases', { one: '{count} próba', few: '{count} próby', other: '{count} prób' }]]), 'pl');
    expect([1, 3, 5, 12_345].map((count) => words.cases({ count }))).toEqual([
      '1 próba',
      '3 próby',
      '5 prób',
      '12\u00a0345 prób',
    ]);
  });

  it('is said in another language where there is a text for it', () => {
    translate(new Map([['test.plain', 'Nichts zu sagen.']]), 'de');
    expect(spokenLanguage()).toBe('de');
    expect(words.plain()).toBe('Nichts zu sagen.');
    expect(words.cases({ count: 1 })).toBe('1 case');
  });
});
