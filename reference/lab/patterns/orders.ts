/** In which order the tiles of a group stand on their cells, row by row: the permutations, numbered. */

import { at } from '../../puzzle/at.ts';

export const factorial = (size: number): number => (size < 2 ? 1 : size * factorial(size - 1));

/** All orders of these things, lexicographically if they ascend. */
export const ordersOf = (things: readonly number[]): readonly (readonly number[])[] =>
  things.length === 0
    ? [[]]
    : things.flatMap((first) => ordersOf(things.filter((thing) => thing !== first)).map((rest) => [first, ...rest]));

/** The number of an order of 0 to size - 1 among all of them, lexicographically: 0 is the ascending one. */
export const orderNumber = (order: ArrayLike<number>): number => {
  let number = 0;
  for (let place = 0; place < order.length; place++) {
    const one = at(order, place);
    let smallerBehind = 0;
    for (let later = place + 1; later < order.length; later++) smallerBehind += at(order, later) < one ? 1 : 0;
    number = number * (order.length - place) + smallerBehind;
  }
  return number;
};

/**
 * The number of the order when its i-th has become its j-th and those between have closed up, by
 * `64 * number + 8 * i + j`. At most 8 things, and j at most 3 away from i: on a 4-by-4 board a tile that slides up or
 * down passes three others.
 */
export const orderTurns = (size: number): Uint16Array => {
  const turns = new Uint16Array(64 * factorial(size));
  const after = new Uint8Array(size);
  ordersOf(Array.from({ length: size }, (_, index) => index)).forEach((order, number) => {
    for (let i = 0; i < size; i++) {
      for (let j = Math.max(0, i - 3); j <= Math.min(size - 1, i + 3); j++) {
        turn(order, i, j, after);
        turns[64 * number + 8 * i + j] = orderNumber(after);
      }
    }
  });
  return turns;
};

const turn = (order: readonly number[], i: number, j: number, after: Uint8Array): void => {
  after.set(order);
  after.copyWithin(i < j ? i : j + 1, i < j ? i + 1 : j, i < j ? j + 1 : i);
  after[j] = at(order, i);
};
