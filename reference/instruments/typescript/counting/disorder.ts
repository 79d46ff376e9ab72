/**
 * Queues that are to be in disorder: from some step of a search on they answer the wrong way round, and after many more not
 * at all. A search that goes by such a queue goes away from the goal, and is ended; one that does not go by the queue finds
 * the goal as ever.
 *
 * Mild disorder is the contrary: a few times early in a script each queue gives out a later key before its first. A
 * search that goes by such a queue finds the goal as ever, and one that only watches whether the queue keeps its order is
 * misled. So early no other way leads to a board than the one that was taken, and a search that remembers boards is right.
 *
 * A step is a removal and a call of neighbors(). What else is done with queues brings neither nearer, and each queue is in
 * disorder only after steps of its own: who tries one out, before the search or beside it, finds it in order. A search that fills a
 * new queue from the one that it had goes on in it: the new one takes over the steps of the other.
 */
import { running } from './session.ts';
import { books } from './tally.ts';

/** Steps of a queue among which the first key is not the next, where disorder is mild. */
const mildSteps = 4;

/** Throws when the search has been in disorder for long. */
const step = (queue: object): void => {
  const { session, search } = running;
  if (session.disorder === 0) return;
  const most = session.disorder + session.disorderSteps;
  if (search.removed(queue, books.current.neighbors) && search.all.count > most)
    throw new RangeError('the queue is in disorder');
};

/** -1 when the queue is to answer the wrong way round; 2 when they are to tell what they compared, which a call each time would cost. */
export type Direction = 1 | -1 | 2;

export const direction = (queue: object): Direction => {
  const { disorder, mildDisorder } = running.session;
  if (mildDisorder > 0) return 2;
  return disorder > 0 && running.search.isLate(queue, disorder) ? -1 : 1;
};

interface Mild {
  /** Steps with a key to choose: all keys may be equal, or one alone. */
  steps: number;
  /** Calls of neighbors() by the last of them. */
  asked: number;
  /** Is the next removal one of them? Its key is chosen already. */
  isNext: boolean;
  /**
   * The later one of two keys that the queue compared since a key came out, so it is later than the first, too: a number by
   * which the queue finds it; -1 when none is known. To ask the subject which one is would show it that somebody asks.
   */
  later: number;
}

/** Where each queue is that is in mild disorder: no field of the queues, which would make all of them larger. */
const states = new WeakMap<object, Mild>();

const stateOf = (queue: object): Mild => {
  const known = states.get(queue);
  if (known !== undefined) return known;
  const state = { steps: 0, asked: 0, isNext: false, later: -1 };
  states.set(queue, state);
  return state;
};

/** The queue has compared keys, and the one that it finds by `later` is to come out after another; -1: none is. */
export const compared = (queue: object, later: number): void => {
  if (later >= 0) stateOf(queue).later = later;
};

/** A key that is to come out after the first, where it matters whether the queue has one; or -1. */
export const laterKey = (queue: object): number => {
  const from = running.session.mildDisorder;
  if (from === 0) return -1;
  const { steps, asked, isNext, later } = stateOf(queue);
  return !isNext && steps < from + mildSteps - 1 && books.current.neighbors !== asked ? later : -1;
};

/** The queue still has it: is it to come out before the first? */
export const exchanges = (queue: object): boolean => {
  const state = stateOf(queue);
  state.isNext = true;
  state.steps += 1;
  return state.steps >= running.session.mildDisorder;
};

/** A key goes in: if it came out of another queue last, it brings the steps of that one along. Numbers and texts are no one's own. */
export const inserted = (queue: object, key: unknown): void => {
  const { last } = running.search;
  if (last === null || last.key !== key || typeof key !== 'object' || last.queue === queue) return;
  running.search.follow(queue, last.queue);
  if (running.session.mildDisorder === 0) return;
  const state = stateOf(queue);
  state.steps = Math.max(state.steps, stateOf(last.queue).steps);
};

/** This key comes out of the queue. */
export const removed = (queue: object, key: unknown): void => {
  const { disorder, mildDisorder } = running.session;
  if (disorder > 0 || mildDisorder > 0) running.search.last = { key, queue };
  step(queue);
  if (mildDisorder === 0) return;
  const state = stateOf(queue);
  if (state.isNext) state.asked = books.current.neighbors;
  state.isNext = false;
  state.later = -1;
};
