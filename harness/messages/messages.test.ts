import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { aboutCode, inLocale } from './in-locale.ts';
import { messageIdOf } from './message-id.ts';
import { catalogue, defineMessages, joinedWords, localeTag, makeLocale } from './messages.ts';

const words = defineMessages('test', {
  score: 'Score: {points} of {most}',
  cases: { one: '{count} case', other: '{count} cases' },
  plain: 'Nothing to say.',
  same: 'Compare {what} by value.',
  'same@java': 'Compare {what} with equals().',
});

describe('a message', () => {
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
    expect(() => defineMessages('test', { plain: 'again' })).toThrow(/two messages test[.]plain/);
  });

  it('has the forms and the numbers of its language', () => {
    const forms = { one: '{count} próba', few: '{count} próby', other: '{count} prób' };
    const polish = makeLocale('pl', new Map([['test.cases', forms]]));
    expect(inLocale(polish, () => [1, 3, 5, 12_345].map((count) => words.cases({ count })))).toEqual([
      '1 próba',
      '3 próby',
      '5 prób',
      '12\u00a0345 prób',
    ]);
  });

  it('is said in another language where there is a text for it', () => {
    inLocale(makeLocale('de', new Map([['test.plain', 'Nichts zu sagen.']])), () => {
      expect(localeTag()).toBe('de');
      expect(words.plain()).toBe('Nichts zu sagen.');
      expect(words.cases({ count: 1 })).toBe('1 case');
    });
  });

  it('has a text of its own where a program in one programming language is spoken of', () => {
    const say = (): string => words.same({ what: 'boxes' });
    const german = makeLocale('de', new Map([['test.same', 'Vergleiche {what}.']]));
    expect([say(), aboutCode('java', say)]).toEqual(['Compare boxes by value.', 'Compare boxes with equals().']);
    expect(aboutCode('cobol', say)).toBe(say());
    expect(inLocale(german, () => aboutCode('java', say))).toBe('Vergleiche boxes.');
    expect(messageIdOf(aboutCode('java', say))).toBe('test.same');
    expect(Object.keys(words)).not.toContain('same@java');
  });

  it('joins names as its language does', () => {
    expect(joinedWords(['a', 'b', 'c'])).toBe('a, b and c');
    expect(inLocale(makeLocale('de', new Map()), () => joinedWords(['a', 'b', 'c']))).toBe('a, b und c');
  });

  it('is said in the language of the work that says it, when two run at once', async () => {
    const say = (tag: string, text: string): Promise<string> =>
      inLocale(makeLocale(tag, new Map([['test.plain', text]])), async () => {
        await setTimeout(5);
        return words.plain();
      });
    const both = Promise.all([say('de', 'Nichts.'), say('fr', 'Rien.')]);
    expect(words.plain()).toBe('Nothing to say.');
    expect(await both).toEqual(['Nichts.', 'Rien.']);
  });
});
