import type { Compare } from './order.ts';

/** Taken before any code of a subject runs, which could replace it. */
const { setPrototypeOf } = Object;
const { prototype: arrays } = Array;

/**
 * The items of a heap, from place 1 on, in the order in which they come out of it, ties and all. The array is used up; it and
 * the one in the making have no prototype, on which a subject could plant a setter.
 */
export const drained = <Item>(heap: Item[], size: number, compare: Compare<Item>): Item[] => {
  const out = setPrototypeOf([], null) as Item[];
  for (let left = size; left > 0; left -= 1) {
    out[size - left] = heap[1] as Item;
    sinkLast(heap, left, compare);
  }
  return setPrototypeOf(out, arrays) as Item[];
};

/** The last of so many takes the place of the first, and sinks among the others. */
const sinkLast = <Item>(heap: Item[], size: number, compare: Compare<Item>): void => {
  const last = heap[size] as Item;
  let k = 1;
  while (2 * k < size) {
    let child = 2 * k;
    if (child + 1 < size && compare(heap[child] as Item, heap[child + 1] as Item) > 0) child += 1;
    if (!(compare(last, heap[child] as Item) > 0)) break;
    heap[k] = heap[child] as Item;
    k = child;
  }
  heap[k] = last;
};
