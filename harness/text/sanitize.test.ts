import { describe, expect, it } from 'vitest';
import { sanitizeText } from './sanitize.ts';

const esc = '\u001b';

describe('clean', () => {
  it.each([
    ['colour', `${esc}[31mred${esc}[0m`, 'red'],
    ['screen clearing', `a${esc}[2Jb`, 'ab'],
    ['a window title', `${esc}]0;owned\u0007x`, 'x'],
    ['a hyperlink', `${esc}]8;;http://evil${esc}\\here${esc}]8;;${esc}\\`, 'here'],
    ['a device control string', `${esc}Pq#0;2${esc}\\x`, 'x'],
    ['8-bit sequences', '\u009b2Jx', 'x'],
    ['a reset', `${esc}cx`, 'x'],
  ])('removes %s', (_, text, expected) => {
    expect(sanitizeText(text, 100)).toBe(expected);
  });

  it('shows an unfinished sequence instead of swallowing what follows', () => {
    expect(sanitizeText(`${esc}]0;no end`, 100)).toBe('\\x1B]0;no end');
  });

  it('shows control characters by number', () => {
    expect(sanitizeText('a\u0000b\u0007\u0085\n\t', 100)).toBe('a\\x00b\\x07\\x85\\x0A\\x09');
  });

  it('keeps newlines and tabs of a block', () => {
    expect(sanitizeText('a\r\n\tb\rc', 100, { multiline: true })).toBe('a\n\tb\\x0Dc');
  });

  it('shows what is invisible or turns the reading direction', () => {
    expect(sanitizeText('a\u202eb\u200bc\ufeffd\u2028\u{e0041}', 100)).toBe(
      'a\\u202Eb\\u200Bc\\uFEFFd\\u2028\\u{E0041}',
    );
  });

  it('shows whatever is drawn as nothing, and of selectors those that select nothing', () => {
    expect(sanitizeText('a\u034fb\ufe0fc\u{e0101}d\u2800', 100)).toBe('a\\u034Fb\\uFE0Fc\\u{E0101}d\\u2800');
    expect(sanitizeText('❤\ufe0f\ufe0f', 100)).toBe('❤\ufe0f\\uFE0F');
    const spelt = '❤\ufe0f 1\ufe0e \u845b\u{e0100}\u57ce \u{20bb7}\ufe00 \u1820\u180b';
    expect(sanitizeText(spelt, 100)).toBe(spelt);
  });

  it('shows the codes that YAML and XML forbid', () => {
    expect(sanitizeText('a\ufffeb\uffff', 100)).toBe('a\\uFFFEb\\uFFFF');
  });

  it('keeps the joiners of scripts that spell with them, within words only', () => {
    expect(sanitizeText('علی\u200cرضا', 100)).toBe('علی\u200cرضا');
    expect(sanitizeText('ab\u200ccd \u200c علی\u200c \u061c\u200d\u061c', 100)).toBe(
      'ab\\u200Ccd \\u200C علی\\u200C \\u061C\\u200D\\u061C',
    );
  });

  it('replaces lone surrogates and keeps whole pairs', () => {
    expect(sanitizeText('\ud800x😀', 100)).toBe('\ufffdx😀');
  });

  it('cuts what is too long, never through a pair', () => {
    expect(sanitizeText('abcdef', 4)).toBe('abc…');
    expect(sanitizeText('ab😀def', 4)).toBe('ab…');
  });

  it('gives the same when it cleans twice', () => {
    const once = sanitizeText(`${esc}${esc}[2J[31mx\u0000\u202e${'y'.repeat(50)}`, 30);
    expect(sanitizeText(once, 30)).toBe(once);
    expect(sanitizeText(sanitizeText('علی\u200cرضا', 5), 5)).toBe('علی…');
  });

  it('reads long runs of unfinished sequences in linear time', () => {
    expect(sanitizeText(`${esc}]`.repeat(200_000), 10)).toBe('\\x1B]\\x1B]…'.slice(0, 9) + '…');
    for (const begin of ['\x90', '\x98', '\x9b', '\x9d', '\x9e', '\x9f'])
      expect(sanitizeText(begin.repeat(200_000), 5)).toBe(
        '\\x9' + begin.charCodeAt(0).toString(16).slice(1).toUpperCase() + '…',
      );
  });
});
