import { describe, expect, it } from 'vitest';
import { boardAtDistance, boardsAtDistance, countAtDistance } from '../../oracle/distances.ts';
import { lightHeuristic } from '../heuristics/index.ts';
import type { Watch } from '../../oracle/watch.ts';
import { randomBoard, randomFrom } from '../../testing/random-board.ts';
import { type Tiles, goal, neighbors, twin } from '../../puzzle/tiles.ts';
import { fastDeepening } from './fast-deepening.ts';
import { searchDeepening } from '../../oracle/ida-star.ts';

const walk = (n: number, steps: number, random: () => number): Tiles => {
  let tiles = goal(n);
  for (let step = 0; step < steps; step++) {
    const next = neighbors(tiles);
    tiles = next[Math.floor(random() * next.length)] ?? tiles;
  }
  return tiles;
};

const boardsOf = (n: number): Tiles[] => {
  const random = randomFrom(n);
  if (n === 2) return Array.from({ length: 7 }, (_, moves) => boardsAtDistance(2, moves)).flat();
  if (n === 3) {
    return Array.from({ length: 32 }, (_, moves) =>
      boardAtDistance(3, moves, Math.floor(random() * countAtDistance(3, moves))),
    );
  }
  const boards = [goal(n), ...Array.from({ length: 40 }, () => walk(n, n === 4 ? 90 : 60, random))];
  return n === 4 ? boards : boards.slice(0, 25);
};

const loops = [
  ...[2, 3, 4, 5, 6, 9].map((n) => ['manhattan', n] as const),
  ...[2, 3, 4, 5, 6, 9].map((n) => ['linear-conflict', n] as const),
  ['walking-distance', 4] as const,
];

describe('the compiled loops', () => {
  it.each(loops)('visit the same boards as the plain search: %s, n = %i', (name, n) => {
    const heuristic = lightHeuristic(name, n);
    for (const tiles of boardsOf(n))
      expect(fastDeepening(tiles, { heuristic })).toEqual(searchDeepening(tiles, { heuristic }));
  });

  it('give up at the same threshold as the plain search', () => {
    const tiles = randomBoard(5, randomFrom(1));
    for (const name of ['manhattan', 'linear-conflict'] as const) {
      const options = { heuristic: lightHeuristic(name, 5), maxNodes: 100_000 };
      const [fast, plain] = [fastDeepening(tiles, options), searchDeepening(tiles, options)];
      expect([fast.kind, fast]).toMatchObject(['gave-up', { atLeast: plain.kind === 'gave-up' ? plain.atLeast : 0 }]);
    }
  });

  it('say the same in every run when they give up', () => {
    const tiles = randomBoard(4, randomFrom(2));
    const search = () => fastDeepening(tiles, { maxNodes: 12_345 });
    expect(search()).toEqual(search());
    expect(search()).toMatchObject({ kind: 'gave-up' });
  });

  it('go as deep as large boards need', () => {
    const result = fastDeepening(randomBoard(127, randomFrom(3)), { maxNodes: 3_000_000 });
    expect(result).toMatchObject({ kind: 'gave-up' });
  });
});

describe.each([
  ['compiled', fastDeepening],
  ['plain', searchDeepening],
])('a %s search that is watched', (_, search) => {
  const tiles = randomBoard(5, randomFrom(4));
  const heuristic = lightHeuristic('manhattan', 5);

  it('tells how far it is, and ends when it is told to', () => {
    const ticks: [nodes: number, atLeast: number][] = [];
    const watch: Watch = { tick: (nodes, atLeast) => ticks.push([nodes, atLeast]) === 3 };
    const result = search(tiles, { heuristic, watch });
    expect(ticks).toHaveLength(3);
    expect(ticks.every(([nodes], index) => nodes >= (index + 1) * 2 ** 20 && nodes < (index + 1) * 2 ** 20 + 16)).toBe(
      true,
    );
    expect(result).toMatchObject({ kind: 'gave-up', nodes: ticks[2]?.[0], atLeast: ticks[2]?.[1] });
  });

  it('may be interrupted by another one', () => {
    const other = walk(5, 30, randomFrom(5));
    const alone = search(other, { heuristic });
    let within: unknown = null;
    const outer = { maxNodes: 2_000_000, heuristic };
    const watch: Watch = {
      tick: () => {
        within = search(other, { heuristic });
        return false;
      },
    };
    expect(search(tiles, { ...outer, watch })).toEqual(search(tiles, outer));
    expect(within).toEqual(alone);
  });

  it('does not search for boards that cannot be solved', () => {
    const watch: Watch = { tick: () => expect.fail('searched') };
    expect(search(twin(goal(127)), { watch, heuristic: lightHeuristic('manhattan', 127) })).toEqual({
      kind: 'unsolvable',
    });
  });
});
