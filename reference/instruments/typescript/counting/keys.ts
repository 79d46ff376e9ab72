/** Looks at queued keys: which board they hold, and whether they changed in the queue. */
import { boards } from './boards.ts';
import { fieldsOf, fieldWhere } from './fields.ts';

/**
 * The substitute Board in a key: itself, one of its fields, or a field of one of its fields; null if there is none. Of
 * several in one node (its own and its predecessor's) the one that is further from the start.
 */
export const boardIn = (key: unknown): unknown => {
  const { depth } = boards.access;
  if (depth(key) >= 0) return key;
  const direct = fieldWhere(key, depth);
  if (direct !== null) return direct;
  for (const [, value] of fieldsOf(key)) {
    const nested = fieldWhere(value, depth);
    if (nested !== null) return nested;
  }
  return null;
};

/** A copy of a key's fields, to be compared later. */
export type Fingerprint = ReadonlyMap<string, unknown>;

export const fingerprint = (key: unknown): Fingerprint => new Map(fieldsOf(key));

export const isChanged = (before: Fingerprint, after: Fingerprint): boolean => {
  for (const [name, value] of before) {
    if (!Object.is(value, after.get(name)) && !isFilled(value, after.get(name))) return true;
  }
  return false;
};

/** A cache that is filled changes nothing. What was of another type before, such as a symbol or a function, only stood for the value. */
const isFilled = (before: unknown, after: unknown): boolean =>
  unset.has(before) || ((after ?? null) !== null && typeof before !== typeof after);

/** What stands for nothing, since no key has it: the least and the greatest numbers of a kind, too. */
const unset: ReadonlySet<unknown> = new Set([
  ...[undefined, null, false, '', 0, -1, NaN, Infinity, -Infinity, -(2 ** 31), 2 ** 31 - 1],
  ...[Number.MIN_VALUE, Number.MAX_VALUE, -Number.MAX_VALUE, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
]);
