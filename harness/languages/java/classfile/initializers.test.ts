import { beforeAll, describe, expect, it } from 'vitest';
import { codeFactsOf } from './code-facts.ts';
import { compileSources, submissionOf } from '../../../testing/java/class-files.ts';

const CLOCK = 'System.nanoTime()';
const classes = (count: number): string =>
  Array.from({ length: count }, (_, index) => `static class C${index} { static final int[] A = { 1 }; }`).join('\n');

/** Bodies of a class `$C`. */
const ALIKE: Readonly<Record<string, string>> = {
  'without initializers': 'static final int SIZE = 3; interface None { int ZERO = 0; }',
  'with tables': 'static final int[][] WAYS = {{0, 1}, {1, 0}}; static final String[] NAMES = "a b".split(" ");',
  'with numbers that are computed': 'static final double HALF = Math.sqrt(0.25); static final Integer ONE = 1;',
  'with enums': 'enum Way { UP(1), DOWN(2); static final Way[] ALL = values(); final int by; Way(int n) { by = n; } }',
  'with an enum of another class': 'enum Way { UP, DOWN } static final Way FIRST = Way.UP, LAST = Way.valueOf("DOWN");',
  'with orders': `static final Comparator<String> ORDER =
    Comparator.comparing(String::length).thenComparing(text -> text.hashCode());`,
  'with an order of its own': `static class Order implements Comparator<$C> {
    public int compare($C a, $C b) { return a.hashCode() - b.hashCode(); } } static final Order ORDER = new Order();`,
  'with a table that own methods make': `static final long[] ALL = powers(9); static final String TEXT = "up to " + ALL.length;
    static long[] powers(int n) { long[] all = new long[n]; for (int i = 0; i < n; i++) all[i] = 1L << i; return all; }`,
  'with assertions': 'static int half(int n) { assert n % 2 == 0; return n / 2; }',
  'with as many initializers as a program has': classes(16),
};
const OTHERWISE: Readonly<Record<string, string>> = {
  'by the clock': `static final long V = ${CLOCK};`,
  'by the clock in a method': `static final long V = now(); static long now() { return ${CLOCK}; }`,
  'by the clock in a constructor': `static final $C ONE = new $C(); long at = ${CLOCK};`,
  'by the clock behind an own interface':
    'interface Now { long now(); } static final long V = ((Now) System::nanoTime).now();',
  'by the clock in a superclass': `static class Up { long at() { return ${CLOCK}; } }
    static class Down extends Up { } static final long V = new Down().at();`,
  'by the clock in the text of an object': `static final String V = "" + new $C(); public String toString() { return "" + ${CLOCK}; }`,
  'by chance': 'static final double V = Math.random();',
  'by a property': 'static final Integer V = Integer.getInteger("v");',
  'by the number of an object': `interface Any { int hashCode(); } static class One implements Any { }
    static final Any ANY = new One(); static final int V = ANY.hashCode();`,
  'by what is left of the stack': `static final int V = left();
    static int left() { try { return left() + 1; } catch (StackOverflowError end) { return 0; } }`,
  'by a call without a result': 'static { System.gc(); }',
  'by which of two was first': `static class A { static final int V = B.V + 1; }
    static class B { static final int V = A.V + 1; }`,
  'in more classes than any program has': classes(17),
  'among more classes than any program has':
    classes(1) + Array.from({ length: 100 }, (_, i) => `class D${i} { }`).join(''),
};

let found: ReadonlyMap<string, boolean>;
beforeAll(async () => {
  const cases = Object.entries({ ...ALIKE, ...OTHERWISE }).map(([name, body], index) => ({
    name,
    body,
    type: `Case${index}`,
  }));
  const sources = Object.fromEntries(
    cases.map(({ body, type }) => [
      `${type}.java`,
      `import java.util.*;\npublic class ${type} {\n${body.replaceAll('$C', type)}\n}`,
    ]),
  );
  const units = await compileSources(sources);
  const alike = (type: string): boolean =>
    codeFactsOf(
      units.filter(({ name }) => name.split('$')[0] === type),
      submissionOf(sources),
    ).beginAlike;
  found = new Map(cases.map(({ name, type }) => [name, alike(type)]));
});

it.each(Object.keys(ALIKE))('classes begin alike %s', (name) => {
  expect(found.get(name)).toBe(true);
});

describe('classes may begin otherwise', () => {
  it.each(Object.keys(OTHERWISE))('%s', (name) => {
    expect(found.get(name)).toBe(false);
  });
});
