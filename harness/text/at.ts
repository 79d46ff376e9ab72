/** Access that cannot fail silently: what is not there is a fault of the grader, told at once. */

/**
 * The item at an index, counted from the end when negative.
 * @throws {RangeError} when there is none: a wrong index must not become a wrong value
 */
export const at = <Item>(items: ArrayLike<Item>, index: number): Item => {
  const place = index < 0 ? items.length + index : index;
  if (place < 0 || place >= items.length) throw new RangeError(`no item ${index} among ${items.length}`);
  return items[place] as Item;
};

/**
 * The value of a key that must be there.
 * @throws {RangeError} when it is not
 */
export const valueOf = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value => {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`nothing is kept for ${String(key)}`);
  return value;
};

/**
 * A value that must be there.
 * @throws {RangeError} with this message when it is not
 */
export const defined = <Value>(value: Value | null | undefined, missing: string): Value => {
  if (value === undefined || value === null) throw new RangeError(missing);
  return value;
};
