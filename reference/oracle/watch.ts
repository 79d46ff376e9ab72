/** How a search is watched, and ended from outside. */
import type { QueueCounts } from './min-pq.ts';

export interface Watch {
  /**
   * Called from time to time, at least every few hundred milliseconds: nodes so far, a number of moves that no solution
   * can undercut, and what the queues have been through so far, as in the result. True ends the search, with `gave-up`.
   */
  tick(nodes: number, atLeast: number, queues?: () => readonly QueueCounts[]): boolean;
  /** Called besides `tick` while tables are made before the search: their name, and which part there is, 0 to 1. */
  preparing?(name: string, part: number): void;
}

/** Nobody watches. */
export const unwatched: Watch = { tick: () => false };
