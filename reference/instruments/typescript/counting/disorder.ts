/**
 * A queue that is to be in disorder: every seventh comparison is answered the wrong way round. A search that goes by
 * such a queue looks at other boards than it would otherwise, and still finishes; one that does not go by the queue
 * does the same as ever.
 */
import { running } from './session.ts';

const every = 7;

type Compare<Key> = (a: Key, b: Key) => number;

/** The order for a new queue: the given one, unless the running script asks for disorder. */
export const orderFor = <Key>(compare: Compare<Key>): Compare<Key> => {
  if (!running.session.disorder) return compare;
  let comparisons = 0;
  return (a, b) => {
    comparisons += 1;
    return comparisons % every === 0 ? -compare(a, b) : compare(a, b);
  };
};
