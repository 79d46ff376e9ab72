import { describe, expect, it } from 'vitest';
import { officialSearch } from '../lab/counting/official-search.ts';
import { puzzle04, queueTrace } from '../testing/queue-trace.ts';
import { traceSearch } from './traced-search.ts';
import type { Tiles } from '../puzzle/tiles.ts';

const bounds = { priority: 'manhattan', steps: 100, nodes: 100_000 } as const;

describe('a search that is told step by step', () => {
  it('has the nodes that the trace of the documents has', () => {
    const nodes = traceSearch(puzzle04, bounds).steps.map(({ entries }) =>
      entries.map(({ priority, moves, distance, tiles }) => ({ priority, moves, manhattan: distance, tiles })),
    );
    expect(nodes).toEqual(queueTrace());
  });

  it('counts what the official search counts, also of what is not told', () => {
    const tiles: Tiles = [
      [8, 1, 3],
      [4, 0, 2],
      [7, 6, 5],
    ];
    const { initial } = officialSearch(tiles);
    const search = traceSearch(tiles, { ...bounds, steps: 2 });
    expect(search).toMatchObject({ inserts: initial.inserts, delMins: initial.delMins, ended: 'goal', cut: true });
    expect(search.steps).toHaveLength(2);
    expect(search.sizes).toHaveLength(initial.inserts + initial.delMins);
  });

  it('is the same by Hamming where no tile is more than one place away', () => {
    const told = ({ priority }: { priority: 'manhattan' | 'hamming' }): unknown =>
      traceSearch(puzzle04, { ...bounds, priority }).steps.map(({ taken }) => taken?.tiles);
    expect(told({ priority: 'hamming' })).toEqual(told({ priority: 'manhattan' }));
  });

  it('ends with the search of the twin, or at its bound', () => {
    const unsolvable: Tiles = [
      [1, 2, 3],
      [4, 5, 6],
      [8, 7, 0],
    ];
    expect(traceSearch(unsolvable, bounds).ended).toBe('twin');
    expect(traceSearch(unsolvable, { ...bounds, nodes: 10 })).toMatchObject({ ended: 'bound', cut: true });
  });
});
