import { h } from 'preact';
import { describe, expect, it } from 'vitest';
import { dark, light } from './colors.ts';
import { renderPage } from './page.ts';

const page = { title: 'A title', lang: 'en', body: h('main', { id: 'main' }, 'Content'), styles: ['p { margin: 0 }'] };

describe('a page', () => {
  it('allows its own style and script, and nothing else', () => {
    const text = renderPage({ ...page, script: 'run();' });
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(text)?.[1];
    expect(policy).toMatch(/^default-src &#39;none&#39;; style-src &#39;sha256-\S+=&#39;; script-src &#39;sha256-/);
    expect(policy).not.toContain('unsafe');
  });

  it('without a script allows none', () => {
    expect(renderPage(page)).toContain('script-src &#39;none&#39;');
  });

  it('escapes its title, its content and its data', () => {
    const hostile = '</script></title><script>alert(1)</script>';
    const text = renderPage({ ...page, title: hostile, body: h('p', { title: hostile }, hostile), data: { hostile } });
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(text).toContain('<script type="application/json" id="data">{"hostile":"\\u003c/script');
  });

  it.each(['</script>', '<!--', '</STYLE>'])('is not made with a script that holds %s', (end) => {
    expect(() => renderPage({ ...page, script: `"${end}"` })).toThrow('could end its own element');
  });
});

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s colours', (_, palette) => {
  const grounds = ['page', 'raised', 'sunken'] as const;
  const texts = ['text', 'soft', 'faint', 'accent', 'good', 'bad', 'warn', 'info'] as const;
  const onGrounds = texts.flatMap((text) => grounds.map((ground) => [text, ground] as const));
  const onOwn = (['good', 'bad', 'warn', 'info'] as const).flatMap((name) => [
    [name, `${name}-ground`] as const,
    ['text', `${name}-ground`] as const,
    ['soft', `${name}-ground`] as const,
  ]);
  const others = [
    ['on-accent', 'accent'],
    ['on-accent', 'accent-strong'],
    ['cell-text', 'cell'],
    ['cell-marked-text', 'cell-marked'],
    ['text', 'frame'],
    ['soft', 'frame'],
  ] as const;

  it.each([...onGrounds, ...onOwn, ...others])('%s can be read on %s', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['edge', 'focus', 'submission', 'reference', 'limit'] as const)('%s can be told from the page', (line) => {
    expect(contrast(palette[line], palette.page)).toBeGreaterThanOrEqual(3);
  });
});

/** WCAG 2.2, definition of contrast ratio. */
const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
