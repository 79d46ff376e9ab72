import { expect, it } from 'vitest';
import { sourceLines } from './source-lines.ts';

it('finds the fields of each class, and not what stands in brackets in its body', () => {
  const text = [
    'record Pair(int first, int last) { static int made; }',
    'class Outer {',
    '  // int note;',
    '  int[][] all = { { inner } }, more;',
    '  void run(int given) { int local = 1; }',
    '  class Inner { int inner; }',
    '  @Named(value = "x") int late;',
    '}',
  ].join('\n');
  const lines = sourceLines(text);
  expect(['first', 'last', 'made'].map((name) => lines.fieldLine('Pair', name))).toEqual([1, 1, 1]);
  expect(['all', 'more', 'late'].map((name) => lines.fieldLine('Outer', name))).toEqual([4, 4, 7]);
  expect(['note', 'given', 'local', 'inner', 'value'].map((name) => lines.fieldLine('Outer', name))).toEqual([
    0, 0, 0, 0, 0,
  ]);
  expect([lines.classLine('Inner'), lines.fieldLine('Inner', 'inner')]).toEqual([6, 6]);
});

it('reads a text that is not closed once', () => {
  const lines = sourceLines(`class A { }\n"""\n${'\\"""\nclass B '.repeat(80_000)}\\`);
  expect([lines.classLine('A'), lines.classLine('B')]).toEqual([1, 0]);
});

it('finds the fields of classes that are nested a thousand deep, and one word on a line for thousands of classes', () => {
  const classes = Array.from({ length: 1_000 }, (_, index) => `class N${index} { int f${index};${' '.repeat(900)}\n`);
  const lines = sourceLines(classes.join('') + '}'.repeat(1_000));
  expect(classes.every((_, index) => lines.fieldLine(`N${index}`, `f${index}`) === index + 1)).toBe(true);
  const one = sourceLines('yields '.repeat(100_000) + 'yield');
  for (let index = 0; index < 5_000; index++) expect(one.place('yield', 1)).toEqual({ line: 1, column: 700_001 });
});
