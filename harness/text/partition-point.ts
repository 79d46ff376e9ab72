import { at } from './at.ts';

/** How many items at the front satisfy a condition that, in this order, holds for a while and then for none. */
export const partitionPoint = <Item>(items: ArrayLike<Item>, holds: (item: Item) => boolean): number => {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(at(items, middle))) low = middle + 1;
    else high = middle;
  }
  return low;
};
