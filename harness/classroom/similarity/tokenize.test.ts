import type { Parser } from 'web-tree-sitter';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../text/at.ts';
import { openParser } from './grammars.ts';
import { fixtureSubmission, relay, renamed } from './testing/make-class.ts';
import { limits, tokenize } from './tokenize.ts';

let java: Parser;
let typescript: Parser;

beforeAll(async () => {
  java = await openParser('java');
  typescript = await openParser('typescript');
});

afterAll(() => {
  java.delete();
  typescript.delete();
});

describe('the tokens of a program', () => {
  it.each(['java', 'typescript'] as const)('in %s are the same with other names, comments and layout', (language) => {
    const parser = language === 'java' ? java : typescript;
    const own = fixtureSubmission(language, 'two-queues');
    for (const [index, { text }] of renamed(own, 'Q').files.entries()) {
      const plain = at(own.files, index).text;
      expect(relay(text)).not.toBe(plain);
      expect(tokenize(parser, relay(text)).kinds).toEqual(tokenize(parser, plain).kinds);
    }
  });

  it('are the same whatever a string says', () => {
    expect(tokenize(java, String.raw`class A { String s = "a\n\tb"; }`).kinds).toEqual(
      tokenize(java, 'class A { String s = ""; }').kinds,
    );
  });

  it('differ where the structure does', () => {
    const loop = tokenize(java, 'class A { void f() { while (a) g(); } }').kinds;
    expect(tokenize(java, 'class A { void f() { if (a) g(); } }').kinds).not.toEqual(loop);
  });

  it('know where they are', () => {
    const { kinds, regions } = tokenize(java, 'class A {\n  // here\n  int count;\n}\n');
    const place = at(regions, kinds.lastIndexOf('identifier'));
    expect([place.startRow, place.startCol, place.endRow, place.endCol]).toEqual([2, 6, 2, 11]);
  });

  it('follow one another in the text', () => {
    const { regions } = tokenize(java, at(fixtureSubmission('java', 'one-queue').files, 0).text);
    const starts = regions.map(({ startRow, startCol }) => startRow * 1_000 + startCol);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  });
});

describe('what is no program', () => {
  const many = limits.characters;
  it.each([
    ['nothing', ''],
    ['a byte order mark', '\ufeff'],
    ['binary', Array.from({ length: 20_000 }, (_, index) => String.fromCharCode((index * 7_919) % 256)).join('')],
    ['a lone surrogate', 'class A { String s = "\ud800"; }\u0000'],
    ['brackets that never close', '('.repeat(many)],
    ['brackets 100,000 deep', `class A { int x = ${'('.repeat(many / 2)}1${')'.repeat(many / 2)}; }`],
    ['conditions 25,000 deep', `class A { void f() { ${'if (a) '.repeat(many / 8)}; } }`],
    ['a sum of 100,000', `class A { int x = ${'1+'.repeat(many / 2)}1; }`],
    ['quotes', '"'.repeat(many)],
    ['words', 'a '.repeat(many / 2)],
    ['types of types', 'a<b>('.repeat(many / 5)],
    ['a line of a megabyte', 'x'.repeat(1_000_000)],
  ])('is read to the limits, too: %s', (_, text) => {
    for (const parser of [java, typescript]) {
      const { kinds, regions } = tokenize(parser, text);
      expect(kinds.length).toBeLessThanOrEqual(limits.tokens + 2);
      expect(regions).toHaveLength(kinds.length);
    }
  });

  it('is said to be cut when it is longer than what is read', () => {
    expect(tokenize(java, ' '.repeat(limits.characters + 1)).cut).toBe('too-long');
    expect(tokenize(java, 'int a;'.repeat(limits.characters / 10)).cut).toBe('too-many-tokens');
    expect(tokenize(java, 'int a;').cut).toBeNull();
  });

  it('leaves the parser fit for the next file', () => {
    const good = tokenize(java, 'class A { int x; }').kinds;
    tokenize(java, '({['.repeat(10_000));
    expect(tokenize(java, 'class A { int x; }').kinds).toEqual(good);
  });
});
