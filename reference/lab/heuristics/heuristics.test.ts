import { describe, expect, it } from 'vitest';
import { boardsAtDistance } from '../../oracle/distances.ts';
import { randomBoard, randomFrom } from '../../testing/random-board.ts';
import { goal } from '../../puzzle/tiles.ts';
import { heuristicFor } from '../../oracle/ida-star.ts';
import { lightHeuristic, lightHeuristicNames, sizesOf } from './index.ts';
import { mustLeave } from '../../oracle/heuristics/line-conflicts.ts';
import { walkingDistance } from '../../oracle/heuristics/walking-distance-table.ts';
import { computed, faultAt, remembered } from '../../testing/heuristic-faults.ts';

/** Of each distance, every 16th board. */
const smallBoards = Array.from({ length: 32 }, (_, moves) =>
  boardsAtDistance(3, moves)
    .filter((_, index) => index % 16 === 0)
    .map((tiles) => ({ cells: Uint8Array.from(tiles.flat()), moves })),
).flat();

describe.each(lightHeuristicNames)('%s', (name) => {
  it('is admissible, consistent and 0 on the goal alone for 3-by-3 boards of every distance', () => {
    const heuristic = lightHeuristic(name, 3);
    const boundOf = remembered(heuristic);
    for (const { cells, moves } of smallBoards) {
      const fault = faultAt(heuristic, boundOf, cells, moves);
      if (fault !== null) expect.fail(`${fault}: ${cells.join(' ')}`);
    }
  });

  it.each([2, 4, 5, 7, 15].filter((n) => n <= sizesOf(name).most))('is consistent on random boards of n = %i', (n) => {
    const heuristic = lightHeuristic(name, n);
    const random = randomFrom(n);
    for (let board = 0; board < 200; board++) {
      const cells = Uint8Array.from(randomBoard(n, random).flat());
      expect(
        faultAt(
          heuristic,
          computed(heuristic),
          cells,
          cells.every((tile, cell) => tile === (cell + 1) % (n * n)) ? 0 : Infinity,
        ),
      ).toBeNull();
    }
  });

  it('is 0 on the goal', () => {
    const { most } = sizesOf(name);
    const heuristic = lightHeuristic(name, most);
    expect(heuristic.bound(heuristic.start(goal(most).flat()))).toBe(0);
  });
});

describe('linear conflict', () => {
  const boundOf = (tiles: readonly (readonly number[])[]): number => {
    const heuristic = lightHeuristic('linear-conflict', tiles.length);
    return heuristic.bound(heuristic.start(tiles.flat()));
  };

  it.each([
    [[2, 1, 3], 2 + 2],
    [[3, 2, 1], 4 + 4],
    [[3, 1, 2], 4 + 2],
  ])('adds to the Manhattan distance of the first row %j', (row, expected) => {
    expect(boundOf([row, [4, 5, 6], [7, 8, 0]])).toBe(expected);
  });

  it('takes out the fewest tiles that leave no conflict', () => {
    const tails = new Uint8Array(6);
    const fewest = (places: readonly number[]): number => {
      const inConflict = places.findIndex((place, at) => places.some((other, later) => later > at && other < place));
      if (inConflict === -1) return 0;
      const other = places.findIndex((place, at) => at > inConflict && place < (places[inConflict] ?? 0));
      return 1 + Math.min(fewest(places.toSpliced(inConflict, 1)), fewest(places.toSpliced(other, 1)));
    };
    for (const places of permutations([1, 2, 3, 4, 5, 6])) {
      expect(mustLeave(Uint8Array.from(places), tails)).toBe(fewest(places));
    }
  });
});

const permutations = (values: readonly number[]): number[][] =>
  values.length === 0
    ? [[]]
    : values.flatMap((value, at) => permutations(values.toSpliced(at, 1)).map((rest) => [value, ...rest]));

describe('walking distance', () => {
  it('has 24,964 states for n = 4, the farthest 35 moves away', () => {
    const { distances } = walkingDistance(4);
    expect([distances.length, Math.max(...distances)]).toEqual([24_964, 35]);
  });

  it('is refused where the table explodes, and is not the default there', () => {
    expect(() => walkingDistance(5)).toThrow(RangeError);
    expect([heuristicFor(4).name, heuristicFor(5).name]).toEqual(['walking-distance', 'linear-conflict']);
  });
});
