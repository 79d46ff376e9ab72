/** Looks at queued keys: which board they hold, and whether they changed in the queue. */
import { boards } from './boards.ts';
import { type Field, fieldsOf } from './fields.ts';

/** The substitute Board in a key: itself, one of its fields, or a field of one of its fields; null if there is none. */
export const boardIn = (key: unknown): unknown => {
  if (boards.access.is(key)) return key;
  const fields = fieldsOf(key);
  const direct = deepest(fields);
  if (direct !== null) return direct;
  for (const [, value] of fields) {
    const nested = deepest(fieldsOf(value));
    if (nested !== null) return nested;
  }
  return null;
};

/** Of several boards in one node (its own and its predecessor's) the one that is further from the start. */
const deepest = (fields: readonly Field[]): unknown => {
  let best: unknown = null;
  for (const [, value] of fields) {
    if (!boards.access.is(value)) continue;
    if (best === null || boards.access.depth(value) > boards.access.depth(best)) best = value;
  }
  return best;
};

/** A copy of a key's fields, to be compared later. */
export type Fingerprint = ReadonlyMap<string, unknown>;

export const fingerprint = (key: unknown): Fingerprint => new Map(fieldsOf(key));

/** A field that goes from unset to a value is a cache being filled, which changes nothing. */
export const isChanged = (before: Fingerprint, after: Fingerprint): boolean => {
  for (const [name, value] of before) {
    if (!Object.is(value, after.get(name)) && !isUnset(value)) return true;
  }
  return false;
};

const isUnset = (value: unknown): boolean =>
  value === undefined || value === null || value === 0 || value === -1 || value === false;
