import { describe, expect, it } from 'vitest';
import { lastOf, oneLine, shorten } from './shorten.ts';

describe('a text that is cut', () => {
  it('has no half of a character at its beginning', () => {
    expect(lastOf('ab😀c', 2)).toBe('c');
    expect(lastOf('ab😀c', 3)).toBe('😀c');
  });

  it('has no half of a character at its end', () => {
    expect(shorten(`${'a'.repeat(20)}😀${'b'.repeat(20)}`, 32)).not.toMatch(/[\ud800-\udfff](?![\udc00-\udfff])/u);
  });

  it('ends between words', () => {
    const text = 'hamming() returned seventeen instead of eight';
    for (let most = 13; most < text.length; most += 1) {
      const cut = oneLine(text, most);
      expect(cut.endsWith('…')).toBe(true);
      expect(`${text} `.startsWith(`${cut.slice(0, -1)} `)).toBe(true);
    }
    expect(shorten(`${'word '.repeat(20)}end`, 50)).toMatch(/^(word )+word\n\[cut here\]$/);
  });

  it('begins between words', () => {
    expect(lastOf('the tiles were exchanged', 14)).toBe('were exchanged');
    expect(lastOf('the tiles were exchanged', 12)).toBe('exchanged');
  });

  it('is cut within what has no words', () => {
    expect(oneLine(`a ${'x'.repeat(200)}`, 100)).toHaveLength(100);
    expect(oneLine('x'.repeat(50), 20)).toHaveLength(20);
  });
});
