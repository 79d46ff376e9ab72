import { describe, expect, it } from 'vitest';
import { cutHard, displayWidth, hanging, wrap, wrapAround } from './wrap.ts';

describe('wrap', () => {
  it('breaks between words', () => {
    expect(wrap('one two three four', 9)).toEqual(['one two', 'three', 'four']);
  });

  it('keeps spaces but for those at a break', () => {
    expect(wrap('  a   b\n\nc', 10)).toEqual(['  a   b', '', 'c']);
    expect(wrap('" 1  2  3" is it   not', 11)).toEqual(['" 1  2  3"', 'is it   not']);
  });

  it('cuts a word that is longer than a line', () => {
    expect(wrap('x abcdefghij y', 4)).toEqual(['x', 'abcd', 'efgh', 'ij y']);
  });

  it('counts wide characters as two columns and marks as none', () => {
    expect(displayWidth('盤面')).toBe(4);
    expect(displayWidth('e\u0301')).toBe(1);
    expect(displayWidth('🙂')).toBe(2);
    expect(displayWidth('✅ 🇩🇪')).toBe(5);
    // A vowel of Devanagari that stands beside its letter.
    expect(displayWidth('नि')).toBe(2);
    expect(wrap('盤面 盤面', 5)).toEqual(['盤面', '盤面']);
  });

  it('never splits a pair of surrogates', () => {
    expect(cutHard('🙂🙂🙂', 4)).toEqual(['🙂🙂', '🙂']);
  });

  it('sets what follows below what was first', () => {
    expect(hanging('Hint: ', 'aaaaaaaaaa bbbbbbbbb cccccccccc', 27)).toEqual([
      'Hint: aaaaaaaaaa bbbbbbbbb',
      '      cccccccccc',
    ]);
  });
});

describe('a command in a text', () => {
  const say = (command: string): string => `More: ${command} tells it.`;

  it.each([
    ['stands on one line', 'grade x y', ['More:', 'grade x y', 'tells it.']],
    [
      'is whole where it is wider than a line',
      'grade x --config a/long/path',
      ['More: grade x --config a/long/path', 'tells it.'],
    ],
  ])('%s', (_, command, lines) => {
    expect(wrapAround(command, say, 11)).toEqual(lines);
  });
});
