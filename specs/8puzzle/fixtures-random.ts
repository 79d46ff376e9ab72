/** Reproducible random boards for the puzzle files: every number comes from the recorded seed and the file's name. */
import { createHash } from 'node:crypto';
import { type Direction, type Tiles, directions, goal, slide } from '../../reference/tiles.ts';

/** The recorded seed. Another one gives other puzzles, and then the attempts in the recipes must be found anew. */
const seed = '8puzzle-grader 2026';

/** A source of whole numbers from 0 to `bound` - 1, for small bounds. */
export type Random = (bound: number) => number;

/** SHA-256 in counter mode, so that no library's release changes the files. */
export const randomFor = (name: string, attempt: number): Random => {
  let block = Buffer.alloc(0);
  let blocks = 0;
  return (bound) => {
    if (block.length < 4) {
      block = createHash('sha256')
        .update(`${seed}/${name}/${String(attempt)}/${String(blocks++)}`)
        .digest();
    }
    const value = block.readUInt32BE(0);
    block = block.subarray(4);
    return value % bound;
  };
};

/** The board after a random walk from the goal that never steps straight back. */
export const randomWalk = (size: number, length: number, random: Random): Tiles => {
  let board = goal(size);
  let back: Direction | null = null;
  for (let step = 0; step < length; step++) {
    const choices = directions
      .filter((direction) => direction !== back)
      .map((direction) => ({ direction, next: slide(board, direction) }));
    const legal = choices.filter((choice) => choice.next !== null);
    const choice = legal[random(legal.length)];
    if (choice === undefined || choice.next === null) break;
    board = choice.next;
    back = opposite[choice.direction];
  }
  return board;
};

const opposite: Readonly<Record<Direction, Direction>> = { D: 'U', U: 'D', L: 'R', R: 'L' };
