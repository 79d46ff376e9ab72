import { afterEach, describe, expect, it } from 'vitest';
import { catalogue, defineWords, translate } from './words.ts';

const words = defineWords('test', {
  score: 'Score: {points} of {most}',
  cases: { one: '{count} case', other: '{count} cases' },
  plain: 'Nothing to say.',
});

describe('a message', () => {
  afterEach(() => translate({}));

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

  it('is said in another language where there is a text for it', () => {
    expect(translate({ 'test.plain': 'Nichts zu sagen.', 'test.gone': '-' })).toEqual(['test.gone']);
    expect(words.plain()).toBe('Nichts zu sagen.');
    expect(words.cases({ count: 1 })).toBe('1 case');
  });
});
