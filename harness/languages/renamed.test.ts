import { expect, it } from 'vitest';
import type { ApiFinding } from '../contracts/language.ts';
import { withRenames } from './renamed.ts';

const place = { class: 'Board', path: 'Board.java', line: 1, column: 1, message: 'as it was' };
const missing = (expected: string): ApiFinding => ({ ...place, kind: 'missing', expected, found: null });
const extra = (found: string): ApiFinding => ({ ...place, kind: 'extra', expected: null, found });

it.each([
  ['a name that contains it', ['moves(): number'], ['getMoves(): number', 'size(): number'], 1],
  ['its types alone', ['public int dimension()', 'public Board twin()'], ['public int size()'], 1],
  ['other parameters by name', ['boolean at(int row, int[] all)'], ['boolean get(int r, int[] a)'], 1],
  ['its types, as others that are missing', ['public int a()', 'public int b()'], ['public int size()'], 0],
  ['its types, as another one', ['public int dimension()'], ['public int size()', 'public int sum()'], 0],
  ['other types and another name', ['public int dimension()'], ['public long size()'], 0],
  ['the form of a constructor', ['public Board(int[][] tiles)'], ['public Board(int[][] t)'], 0],
])('takes an extra method for a missing one by %s', (_, absent, found, pairs) => {
  const findings = withRenames([...absent.map(missing), ...found.map(extra)]);
  const said = findings.filter(({ message }) => message !== 'as it was');
  expect(said.map(({ kind }) => kind)).toEqual(pairs === 0 ? [] : ['missing', 'extra']);
  expect(said.every(({ message }) => /rename it to (?:moves|dimension|at)\(\)\.$/.test(message))).toBe(true);
});

it('reads names as long as a file in linear time', () => {
  const long = 'n'.repeat(300_000);
  const findings = withRenames([
    missing('public int dimension()'),
    extra(`public ${long} getDimension(${long} ${long})`),
  ]);
  expect(findings.map(({ kind }) => kind)).toEqual(['missing', 'extra']);
});
