/** Boards for tests: the same in every run. */
import { isSolvable } from '../puzzle/parity.ts';
import { shuffledBoard } from '../puzzle/chance.ts';
import { type Tiles, twin } from '../puzzle/tiles.ts';

/** Numbers from 0 to 1 from a seed (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014, in 32 bits). */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
};

/** A board that can be solved, any of them as likely as any other. */
export const randomBoard = (n: number, random: () => number): Tiles => {
  const tiles = shuffledBoard(n, (bound) => Math.floor(random() * bound));
  return isSolvable(tiles) ? tiles : twin(tiles);
};
