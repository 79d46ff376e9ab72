/** Access that cannot fail silently, as harness/text/at.ts, which is not in the kit. */

/**
 * The item at an index.
 * @throws {RangeError} when there is none: a wrong index must not become a wrong value
 */
export const at = <Item>(items: ArrayLike<Item>, index: number): Item => {
  if (index < 0 || index >= items.length) throw new RangeError(`no item ${index} among ${items.length}`);
  return items[index] as Item;
};
