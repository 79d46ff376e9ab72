/**
 * Queues that are to be in disorder: from some comparison of a script on they answer the wrong way round, and after many
 * more not at all. A search that goes by such a queue goes away from the goal, and is ended; one that does not go by the
 * queue finds the goal as ever.
 *
 * Mild disorder is the contrary: a few times early in a script each queue gives out a later key before its first. A
 * search that goes by such a queue finds the goal as ever, and one that only watches whether the queue keeps its order is
 * misled. So early no other way leads to a board than the one that was taken, and a search that remembers boards is right.
 */
import { running } from './session.ts';

/** Comparisons in disorder before the search is ended: some ten thousand operations. */
const most = 200_000;
/** Removals of a queue among which some are exchanged, where disorder is mild. */
const mildRemovals = 4;

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

/** Where each queue is that is in mild disorder: no field of the queues, which would make all of them larger. */
const states = new WeakMap<object, { removals: number; isExchanged: boolean }>();

const stateOf = (queue: object): { removals: number; isExchanged: boolean } => {
  const known = states.get(queue);
  if (known !== undefined) return known;
  const state = { removals: 0, isExchanged: false };
  states.set(queue, state);
  return state;
};

/** Is a later key of the queue to come out before the first? Once for each removal. */
export const exchanges = (queue: object): boolean => {
  const from = running.session.mildDisorder;
  if (from === 0) return false;
  const state = stateOf(queue);
  if (state.isExchanged || state.removals < from || state.removals >= from + mildRemovals) return false;
  state.isExchanged = true;
  return true;
};

/** A key comes out of the queue. */
export const removed = (queue: object): void => {
  if (running.session.mildDisorder === 0) return;
  const state = stateOf(queue);
  state.removals += 1;
  state.isExchanged = false;
};
