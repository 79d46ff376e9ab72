import { expect, it } from 'vitest';
import { isChanged } from './keys.ts';

const changes = (before: unknown, after: unknown): boolean =>
  isChanged(new Map([['field', before]]), new Map(after === undefined ? [] : [['field', after]]));

it.each([[Symbol('unset')], [(): number => 5], ['none'], [''], [null], [-1], [undefined]])(
  'a field that stood for a number is filled with it: %s',
  (unset) => {
    expect(changes(unset, 5)).toBe(false);
  },
);

it.each([
  [4, 5],
  ['new', 'queued'],
  [{}, {}],
  [{}, null],
  [{}, undefined],
  [5, null],
])('a value that is another afterwards is a change: %s, then %s', (before, after) => {
  expect(changes(before, after)).toBe(true);
});
