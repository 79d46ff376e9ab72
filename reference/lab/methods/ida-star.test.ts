import { describe, expect, it } from 'vitest';
import { randomBoard, randomFrom } from '../../testing/random-board.ts';
import { goal, twin } from '../../puzzle/tiles.ts';
import { idaStar } from './ida-star.ts';
import { MethodError } from './method.ts';
import { unwatched } from '../../oracle/watch.ts';

const options = { cacheDir: null };
const easy = [
  [0, 1, 3],
  [4, 2, 5],
  [7, 8, 6],
];
const hard = randomBoard(5, randomFrom(1));

describe('ida-star', () => {
  it('goes by walking distance where that has a table, else by linear conflict', () => {
    expect([2, 3, 4, 5, 127].map((n) => idaStar.heuristics(n)[0])).toEqual([
      ...['walking-distance', 'walking-distance', 'walking-distance'],
      ...['linear-conflict', 'linear-conflict'],
    ]);
  });

  it.each(idaStar.heuristics(3))('finds a shortest solution by %s', async (heuristic) => {
    const result = await idaStar.solve(easy, { ...options, heuristic }, unwatched);
    expect(result).toMatchObject({ kind: 'solved', moves: 'RDRD', atLeast: 4, queues: [] });
  });

  it('does not search when parity says that there is no solution', async () => {
    expect(await idaStar.solve(twin(goal(127)), options, unwatched)).toMatchObject({ kind: 'unsolvable', nodes: 0 });
  });

  it('says why it gave up: out of nodes', async () => {
    const result = await idaStar.solve(hard, { ...options, maxNodes: 1000 }, unwatched);
    expect(result).toMatchObject({ kind: 'gave-up', reason: 'nodes' });
  });

  it('says why it gave up: stopped', async () => {
    const result = await idaStar.solve(hard, { ...options, maxNodes: 1e9 }, { tick: () => true });
    expect(result).toMatchObject({ kind: 'gave-up', reason: 'stopped' });
  });

  it('refuses a heuristic that boards of this size cannot have', async () => {
    const search = idaStar.solve(hard, { ...options, heuristic: 'walking-distance' }, unwatched);
    await expect(search).rejects.toThrow(MethodError);
  });
});
