import { describe, expect, it } from 'vitest';
import { boardsAtDistance } from '../../oracle/distances.ts';
import { faultAt, remembered } from '../../testing/heuristic-faults.ts';
import { lightHeuristic, lightHeuristicNames } from './index.ts';

const smallBoards = Array.from({ length: 32 }, (_, moves) =>
  boardsAtDistance(3, moves).map((tiles) => ({ cells: Uint8Array.from(tiles.flat()), moves })),
).flat();

describe.each(lightHeuristicNames)('%s', (name) => {
  it('is admissible, consistent and 0 on the goal alone for all 3-by-3 boards', () => {
    const heuristic = lightHeuristic(name, 3);
    const boundOf = remembered(heuristic);
    for (const { cells, moves } of smallBoards) {
      const fault = faultAt(heuristic, boundOf, cells, moves);
      if (fault !== null) expect.fail(`${fault}: ${cells.join(' ')}`);
    }
  });
});
