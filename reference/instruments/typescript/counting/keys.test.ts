import { afterEach, beforeEach, expect, it } from 'vitest';
import { useFields } from './fields.ts';
import { QueuedKeys } from './keys.ts';

beforeEach(() => {
  useFields({ fieldsOf: (key) => Object.entries<unknown>({ ...key }).flat(), fieldWhere: () => undefined });
});
afterEach(() => {
  useFields();
});

/** Keys of a queue whose only field is one of these; is the first one seen to change to that? */
const changes = (values: readonly unknown[], after: unknown): boolean => {
  const queued = new QueuedKeys();
  const keys = values.map((field) => ({ field }));
  for (const key of keys) queued.inserted(key);
  Object.assign(keys[0] ?? {}, { field: after });
  return queued.removed(keys[0]);
};

it.each([[Symbol('unset')], [(): number => 7], ['none'], [''], [null], [-1], [undefined]])(
  'a field that stood for a number is filled with it: %s',
  (unset) => {
    expect(changes([unset, 5], 7)).toBe(false);
  },
);

it.each([
  [-2, 5, 7],
  [-2n, 5n, 7n],
  [true, false, false],
])('a number or a truth value that all keys have stood for one that was not known: %s', (common, other, after) => {
  expect(changes([common, common, common], after)).toBe(false);
  expect(changes([common, common, other], after)).toBe(true);
});

it.each([
  ['new', 'queued'],
  [{}, {}],
])('another value of the same type is a change, though all keys had the first: %s, then %s', (before, after) => {
  expect(changes([before, before], after)).toBe(true);
});

it('what is let go of is no change', () => {
  expect(changes([{}, {}], null)).toBe(false);
});
