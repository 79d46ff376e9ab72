/** What the instrumented priority queues counted while a Solver was made, and what is said where none was used. */
import type { Observation } from '../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';

export const queueMessages = defineMessages('queue', {
  noQueue: 'no priority queue of the library',
  keepNodesHint: 'The search must keep its nodes in the library’s MinPQ (or MaxPQ).',
});

export type Counters = Extract<Observation, { kind: 'counters' }>;

/** Counts of one search. */
export interface SearchCounts {
  readonly inserts: number;
  readonly delMins: number;
}

export const sum = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((total, item) => total + value(item), 0);
