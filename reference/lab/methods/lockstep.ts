/**
 * The search that the assignment prescribes, step by step: A* with the Manhattan distance from the board and from its twin,
 * a step of each in turn; two queues as MinPQ, no set of boards that were seen (docs/laboratory.md). Since no node in the
 * queue has a smaller priority than the one that is taken, and priorities never exceed the length of the best solution
 * through their node, the first goal taken is at the end of a shortest one (Hart, Nilsson and Raphael 1968).
 */
import { bytesToUse, stepsBetweenTicks } from '../best-first/memory.ts';
import { StoredSearch } from '../counting/stored-search.ts';
import { type Tiles, twin } from '../../puzzle/tiles.ts';
import type { Method, SolveResult } from './method.ts';
import type { Watch } from '../../oracle/watch.ts';

export const lockstep: Method = {
  name: 'lockstep',
  summary: 'the search of the assignment: Manhattan distance, two queues, one step of each in turn',
  finds: 'a shortest solution',
  sizes: { least: 2, most: 127 },
  heuristics: () => ['manhattan'],
  options: ['maxNodes'],
  solve: (tiles, { maxNodes = Infinity }, watch) => Promise.resolve(search(tiles, maxNodes, watch)),
};

const search = (tiles: Tiles, maxNodes: number, watch: Watch): SolveResult => {
  const own = new StoredSearch(tiles);
  const other = new StoredSearch(twin(tiles));
  const room = bytesToUse() / bytesPerNode(tiles.length);
  const interval = stepsBetweenTicks(tiles.length);
  const queues = (): SolveResult['queues'] => [own.counts(), other.counts()];
  const effort = (): Pick<SolveResult, 'nodes' | 'queues'> => ({
    nodes: own.inserts + other.inserts,
    queues: queues(),
  });
  for (let step = 1; ; step++) {
    if (own.step()) {
      const moves = own.solution();
      return { kind: 'solved', moves, atLeast: moves.length, ...effort() };
    }
    if (other.step()) return { kind: 'unsolvable', ...effort() };
    const nodes = own.inserts + other.inserts;
    const stopped = step % interval === 0 && watch.tick(nodes, own.priority, queues);
    const reason = nodes > maxNodes ? 'nodes' : nodes > room ? 'memory' : stopped ? 'stopped' : null;
    if (reason !== null) return { kind: 'gave-up', reason, atLeast: own.priority, ...effort() };
  }
};

/** Cells and four numbers of 12 bytes together, in arrays that are doubled, for which they exist thrice; and 12 in the queue. */
const bytesPerNode = (n: number): number => 3 * (n * n * (n <= 16 ? 1 : 2) + 12) + 12;
