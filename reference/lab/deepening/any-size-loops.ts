/** The inner loop for boards of any size (inner-loops/assembly/any-size.ts), and a board put into it. */
import { lightHeuristic } from '../heuristics/index.ts';
import type { Loops } from '../inner-loops/inner-loops.ts';
import { at } from '../../puzzle/at.ts';
import { type Loop, LoopPool } from './loop.ts';

/** The tables of the largest boards; the loop itself takes more for its path. */
export const anySizePool = new LoopPool(0x40000, () => undefined);

export const anySizeLoop = (name: 'manhattan' | 'linear-conflict', loops: Loops, cells: readonly number[]): Loop => {
  const n = Math.sqrt(cells.length);
  const bound = lightHeuristic(name, n).start(cells);
  loops.setUp(n, name === 'linear-conflict' ? 1 : 0);
  new Uint16Array(loops.memory.buffer, loops.cells.value, cells.length).set(cells);
  return {
    bound,
    iterate: (threshold) => {
      loops.searchAnySize(threshold, bound);
    },
    path: (moves) => {
      const bytes = new Uint8Array(loops.memory.buffer, loops.anySizePath.value, 4 * moves);
      return Array.from({ length: moves }, (_, move) => at(bytes, 4 * move));
    },
  };
};
