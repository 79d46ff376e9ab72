import { beforeAll, describe, expect, it } from 'vitest';
import { boardsAtDistance } from '../../oracle/distances.ts';
import { mirrored } from '../../puzzle/mirror.ts';
import { unwatched } from '../../oracle/watch.ts';
import { randomBoard, randomFrom } from '../../testing/random-board.ts';
import { goal, manhattan, neighbors, type Tiles } from '../../puzzle/tiles.ts';
import type { PatternName } from '../patterns/groupings.ts';
import type { Heuristic } from '../../oracle/heuristics/heuristic.ts';
import { loadPatterns } from './pattern-database.ts';

const loaded = async (name: PatternName): Promise<Heuristic> => {
  const heuristic = await loadPatterns(name, null, unwatched);
  if (heuristic === null) throw new Error('ended by nobody');
  return heuristic;
};

const boundOf = (heuristic: Heuristic, tiles: Tiles): number => heuristic.bound(heuristic.start(tiles.flat()));

describe('pattern databases on all 3-by-3 boards', () => {
  let heuristic: Heuristic;
  beforeAll(async () => {
    heuristic = await loaded('pattern-4-4');
  });

  it('never say more than the distance, never less than Manhattan, and 0 on the goal alone', () => {
    let wrong = 0;
    let sum = 0;
    for (let moves = 0; moves <= 31; moves++) {
      for (const tiles of boardsAtDistance(3, moves)) {
        const bound = boundOf(heuristic, tiles);
        sum += bound;
        if (bound > moves || bound < manhattan(tiles) || (bound === 0) !== (moves === 0)) wrong++;
      }
    }
    expect(wrong).toBe(0);
    expect(sum / 181_440).toBeGreaterThan(19.13);
  });

  it('change by exactly one with every move', () => {
    const wrong = Array.from({ length: 32 }, (_, moves) => boardsAtDistance(3, moves).map((tiles) => tiles.flat()))
      .flat()
      .filter((cells) => {
        const to = cells.indexOf(0);
        const bound = heuristic.start(cells);
        const near = [to - 3, to + 3, to % 3 > 0 ? to - 1 : -1, to % 3 < 2 ? to + 1 : -1];
        return near.some((from) => {
          const tile = cells[from];
          return tile !== undefined && Math.abs(heuristic.after(bound, tile, from, to, cells) - bound) !== 1;
        });
      });
    expect(wrong).toEqual([]);
  });
});

describe.each(['pattern-5-5-5', 'pattern-6-6-3'] as const)('%s', (name) => {
  let heuristic: Heuristic;
  beforeAll(async () => {
    heuristic = await loaded(name);
  });

  it('changes by exactly one with every move of long walks, and is never below Manhattan', () => {
    const random = randomFrom(4);
    let wrong = 0;
    for (let walk = 0; walk < 40; walk++) {
      let tiles = walk % 2 === 0 ? goal(4) : randomBoard(4, random);
      let bound = boundOf(heuristic, tiles);
      for (let step = 0; step < 250; step++) {
        const choices = neighbors(tiles);
        tiles = choices[Math.floor(random() * choices.length)] ?? tiles;
        const next = boundOf(heuristic, tiles);
        if (Math.abs(next - bound) !== 1 || next < manhattan(tiles)) wrong++;
        bound = next;
      }
    }
    expect(wrong).toBe(0);
  });

  it('is the same for a board and its mirrored twin', () => {
    const random = randomFrom(9);
    for (let board = 0; board < 200; board++) {
      const tiles = randomBoard(4, random);
      expect(boundOf(heuristic, mirrored(tiles))).toBe(boundOf(heuristic, tiles));
    }
  });
});
