/**
 * Queues that are to be in disorder: from some comparison of a script on they answer the wrong way round, and after many
 * more not at all. A search that goes by such a queue goes away from the goal, and is ended; one that does not go by the
 * queue finds the goal as ever.
 */
import { running } from './session.ts';

/** Comparisons in disorder before the search is ended: some ten thousand operations. */
const most = 200_000;

type Compare<Key> = (a: Key, b: Key) => number;

/** The order for a new queue: the given one, unless the running script asks for disorder. */
export const orderFor = <Key>(compare: Compare<Key>): Compare<Key> => {
  const from = running.session.disorder;
  if (from === 0) return compare;
  return (a, b) => {
    running.comparisons += 1;
    if (running.comparisons <= from) return compare(a, b);
    if (running.comparisons > from + most) throw new RangeError('the queue is in disorder');
    return -compare(a, b);
  };
};
