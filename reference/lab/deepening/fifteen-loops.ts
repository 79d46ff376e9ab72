/** The inner loops for 4-by-4 boards (inner-loops/assembly/fifteen.ts): their tables, and a board put into them. */
import { mustLeaveTable } from '../../oracle/heuristics/line-conflicts.ts';
import { linearConflictHeuristic } from '../../oracle/heuristics/linear-conflict.ts';
import { manhattanHeuristic } from '../../oracle/heuristics/manhattan.ts';
import { walkingDistance } from '../../oracle/heuristics/walking-distance-table.ts';
import { walkingStates } from '../../oracle/heuristics/walking-distance.ts';
import type { Loops } from '../inner-loops/inner-loops.ts';
import { blankTargets, homeDistance } from '../../oracle/grid.ts';
import { at } from '../../puzzle/at.ts';
import { type Loop, LoopPool } from './loop.ts';

/** Each with its bound's name. A pool's memory ends with the table of that bound. */
export const fifteenPools = {
  manhattan: new LoopPool(0x1000, (loops) => {
    fillCosts(loops);
  }),
  'linear-conflict': new LoopPool(0x20000, (loops) => {
    fillCosts(loops);
    bytesOf(loops).set(mustLeaveTable(4), loops.lineConflicts.value);
  }),
  'walking-distance': new LoopPool(0x90000, (loops) => {
    fillWalkingSteps(loops);
  }),
};

/** Puts a board into the loop of this bound. */
export const fifteenLoop = (name: keyof typeof fifteenPools, loops: Loops, cells: readonly number[]): Loop => {
  const board = packed(cells);
  const blank = cells.indexOf(0);
  const path = (moves: number): Uint8Array =>
    bytesOf(loops).slice(loops.fifteenPath.value, loops.fifteenPath.value + moves);
  const loop = (bound: number, search: (room: number) => void): Loop => ({
    ...{ bound, path },
    iterate: (threshold) => {
      search((threshold - bound) / 2);
    },
  });
  switch (name) {
    case 'manhattan':
      return loop(manhattan.start(cells), (room) => loops.searchManhattan(board, blank, room));
    case 'linear-conflict': {
      const [rows, columns] = marksOf(cells);
      return loop(linearConflictHeuristic(4).start(cells), (room) =>
        loops.searchConflicts(board, rows, columns, blank, room),
      );
    }
    case 'walking-distance': {
      const table = walkingDistance(4);
      const [rows, columns] = walkingStates(table, cells, 4);
      const bound = at(table.distances, rows) + at(table.distances, columns);
      return loop(bound, (room) => loops.searchWalking(board, rows, columns, blank, room));
    }
  }
};

const manhattan = manhattanHeuristic(4);

const bytesOf = (loops: Loops): Uint8Array => new Uint8Array(loops.memory.buffer);

/** Four bits a cell, the first lowest. */
export const packed = (cells: readonly number[]): bigint =>
  cells.reduce((board, tile, cell) => board | (BigInt(tile) << BigInt(4 * cell)), 0n);

/** For the rows in the order of cells, and for the columns in the order of columns: see `searchConflicts`. */
const marksOf = (cells: readonly number[]): readonly [rows: bigint, columns: bigint] => {
  const mark = (cell: number, isRow: boolean): number => {
    const home = at(cells, cell) - 1;
    if (home < 0) return 0;
    const [line, goalLine, place] = isRow ? [cell >> 2, home >> 2, home & 3] : [cell & 3, home & 3, home >> 2];
    return line === goalLine ? place + 1 : 0;
  };
  return [
    packed(cells.map((_, cell) => mark(cell, true))),
    packed(cells.map((_, index) => mark(((index & 3) << 2) | (index >> 2), false))),
  ];
};

/** Whether a tile's Manhattan distance grows, for each of its moves. */
export const fillCosts = (loops: Loops): void => {
  const bytes = bytesOf(loops);
  for (const [index, from] of blankTargets(4).entries()) {
    const blank = index >> 2;
    for (let tile = 1; from >= 0 && tile < 16; tile++) {
      const grows = homeDistance(4, tile, blank) > homeDistance(4, tile, from);
      bytes[loops.costs.value + ((tile << 6) | (from << 2) | (index & 3))] = Number(grows);
    }
  }
};

const fillWalkingSteps = (loops: Loops): void => {
  const { distances, next } = walkingDistance(4);
  const steps = Uint16Array.from(next, (state, index) =>
    state < 0 ? 0 : 2 * state + Number(at(distances, state) > at(distances, index >> 3)),
  );
  new Uint16Array(loops.memory.buffer, loops.walkingSteps.value, steps.length).set(steps);
};
