import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noFormula } from './csv.ts';
import { escapeHtml, jsonForHtml } from './html.ts';
import { codeBlock, codeSpan, escapeMarkdown } from './markdown.ts';
import { commandProperty, commandText, uncommanded, withoutCommands } from './workflow-command.ts';
import { legalXml } from './xml.ts';

/** Text made mostly of the signs that matter. */
const nasty = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ...'<>&"\'`=+-@|%\t\r\n:#\\*_[](){}!~ \u0000\u0008\u001b\u2028'.split(''),
      ']]>',
      '::',
      '```',
      '＝',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
});
const holds = (property: (text: string) => void): void => {
  fc.assert(fc.property(nasty, property), { numRuns: 2_000 });
};
const unescaped = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

describe('HTML', () => {
  it('cannot be opened by text', () => {
    holds((text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"'`]|&(?!(?:amp|lt|gt|quot|#39|#96);)/);
    });
  });

  it('shows every character', () => {
    holds((text) => {
      const names = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
      const back = unescaped(escapeHtml(text).replace(/&(?:lt|gt|quot);/g, (name) => names[name as '&lt;']));
      expect(back.replaceAll('&amp;', '&')).toBe(text);
    });
  });

  it('holds data that cannot end its element', () => {
    holds((text) => {
      expect(jsonForHtml({ text })).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(jsonForHtml({ text }))).toEqual({ text });
    });
  });
});

describe('XML', () => {
  it('holds no forbidden character, and can be written and read', () => {
    holds((text) => {
      // eslint-disable-next-line no-control-regex -- they are what is forbidden
      expect(legalXml(text)).not.toMatch(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]/);
    });
  });

  it('shows what XML cannot hold', () => {
    expect(legalXml('a\u0000\u001bb\ud800')).toBe('a\\x00\\x1Bb\ufffd');
  });
});

describe('CSV', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =1', '|calc', '%0', '＝1', '＠x', '\r=1'])(
    'makes no formula of %j',
    (text) => {
      expect(noFormula(text)).toBe(`'${text}`);
    },
  );

  it('leaves plain text alone', () => {
    expect(noFormula('a, "b"')).toBe('a, "b"');
  });
});

describe('Markdown', () => {
  it('shows text as it is, on one line', () => {
    expect(escapeMarkdown('*a* [b](c) <d> `e` |f|\n# g')).toBe('\\*a\\* \\[b\\]\\(c\\) \\<d\\> \\`e\\` \\|f\\| \\# g');
  });

  it('ends a code span only at its end', () => {
    holds((text) => {
      const span = codeSpan(text);
      const mark = /^`+/.exec(span)?.[0] ?? '';
      expect(span.slice(mark.length, -mark.length)).not.toContain(mark);
      expect(span).not.toMatch(/[\r\n]/);
    });
  });

  it('ends a code block only at its end', () => {
    holds((text) => {
      const [first = '', ...rest] = codeBlock(text).split('\n');
      expect(rest.findIndex((line) => line.trim().startsWith(first))).toBe(rest.length - 1);
    });
  });
});

describe('workflow commands', () => {
  it('are not read between the two marks, whatever the text says', () => {
    const forged = '::stop-commands::x\n::x::\n::error::owned\n##[error]owned';
    const [first = '', ...rest] = withoutCommands(forged).trimEnd().split('\n');
    const word = first.replace('::stop-commands::', '');
    expect(word).toMatch(/^[0-9a-f]{32}$/);
    expect(rest).toEqual([...forged.split('\n'), `::${word}::`]);
  });

  it('are none where a blank was put in', () => {
    holds((text) => {
      const shown = uncommanded(text);
      expect(shown).not.toMatch(/^\s*::|##\w*\[/m);
      expect(uncommanded(shown)).toBe(shown);
    });
    expect(uncommanded('a::b\n  ::error::x ##[error]')).toBe('a::b\n  : :error::x # #[error]');
    expect(uncommanded('x ##vso[task.complete] ##teamcity[x]')).toBe('x # #vso[task.complete] # #teamcity[x]');
  });

  it('of ours stay one command', () => {
    expect(commandText('50%\r\n::error::x')).toBe('50%25%0D%0A::error::x');
    expect(commandProperty('a,file=b:c\n')).toBe('a%2Cfile=b%3Ac%0A');
  });
});
