/** How keys are compared. */

/** A function, or an object with a `compare` method, as submissions that come from Java have it. */
export type Comparator<Key> = ((a: Key, b: Key) => number) | { compare(a: Key, b: Key): number };

export type Compare<Key> = (a: Key, b: Key) => number;

/** The comparator as a function; without one, the keys' own order. */
export const compareWith = <Key>(comparator: Comparator<Key> | null | undefined): Compare<Key> => {
  if (comparator === null || comparator === undefined) return naturalOrder;
  if (typeof comparator === 'function') return comparator;
  return (a, b) => comparator.compare(a, b);
};

/** By `compareTo` if the keys have it, else by `<` for numbers, strings and the like. */
const naturalOrder = (a: unknown, b: unknown): number => {
  if (isComparable(a)) return a.compareTo(b);
  if (isPrimitive(a) && isPrimitive(b)) return a < b ? -1 : b < a ? 1 : 0;
  throw new TypeError(
    `keys of type ${typeName(a)} have no order: give the class a compareTo(that) method, or give the constructor a comparator`,
  );
};

const isComparable = (key: unknown): key is { compareTo(that: unknown): number } =>
  typeof key === 'object' && key !== null && 'compareTo' in key && typeof key.compareTo === 'function';

const isPrimitive = (key: unknown): key is number | string =>
  typeof key === 'number' || typeof key === 'string' || typeof key === 'bigint' || key instanceof Date;

const typeName = (key: unknown): string =>
  typeof key === 'object' && key !== null ? key.constructor.name : key === null ? 'null' : typeof key;
