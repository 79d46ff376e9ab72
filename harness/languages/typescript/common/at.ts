/** Access that cannot fail silently, as harness/text/at.ts, which is not in the kit. */

/**
 * The item at an index.
 * @throws {RangeError} when there is none: a wrong index must not become a wrong value
 */
export const at = <Item>(items: ArrayLike<Item>, index: number): Item => {
  if (index < 0 || index >= items.length) throw new RangeError(`no item ${index} among ${items.length}`);
  return items[index] as Item;
};

/**
 * The value of a key that must be there.
 * @throws {RangeError} when it is not
 */
export const valueAt = <Value>(values: Readonly<Record<string, Value>>, key: string): Value => {
  const value = values[key];
  if (value === undefined) throw new RangeError(`nothing is kept for ${key}`);
  return value;
};
