import { describe, expect, it } from 'vitest';
import { type Look, tokensOf } from './highlight.ts';

const texts = (path: string, lines: readonly string[], look: Look): string[] =>
  tokensOf(path, lines).flatMap((tokens) => tokens.filter((token) => token.look === look).map(({ text }) => text));

describe('the tokens of code', () => {
  it.each(['Board.java', 'Board.ts'])('are all of its text: %s', (path) => {
    const lines = ['/** a', ' b */ final String s = "x" + `y ${1', '} z`; // \u{1f9e9}', '', "char c = '\\n';"];
    expect(tokensOf(path, lines).map((tokens) => tokens.map(({ text }) => text).join(''))).toEqual(lines);
  });

  it('are keywords by the words of the language', () => {
    const line = ['final int type = of(null);'];
    expect(texts('Board.java', line, 'keyword')).toEqual(['final', 'int', 'null']);
    expect(texts('Board.ts', ['readonly type: string = of(null);'], 'keyword')).not.toContain('final');
  });

  it('are comments and strings over several lines', () => {
    expect(texts('Board.java', ['/* a', ' b */ c'], 'comment')).toEqual(['/* a', ' b */']);
    expect(texts('Board.ts', ['`a', 'b` + c'], 'string')).toEqual(['`a', 'b`']);
  });

  it.each(['(', '`${', '/*', '"\\', 'a<', '/[', '1_', '<<<<<<<'])('of %s repeated are found at once', (text) => {
    const line = text.repeat(50_000);
    expect(
      tokensOf('Board.ts', [line])[0]
        ?.map((token) => token.text)
        .join(''),
    ).toBe(line);
  });
});
