import { beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../text/at.ts';
import { compare } from './compare.ts';
import type { SimilarPair } from './comparison.ts';
import { pairPage } from './pair-page.ts';
import { fixtureSubmission, renamed } from './testing/make-class.ts';

const own = fixtureSubmission('java', 'two-queues');
const other = { ...renamed(fixtureSubmission('java', 'comparable'), 'Q'), key: 'zoe' };
const files = { a: own.files, b: other.files };
let pair: SimilarPair;

beforeAll(async () => {
  const earlier = [{ ...other, label: '2025' }];
  const { pairs } = await compare([own], { language: 'java', ignored: [], earlier, top: 1 });
  pair = at(pairs, 0);
});

/** Where links may lead, and where they do. */
const anchorsOf = (page: string): Readonly<Record<'ids' | 'targets', readonly (string | undefined)[]>> => ({
  ids: [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
  targets: [...page.matchAll(/ href="#([^"]+)"/g)].map(([, target]) => target),
});

describe('the page of a pair', () => {
  it('says who is compared, how alike they are, and where the other is from', () => {
    const page = pairPage({ ...pair, similarity: 0.6789, percentile: 98.76 }, files);
    expect(pairPage({ ...pair, similarity: 0.29 }, files)).toContain('Similarity: 29 %.');
    expect(page).toContain('<title>Common parts: two-queues and zoe (2025)</title>');
    expect(page).toContain('Similarity: 67 %. That is more than 98.7 % of the other pairs in this comparison.');
    expect(page).toContain('In a small assignment with a prescribed API, all submissions are somewhat alike.');
  });

  it('names both, where their names are known', () => {
    const page = pairPage(pair, files, { a: 'Li, Ada' });
    expect(page).toContain('<h1>Common parts: <bdi>Li, Ada (two-queues)</bdi> and <bdi>zoe (2025)</bdi></h1>');
  });

  it('says where the pair stands among the others, also where it is the first or has no others', () => {
    expect(pairPage({ ...pair, percentile: 100 }, files)).toContain('No other pair in this comparison is as alike.');
    expect(pairPage({ ...pair, percentile: null }, files)).toContain('There is no other pair to compare this with.');
  });

  it('says nothing about why', () => {
    expect(pairPage(pair, files)).not.toMatch(/plagiar|cheat|copied|copies|suspicio|fraud|guilt|misconduct/i);
  });

  it('links each part with its counterpart, and no link leads nowhere', () => {
    const { ids, targets } = anchorsOf(pairPage(pair, files));
    expect(new Set(ids).size).toBe(ids.length);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
    expect(ids.filter((id) => /^[ab]-\d+$/.test(String(id)))).toHaveLength(2 * pair.parts.length);
  });

  it('links to nothing that is not shown', () => {
    const [one, other] = [at(pair.parts, 0), at(pair.parts, 1)];
    const late = { ...one.b, path: 'Long.java', from: { line: 3_500, column: 1 }, to: { line: 3_510, column: 1 } };
    const parts = [{ ...one, b: late }, { ...other, b: { ...other.b, path: 'Last.java' } }, one];
    const short = Array.from({ length: 37 }, (_, index) => ({ path: `F${index}.java`, text: 'int x;\n' }));
    const b = [{ path: 'Long.java', text: 'int x;\n'.repeat(4_000) }, ...short, ...files.b];
    const { ids, targets } = anchorsOf(
      pairPage({ ...pair, parts }, { a: files.a, b: [...b, { path: 'Last.java', text: '' }] }),
    );
    expect(ids).toEqual(expect.arrayContaining(['a-1', 'a-2', 'a-3', 'b-3']));
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  it('shows every line of both', () => {
    const lines = [...own.files, ...other.files].map(({ text }) => text.split('\n').length - 1);
    expect(pairPage(pair, files).match(/<pre data-n/g)).toHaveLength(lines.reduce((sum, count) => sum + count));
  });

  it('makes hostile keys, paths and lines harmless', () => {
    const hostile = '<script>alert(1)</script>\u001b[31m\u202e';
    const named = { ...pair, a: { key: hostile, label: hostile } };
    const page = pairPage(named, { a: [{ path: hostile, text: hostile }], b: files.b });
    for (const harmful of ['<script>', '\u001b', '\u202e']) expect(page).not.toContain(harmful);
    expect(page).toContain('&lt;script>alert(1)&lt;/script>');
    expect(page).toContain(String.raw`\u202E`);
  });

  it('cuts what is endless and says so', () => {
    const text = `${'x'.repeat(100_000)}\n${'int x;\n'.repeat(5_000)}`;
    const page = pairPage(pair, { a: [{ path: 'Main.java', text }], b: [] });
    expect(page).toContain('The last 2,001 lines of this file are not shown.');
    expect(page.length).toBeLessThan(200_000);
  });

  it('without common parts says that there are none', () => {
    expect(pairPage({ ...pair, parts: [], longestLines: 0 }, files)).toContain('No common part is long enough');
  });
});
