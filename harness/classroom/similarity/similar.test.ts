import { describe, expect, it } from 'vitest';
import { at } from '../../text/at.ts';
import { compare } from './compare.ts';
import type { SimilarityOptions, Stretch, SubmissionText } from './comparison.ts';
import { findSimilar } from './similar.ts';
import { fixtureSubmission, fixtureSubmissions, makeClass, relay, renamed } from './testing/make-class.ts';

const options = { language: 'java', ignored: [], earlier: [], top: 50 } as const satisfies SimilarityOptions;

const java = fixtureSubmissions('java');

/** Under another key, with other names, without comments and with other line breaks. */
const disguised = (key: string, as: string): SubmissionText => {
  const { files } = renamed(fixtureSubmission('java', key), 'Q');
  return { key: as, files: files.map(({ path, text }) => ({ path, text: relay(text) })) };
};

const withFile = (key: string, text: string): SubmissionText => ({ key, files: [{ path: 'Main.java', text }] });

const orderOf = ({ path, from }: Stretch): number =>
  (path.startsWith('B') ? 0 : 1_000_000) + from.line * 1_000 + from.column;

describe('of a class', () => {
  it.each(['java', 'typescript'] as const)('in %s a copy with other names stands first, with 1', async (language) => {
    const own = renamed(fixtureSubmission(language, 'two-queues'), 'Q');
    const copy = { key: 'zoe', files: own.files.map(({ path, text }) => ({ path, text: relay(text) })) };
    const { pairs } = await compare([...fixtureSubmissions(language), copy], { ...options, language });
    expect(at(pairs, 0)).toMatchObject({ a: { key: 'two-queues' }, b: { key: 'zoe', label: null }, similarity: 1 });
    expect(at(pairs, 0).percentile).toBe(100);
    expect(at(pairs, 1).similarity).toBeLessThan(0.6);
  });

  it('programs that were written apart are less alike than half', async () => {
    const { pairs, distribution } = await compare(java, options);
    expect(at(pairs, 0).similarity).toBeLessThan(0.5);
    expect(distribution.pairs).toBe((java.length * (java.length - 1)) / 2);
    expect(distribution.steps.reduce((sum, count) => sum + count)).toBe(distribution.pairs);
  });

  it('the common parts lie where the same code is', async () => {
    const { pairs } = await compare([fixtureSubmission('java', 'two-queues'), disguised('two-queues', 'zoe')], options);
    const { parts, sharedTokens, longest, percentile } = at(pairs, 0);
    expect(parts.map(({ a, b }) => [a.path, b.path])).toEqual([
      ['Board.java', 'Board.java'],
      ['Solver.java', 'Solver.java'],
    ]);
    expect(at(parts, 1).a).toMatchObject({ from: { line: 1, column: 1 }, to: { line: 111, column: 2 } });
    expect(longest).toBe(at(parts, 0).tokens);
    expect(sharedTokens).toBe(at(parts, 0).tokens + at(parts, 1).tokens);
    expect(percentile).toBeNull();
  });

  it('no two common parts overlap, and none is shorter than a fingerprint', async () => {
    const { pairs } = await compare(java.slice(0, 8), options);
    for (const { parts } of pairs) {
      expect(Math.min(...parts.map(({ tokens }) => tokens))).toBeGreaterThanOrEqual(23);
      for (const side of ['a', 'b'] as const) {
        const sorted = parts.map((part) => part[side]).sort((one, other) => orderOf(one) - orderOf(other));
        const overlapping = sorted.filter((one, index) => {
          const next = sorted[index + 1];
          return next?.path === one.path && orderOf(next) < orderOf({ ...one, from: one.to });
        });
        expect(overlapping).toEqual([]);
      }
    }
  });

  it('what moved to another file is found there', async () => {
    const own = fixtureSubmission('java', 'two-queues');
    const one = withFile('zoe', own.files.map(({ text }) => text).join('\n'));
    const { pairs } = await compare([own, one], options);
    expect(at(pairs, 0).similarity).toBeGreaterThan(0.95);
    expect(new Set(at(pairs, 0).parts.map(({ a }) => a.path))).toEqual(new Set(['Board.java', 'Solver.java']));
  });

  const escaped = (one: string): string => `\\uu${one.charCodeAt(0).toString(16).padStart(4, '0')}`;

  it.each<readonly [what: string, characters: RegExp, written: (one: string) => string]>([
    ['letters and signs', /[a-z({"]/g, escaped],
    ['spaces that reports show', / /g, () => String.raw`\x0C`],
    ['line ends, after a comment', /\n/g, () => String.raw`// \u000a`],
    [
      'characters in names that count for nothing',
      /(?<=[a-z])[A-Z]/g,
      (one) => String.raw`\u200D\u0001\x02\u{E0001}${one}`,
    ],
  ])('a copy that is written in Unicode escapes is one, and not the same files: %s', async (_, characters, written) => {
    const own = fixtureSubmission('java', 'two-queues');
    const files = own.files.map((file) => ({ ...file, text: relay(file.text).replace(characters, written) }));
    const { pairs, groups } = await compare([own, { key: 'zoe', files }], options);
    expect(at(pairs, 0).similarity).toBe(1);
    expect(at(at(pairs, 0).parts, 0).a.to.line).toBeGreaterThan(100);
    expect(groups).toEqual([]);
  });

  it('spaces that nobody sees hide no copy in TypeScript', async () => {
    const own = fixtureSubmission('typescript', 'two-queues');
    const files = own.files.map((file) => ({ ...file, text: relay(file.text).replaceAll(' ', String.raw`\uFEFF`) }));
    const { pairs } = await compare([own, { key: 'zoe', files }], { ...options, language: 'typescript' });
    expect(at(pairs, 0).similarity).toBe(1);
  });

  it('only the most alike are worked out', async () => {
    const { pairs, distribution } = await compare(java, { ...options, top: 3 });
    expect(pairs).toHaveLength(3);
    expect(distribution.pairs).toBeGreaterThan(100);
  });

  it('of 300 with the same files there is one group and no pair', async () => {
    const { files } = at(java, 0);
    const same = Array.from({ length: 300 }, (_, index) => ({ key: `s${index}`, files }));
    const { pairs, groups, distribution } = await compare(same, options);
    expect([pairs.length, distribution.pairs, groups.length, at(groups, 0).length]).toEqual([0, 0, 1, 300]);
  });

  it('a file that two have in common counts, whatever else they have', async () => {
    const [one, other] = [at(java, 0), at(java, 1)];
    const mixed = { key: 'zoe', files: [at(one.files, 0), at(other.files, 1)] };
    const { pairs } = await compare([one, mixed], options);
    expect(at(pairs, 0).similarity).toBeGreaterThan(0.4);
    expect(at(at(pairs, 0).parts, 0).a).toMatchObject({ path: 'Board.java', from: { line: 1 } });
  });

  it('the order in which they come does not matter', async () => {
    const similarities = async (all: readonly SubmissionText[]): Promise<readonly number[]> =>
      (await compare(all, options)).pairs.map(({ similarity }) => similarity);
    expect(await similarities(java.toReversed())).toEqual(await similarities(java));
  });

  it('a comparison in its own thread finds the same', async () => {
    const all = makeClass('typescript', 12);
    const asked = { ...options, language: 'typescript', top: 5 } as const;
    expect(await findSimilar(all, asked)).toEqual(await compare(all, asked));
  });

  it('a comparison that is stopped gives no result', async () => {
    const stop = new AbortController();
    const found = findSimilar(makeClass('java', 40), options, stop.signal);
    stop.abort(new Error('stopped'));
    await expect(found).rejects.toThrow('stopped');
  });
});

describe('what was given to everyone', () => {
  it('makes nobody alike', async () => {
    const kit = fixtureSubmission('java', 'max-pq');
    const own = ['one-queue', 'timing-parity'].map((key) => ({
      key,
      files: [
        ...kit.files.map((file) => ({ ...file, path: `kit/${file.path}` })),
        ...fixtureSubmission('java', key).files,
      ],
    }));
    const without = await compare(own, options);
    const within = await compare(own, { ...options, ignored: kit.files });
    expect(at(without.pairs, 0).similarity).toBeGreaterThan(0.5);
    expect(at(within.pairs, 0).similarity).toBeLessThan(0.4);
    expect(
      at(within.pairs, 0).parts.filter(({ a }) => a.path.startsWith('kit/') && a.to.line - a.from.line > 20),
    ).toEqual([]);
  });

  it('alone is too little to be compared', async () => {
    const kit = at(java, 0);
    const { pairs, notCompared } = await compare(
      [{ key: 'ada', files: kit.files }, { key: 'zoe', files: [] }, disguised(kit.key, 'bob'), at(java, 3)],
      { ...options, ignored: kit.files },
    );
    expect(notCompared).toEqual(['ada', 'zoe', 'bob']);
    expect(pairs).toEqual([]);
  });
});

describe('submissions of earlier years', () => {
  it('are found and marked', async () => {
    const earlier = [{ ...disguised('one-queue', 'old'), label: '2025' }];
    const { pairs } = await compare(java, { ...options, earlier });
    expect(at(pairs, 0)).toMatchObject({ a: { key: 'one-queue', label: null }, b: { key: 'old', label: '2025' } });
    expect(at(pairs, 0).similarity).toBe(1);
  });

  it('are not compared with one another', async () => {
    const earlier = [
      { ...at(java, 0), label: '2025' },
      { ...disguised(at(java, 0).key, 'old'), label: '2024' },
    ];
    const { pairs, distribution } = await compare([at(java, 5)], { ...options, earlier });
    expect(distribution.pairs).toBe(2);
    expect(pairs.map(({ a }) => a.label)).toEqual([null, null]);
  });

  it('with the same files as one of this year are in a group with it, and only then', async () => {
    const earlier = [
      { ...at(java, 0), key: 'old', label: '2025' },
      { ...at(java, 1), key: 'older', label: '2024' },
      { ...at(java, 1), key: 'oldest', label: '2023' },
    ];
    const { groups } = await compare([at(java, 0)], { ...options, earlier });
    expect(groups).toEqual([
      [
        { key: at(java, 0).key, label: null },
        { key: 'old', label: '2025' },
      ],
    ]);
  });
});

describe('hostile submissions', () => {
  const row = 'x[0] = f(1, 2, 3);\n';
  const table = `class A { void f() { ${row.repeat(3_000)} } }`;
  const periodic = `class A { ${Array.from({ length: 400 }, (_, index) => `void f${index}() { ${row.repeat(index % 15)} while (a) { ${row} } }`).join('\n')} }`;

  it.each([
    ['a line of a megabyte', 'x'.repeat(1_000_000)],
    ['deep brackets', '('.repeat(150_000)],
    ['the same line 3,000 times', table],
    ['methods that are nearly the same 400 times', periodic],
    ['binary', '\u0000\ufffd\u0007'.repeat(30_000)],
    ['nothing', ''],
  ])('are compared with one another and with others: %s', async (_, text) => {
    const hostile = [withFile('eve', text), withFile('mallory', `${text}\nclass B { int y; }`)];
    const { pairs } = await compare([...hostile, ...java.slice(0, 3)], options);
    expect(pairs.length).toBeGreaterThanOrEqual(3);
    for (const { similarity } of pairs) expect(similarity).toBeLessThanOrEqual(1);
  });

  it('hide nothing by repeating it', async () => {
    const own = fixtureSubmission('java', 'one-queue');
    const many = withFile('eve', at(own.files, 0).text.repeat(20));
    const { pairs } = await compare([{ ...own, files: own.files.slice(0, 1) }, many, at(java, 3)], options);
    expect(at(pairs, 0)).toMatchObject({ a: { key: 'one-queue' }, b: { key: 'eve' } });
    expect(at(pairs, 0).similarity).toBeGreaterThan(0.8);
    expect(at(pairs, 0).longestLines).toBeGreaterThan(100);
  });

  it('that are too large say what of them was read', async () => {
    const files = Array.from({ length: 50 }, (_, index) => ({ path: `F${index}.java`, text: `class F${index} { }` }));
    const { cut } = await compare([{ key: 'eve', files }, withFile('mallory', table.repeat(4))], options);
    expect(cut.filter(({ key }) => key === 'eve').map(({ reason }) => reason)).toEqual(
      Array(10).fill('too-many-files'),
    );
    expect(cut.at(-1)).toEqual({ key: 'mallory', label: null, path: 'Main.java', reason: 'too-many-tokens' });
  });

  it('may have any key and path', async () => {
    const files = fixtureSubmission('java', 'one-queue').files.map(({ text }) => ({
      path: '__proto__/../x.java',
      text,
    }));
    const { pairs } = await compare(
      [
        { key: '__proto__', files },
        { key: 'constructor', files: files.slice(1) },
      ],
      options,
    );
    expect(pairs.map(({ a, b }) => [a.key, b.key])).toEqual([['__proto__', 'constructor']]);
  });
});
