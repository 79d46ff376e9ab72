/** What the instruments counted while one puzzle was solved. */
import type { Counters } from '../judges/queue.ts';

export interface RawCounts {
  /** Sums over all queues. */
  readonly inserts: number;
  readonly delMins: number;
  /** Each queue that something was put into. */
  readonly queues: readonly { readonly delMins: number }[];
  /** Calls of the Board's methods; `boards` is every board made. */
  readonly boards: number;
  readonly equals: number;
  readonly manhattan: number;
  readonly isGoal: number;
  readonly neighbors: number;
  readonly twin: number;
  readonly hamming: number;
  readonly texts: number;
}

export const rawCounts = ({ queues, operations }: Counters): RawCounts => {
  const used = queues.filter(({ inserts }) => inserts > 0);
  const calls = (name: string): number => operations[name] ?? 0;
  return {
    inserts: used.reduce((sum, { inserts }) => sum + inserts, 0),
    delMins: used.reduce((sum, { delMins }) => sum + delMins, 0),
    queues: used,
    boards: calls('Board()'),
    equals: calls('Board.equals()'),
    manhattan: calls('Board.manhattan()'),
    isGoal: calls('Board.isGoal()'),
    neighbors: calls('Board.neighbors()'),
    twin: calls('Board.twin()'),
    hamming: calls('Board.hamming()'),
    texts: calls('Board.toString()'),
  };
};
