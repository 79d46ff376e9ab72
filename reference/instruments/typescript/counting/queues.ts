/** Counts what each priority queue does. */
import { direction, type Direction, inserted, removed } from './disorder.ts';
import { QueuedKeys } from './keys.ts';
import { type SearchCounts, SearchWatch, type TracedOperation } from './searches.ts';
import { running } from './session.ts';
import { books, uncounted } from './tally.ts';

/** Says whether key `a` comes out strictly before key `b`; may run the subject's comparator, and throw. */
export type Ahead = (a: never, b: never) => boolean;

/** One queue as reports show it. */
export interface QueueCounts {
  readonly type: string;
  readonly inserts: number;
  readonly delMins: number;
  readonly maxSize: number;
  readonly finalSize: number;
  readonly keyDecreases: number;
  readonly priorityDecreases: number | null;
  readonly changedKeys: number | null;
  readonly searches: readonly SearchCounts[];
  readonly trace: readonly TracedOperation[];
}

/**
 * What a queue reports. Its own size is passed in, so that a queue cannot be miscounted; and the queue each time, since
 * a watcher that held it would keep it in memory. Both answer which way round the queue is to order its keys now.
 */
export interface Watcher {
  /** Before a key goes in, and before a comparison of the subject's can throw; `size` counts it. */
  inserting(key: unknown, size: number, queue: object): Direction;
  /** Before a key comes out; `size` does not count it. `another` is a key that stays, or the same one when none does. */
  removing(key: unknown, size: number, queue: object, another: unknown): Direction;
  /** After the queue was emptied in one go. */
  cleared(): void;
}

/** Queues reported apart; those used after the last of them are reported together with it. */
export const MOST_QUEUES = 100;
const open: QueueWatch[] = [];
/** When queues that are kept are weighed, and how: at so many keys, and each time that these have doubled. */
export interface QueueWeighing {
  readonly from: number;
  readonly bytes: () => number;
}

/** The queues that are kept while they are weighed, with their keys, now and at most; null at other times. */
let kept: { readonly queues: object[]; readonly weighing: QueueWeighing | null; keys: number; next: number } | null =
  null;
/** Of those that were kept last: the most keys at once, and the most bytes that were found for each. */
let mostKeys = 0;
let bytesEach = 0;

/** What the new queue `queue` reports to. While objects are weighed, someone who holds nothing of it. */
export const watcherOf = (queue: object, type: string, ahead: Ahead): Watcher => {
  if (running.watched) return new QueueWatch(queue, type, ahead);
  kept?.queues.push(queue);
  return unwatched;
};

/** Sees to the limit alone. */
const unwatched: Watcher = {
  inserting: () => {
    operation();
    return 1;
  },
  removing: () => {
    operation();
    return 1;
  },
  cleared: () => undefined,
};

class QueueWatch implements Watcher {
  readonly #type: string;
  readonly #ahead: Ahead;
  #epoch = -1;
  /** What is reported: this one, or the last one that is. */
  #told: QueueWatch = this;
  #inserts = 0;
  #delMins = 0;
  #maxSize = 0;
  #size = 0;
  /** Keys in the queue itself. */
  #keys = 0;
  #keyDecreases = 0;
  #changedKeys = 0;
  #queued: QueuedKeys | null = null;
  #searches: SearchWatch | null = null;

  constructor(queue: object, type: string, ahead: Ahead) {
    this.#type = type;
    this.#ahead = ahead;
    this.#begin(queue);
  }

  inserting(key: unknown, size: number, queue: object): Direction {
    if (this.#epoch !== running.epoch) this.#begin(queue);
    this.#told.#inserts += 1;
    this.#holds(size);
    this.#queued?.inserted(key);
    if (this.#searches !== null) this.#searches.saw('insert', key);
    inserted(queue, key);
    operation();
    return direction(queue);
  }

  removing(key: unknown, size: number, queue: object, another: unknown): Direction {
    if (this.#epoch !== running.epoch) this.#begin(queue);
    this.#told.#delMins += 1;
    books.current.turns.removed(books.current.neighbors);
    books.current.waiting?.removed();
    removed(queue, key);
    this.#holds(size);
    if (running.session.contradictions && another !== key && this.#isAhead(another, key)) this.#told.#keyDecreases += 1;
    if (this.#queued?.removed(key) === true) this.#told.#changedKeys += 1;
    if (this.#searches !== null) this.#searches.saw('delMin', key);
    operation();
    return direction(queue);
  }

  cleared(): void {
    if (this.#epoch === running.epoch) this.#holds(0);
    else this.#keys = 0;
    this.#queued?.cleared();
  }

  /** Lets go of every key, so that they are not kept by being watched. */
  release(): void {
    this.#epoch = -1;
    this.#queued = null;
    this.#searches = null;
  }

  report(): QueueCounts {
    return {
      type: this.#type,
      inserts: this.#inserts,
      delMins: this.#delMins,
      maxSize: this.#maxSize,
      finalSize: this.#size,
      keyDecreases: this.#keyDecreases,
      priorityDecreases: running.session.searches ? (this.#searches?.priorityDecreases ?? null) : null,
      changedKeys: this.#queued === null ? null : this.#changedKeys,
      searches: running.session.searches ? (this.#searches?.searches ?? []) : [],
      trace: this.#searches?.trace ?? [],
    };
  }

  /** The first operation since the counts were reset: this queue joins the list. */
  #begin(queue: object): void {
    const { session, epoch } = running;
    this.#epoch = epoch;
    this.#inserts = 0;
    this.#delMins = 0;
    this.#size = 0;
    this.#maxSize = 0;
    this.#keyDecreases = 0;
    this.#changedKeys = 0;
    if (session.keys) this.#queued ??= new QueuedKeys();
    this.#told = open[MOST_QUEUES - 1] ?? this;
    if (this.#told === this) open.push(this);
    this.#told.#grows(this.#keys);
    const together = this.#told === this ? null : this.#told.#searches;
    if (session.searches || session.trace > 0) this.#searches = new SearchWatch(session.trace, together);
    if (kept === null) return;
    kept.queues.push(queue);
    if (this.#keys > 0) keep(this.#keys);
  }

  #holds(keys: number): void {
    const more = keys - this.#keys;
    this.#keys = keys;
    this.#told.#grows(more);
    if (kept !== null) keep(more);
  }

  #grows(more: number): void {
    this.#size += more;
    if (this.#size > this.#maxSize) this.#maxSize = this.#size;
  }

  /**
   * Only where the counts of boards are no one's business: a subject could do its work in this comparison. Of two keys in the
   * queue, as the queue itself compares: no key can tell why it is asked. A comparison that never answers 0 puts each of two equal
   * keys before the other.
   */
  #isAhead(key: unknown, other: unknown): boolean {
    try {
      return uncounted(() => this.#ahead(key as never, other as never) && !this.#ahead(other as never, key as never));
    } catch {
      return false;
    }
  }
}

const operation = (): void => {
  running.operations += 1;
  if (running.operations > running.session.queueOperations) running.session.exceeded();
};

/** The reports of all queues used since the last reset, in order of first use. */
export const queueCounts = (): QueueCounts[] => open.map((queue) => queue.report());

export const forgetQueues = (): void => {
  open.length = 0;
};

/** The queues of the reports let go of their keys. */
export const releaseKeys = (): void => {
  for (const queue of open) queue.release();
};

/**
 * From now on each queue that is made or used is kept. They are weighed while they are used, not only when the search is over: a
 * search could empty its nodes by then. When that is, nobody knows beforehand, and no code of the subject's runs for it.
 */
export const keepQueues = (weighing: QueueWeighing | null): void => {
  kept = { queues: [], weighing, keys: 0, next: weighing?.from ?? Infinity };
  mostKeys = 0;
  bytesEach = 0;
  running.epoch += 1;
};

/** So many keys more are in the queues that are kept. */
const keep = (more: number): void => {
  if (kept === null) return;
  kept.keys += more;
  if (kept.keys > mostKeys) mostKeys = kept.keys;
  if (kept.keys < kept.next) return;
  while (kept.next <= kept.keys) kept.next *= 2;
  bytesEach = Math.max(bytesEach, (kept.weighing?.bytes() ?? 0) / kept.keys);
};

/** The most keys that were in queues at once while they were kept. */
export const mostKeysKept = (): number => mostKeys;

/** The most bytes that were found for each of them, times as many. */
export const bytesDuring = (): number => Math.round(bytesEach * mostKeys);

export const releaseQueues = (): void => {
  kept = null;
};
