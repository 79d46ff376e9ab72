import { describe, expect, it } from 'vitest';
import { shownText } from './clean.ts';
import { shortened } from './shown-text.ts';

describe('text of others', () => {
  it('is shown as it is when it is short', () => {
    expect(shortened('Ada Lovelace', 12)).toEqual({ text: 'Ada Lovelace', whole: null });
  });

  it('is cut in the middle when it is long, and all of it is kept', () => {
    expect(shortened('abcdefghij', 5)).toEqual({ text: 'ab…ij', whole: 'abcdefghij' });
  });

  it('is never cut within a character', () => {
    expect(shortened('😀😀😀😀', 3).text).toBe('😀…😀');
  });

  it('shows what changes the reading direction, and what the terminal would obey', () => {
    expect(shownText('a\u202Eb\u0007').text).toBe('a\\u202Eb\\x07');
  });

  it('of 10,000 characters and more ends', () => {
    expect(shownText('x'.repeat(20_000)).whole).toHaveLength(10_000);
  });
});
