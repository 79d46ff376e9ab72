import { describe, expect, it } from 'vitest';
import { boardAtDistance, boardsAtDistance, countAtDistance } from '../../oracle/distances.ts';
import { type Way, faultOf, waysFor } from '../../testing/answers.ts';
import { randomBoard, randomFrom } from '../../testing/random-board.ts';
import { type Tiles, goal, slide, twin } from '../../puzzle/tiles.ts';
import { unwatched } from '../../oracle/watch.ts';

const options = { cacheDir: null };

const faultAt = async ({ method, heuristic }: Way, tiles: Tiles): Promise<string | null> => {
  const fault = faultOf(method, tiles, await method.solve(tiles, { heuristic, ...options }, unwatched));
  return fault === null ? null : `${fault}: ${JSON.stringify(tiles)}`;
};

/** Of each distance, a number of 3-by-3 boards at regular intervals, or all. */
const sample = (size: number): Tiles[] =>
  Array.from({ length: 32 }, (_, moves) => {
    const count = countAtDistance(3, moves);
    const some = Math.min(size, count);
    return Array.from({ length: some }, (__, part) => boardAtDistance(3, moves, Math.floor((part * count) / some)));
  }).flat();

/** An unsolvable board whose twin is a few moves from the goal, so that searches of both end soon. */
const unsolvable = (n: number): Tiles => twin(slide(slide(slide(goal(n), 'U') ?? [], 'L') ?? [], 'U') ?? []);

describe.each(waysFor(3))('$title', (way) => {
  it('is right about 3-by-3 boards of every distance', async () => {
    for (const tiles of sample(2)) expect(await faultAt(way, tiles)).toBeNull();
  });

  it('knows 3-by-3 boards without solution', async () => {
    for (const tiles of sample(1)) expect(await faultAt(way, twin(tiles))).toBeNull();
  });
});

describe.each(waysFor(2))('$title', (way) => {
  it('is right about all 2-by-2 boards', async () => {
    for (let moves = 0; moves <= 6; moves++) {
      for (const tiles of boardsAtDistance(2, moves)) {
        expect(await faultAt(way, tiles)).toBeNull();
        expect(await faultAt(way, twin(tiles))).toBeNull();
      }
    }
  });
});

describe.each([3, 4, 10, 127])('for n = %i', (n) => {
  // Databases of patterns take seconds to make; that parity is asked before that is seen in the methods' own tests.
  it.each(waysFor(n).filter(({ heuristic }) => heuristic?.startsWith('pattern') !== true))(
    '$title knows a board without solution at once, and solves a solved one',
    async ({ method, heuristic }) => {
      const solve = (tiles: Tiles) => method.solve(tiles, { heuristic, ...options }, unwatched);
      expect(await solve(unsolvable(n))).toMatchObject({ kind: 'unsolvable' });
      const solved =
        method.finds === 'solvability' ? { kind: 'solvable', atLeast: 0 } : { kind: 'solved', moves: '', atLeast: 0 };
      expect(await solve(goal(n))).toMatchObject(solved);
    },
  );
});

/** Hard enough that every search is still under way after some hundred nodes. */
const hard = randomBoard(6, randomFrom(1));

const searches = waysFor(6).filter(
  ({ method, heuristic }) => method.options.includes('maxNodes') && heuristic?.startsWith('pattern') !== true,
);

describe.each(searches)('$title', ({ method, heuristic }) => {
  it('gives up after so many nodes, and says how many moves are needed at least', async () => {
    const result = await method.solve(hard, { heuristic, maxNodes: 1000, ...options }, unwatched);
    expect(result).toMatchObject({ kind: 'gave-up', reason: 'nodes' });
    expect(result.nodes).toBeGreaterThan(990);
    expect(result.nodes).toBeLessThan(1100);
    expect(result.kind === 'gave-up' ? result.atLeast : 0).toBeGreaterThan(heuristic === 'hamming' ? 30 : 80);
  });

  it('stops when the watch says so', async () => {
    let ticks = 0;
    const result = await method.solve(hard, { heuristic, ...options }, { tick: () => ++ticks === 2 });
    expect(result).toMatchObject({ kind: 'gave-up', reason: 'stopped' });
    expect(ticks).toBe(2);
  });
});
