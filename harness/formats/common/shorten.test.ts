import { describe, expect, it } from 'vitest';
import { lastOf, shorten } from './shorten.ts';

describe('a text that is cut', () => {
  it('has no half of a character at its beginning', () => {
    expect(lastOf('ab😀c', 2)).toBe('c');
    expect(lastOf('ab😀c', 3)).toBe('😀c');
  });

  it('has no half of a character at its end', () => {
    expect(shorten(`${'a'.repeat(20)}😀${'b'.repeat(20)}`, 32)).not.toMatch(/[\ud800-\udfff](?![\udc00-\udfff])/u);
  });
});
