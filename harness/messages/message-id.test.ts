import { describe, expect, it } from 'vitest';
import { inLocale } from './in-locale.ts';
import { inEnglish, messageIdOf, messageIn } from './message-id.ts';
import { defineMessages, makeLocale, type Translated } from './messages.ts';

const messages = defineMessages('message-id-test', {
  bytes: 'It keeps {bytes} bytes in {count} fields.',
  field: 'It keeps {bytes} bytes in {count} fields. Remove one.',
  overlap: 'It overlaps {what} overlaps it',
  short: '{a}, {b}',
  moves: { one: '{count} move', other: '{count} moves' },
  after: '{name} after {moves}',
});

describe('the message that a text is', () => {
  it('is the same for other numbers and names', () => {
    const ids = [1, 2_000].map((bytes) => messageIdOf(messages.bytes({ bytes, count: bytes })));
    expect(ids).toEqual(['message-id-test.bytes', 'message-id-test.bytes']);
  });

  it('is the one with the most words of its own', () => {
    expect(messageIdOf(messages.field({ bytes: 1, count: 2 }))).toBe('message-id-test.field');
  });

  it('is the text without its numbers where no message is like it', () => {
    expect(messageIdOf('7 wombats, 8 of them asleep')).toBe('# wombats, # of them asleep');
  });

  it('is found in the words of each course, though two have one language', () => {
    for (const text of ['Es behält {bytes} Bytes.', 'Es merkt sich {bytes} Bytes.']) {
      const german = makeLocale('de', new Map([['message-id-test.bytes', text]]));
      inLocale(german, () => {
        expect(messageIdOf(messages.bytes({ bytes: 'viele', count: 1 }))).toBe('message-id-test.bytes');
      });
    }
  });

  it('is found with what stands in its places, in the order of its language', () => {
    expect(messageIn('p20 after 1 move')).toEqual({
      id: 'message-id-test.after',
      facts: { name: 'p20', moves: '1 move' },
    });
    expect(messageIn('Nobody said this')).toBeNull();
  });

  it('is told in English, with what stands in its places', () => {
    const german = new Map<string, Translated>([
      ['message-id-test.after', 'Nach {moves}: {name}'],
      ['message-id-test.moves', { one: '{count} Zug', other: '{count} Zügen' }],
    ]);
    inLocale(makeLocale('de', german), () => {
      for (const count of [1, 7]) {
        const said = messages.after({ name: 'p20', moves: messages.moves({ count }) });
        expect(said).toMatch(/^Nach /);
        expect(inEnglish(said)).toBe(`p20 after ${count === 1 ? '1 move' : '7 moves'}`);
      }
      expect(inEnglish('Niemand')).toBe('Niemand');
    });
  });

  it('is no message whose beginning and end are the same part of the text', () => {
    expect(messageIdOf(messages.overlap({ what: 'and' }))).toBe('message-id-test.overlap');
    expect(messageIdOf('It overlaps it')).toBe('It overlaps it');
  });
});
