/** What the instrumented priority queues counted while a Solver was made, and what is said where none was used. */
import type { Judgement } from '../../../harness/contracts/check.ts';
import type { Observation } from '../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';

export const queueMessages = defineMessages('queue', {
  noQueue: 'no priority queue of the library',
  keepNodesHint: 'The search must keep its nodes in the library’s MinPQ (or MaxPQ).',
  gaveUpHint:
    'Nothing was taken from a priority queue, and moves() answered -1. Either the Solver takes the board for unsolvable without a search, or it does not search until another method is called.',
});

export type Counters = Extract<Observation, { kind: 'counters' }>;

/** Counts of one search. */
export interface SearchCounts {
  readonly inserts: number;
  readonly delMins: number;
}

/** Without a search, and without an answer, nothing is known of the queue, or of how the boards are compared. */
export const withoutSearch = (
  judged: Judgement,
  { moves }: { readonly moves: number | null },
  answer: Observation | undefined,
  { queues }: Counters,
): Judgement => {
  const isGivenUp = moves !== null && answer?.kind === 'value' && answer.value === -1;
  if (judged.passed || !isGivenUp || queues.some(({ delMins }) => delMins > 0)) return judged;
  return { ...judged, hint: queueMessages.gaveUpHint() };
};

/** Has moves() thrown before the goal can have come out of a queue? Then what was counted is that of half a search. */
export const isCutShort = (
  { moves }: { readonly moves: number | null },
  answer: Observation | undefined,
  { queues }: Counters,
): boolean =>
  answer?.kind === 'exception' && moves !== null && queues.length > 0 && sum(queues, ({ delMins }) => delMins) <= moves;

export const sum = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((total, item) => total + value(item), 0);
