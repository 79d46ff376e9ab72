/**
 * The instruments' books. The files of this folder are evaluated once in each probe process, in a separate realm that
 * no code of a subject can reach or change; everything else under `reference/instruments/typescript` is evaluated anew
 * in each realm of a subject, before any code of the subject.
 */
import { noBoards, useBoards } from './boards.ts';
import { type Fields, useFields } from './fields.ts';
import {
  bytesDuring,
  forgetQueues,
  MOST_QUEUES,
  mostKeysKept,
  type QueueCounts,
  queueCounts,
  releaseKeys,
  releaseQueues,
} from './queues.ts';
import { type Session, running, unasked } from './session.ts';
import { SearchSteps } from './steps.ts';
import { books, operationCounts, resetTally, Tally } from './tally.ts';

export { keepQueues, releaseQueues } from './queues.ts';

/** Counts that are put aside, to be reported with the next ones; and the operations that there were by then. */
let held: Counts | null = null;
let heldOperations = 0;

/** What is asked of one subject's realm. */
export interface Registry {
  readonly boards: ReturnType<typeof noBoards>;
  readonly fields: Fields | undefined;
}

/** For a new realm. */
export const newRegistry = (fields?: Fields): Registry => ({ boards: noBoards(), fields });

/** Begins a script in the realm of the registry: everything that was counted is forgotten. */
export const begin = (session: Session, { boards, fields }: Registry = newRegistry()): void => {
  running.session = session;
  running.script += 1;
  running.operations = 0;
  running.confusions = 0;
  held = null;
  heldOperations = 0;
  rewatch();
  releaseQueues();
  useBoards(boards);
  useFields(fields);
  reset();
};

/**
 * Runs the first code of the subject in a script, its modules as they are loaded: it cannot know yet what it will be asked, so what
 * it does is no search of the script's. Nothing of it is counted, and nothing there tells one script from another.
 */
export const loading = <Result>(load: () => Result): Result => {
  const { session, operations } = running;
  const kept = books.current;
  running.session = { ...session, ...unasked };
  books.current = new Tally();
  // The board that the script made, or will make, stays the first one.
  books.current.made = 1;
  try {
    return load();
  } finally {
    running.session = session;
    running.operations = operations;
    running.epoch += 1;
    forgetQueues();
    books.current = kept;
  }
};

/** A row of a paced script begins: it may make as many operations as the script's limit says. */
export const allow = (): void => {
  running.operations = 0;
  heldOperations = 0;
};

/** A row begins, of a script in which not all are in disorder: for so many steps from that step on; 0: it is in order. */
export const disturb = (disorder: number, disorderSteps: number): void => {
  running.session = { ...running.session, disorder: disorderSteps > 0 ? disorder : 0, disorderSteps };
};

export interface Counts {
  readonly operations: Record<string, number>;
  readonly queues: QueueCounts[];
}

/** What was counted since the script began, or since the last report; counting starts again at zero. */
export const report = (): Counts => {
  const counts = together(held, { operations: operationCounts(), queues: queueCounts() });
  held = null;
  reset();
  return counts;
};

/** What several queues came to. */
export interface QueueTotals {
  readonly queues: number;
  /** Bytes at most while they were kept. */
  readonly during: number;
  /** Keys at once at most while they were kept, and in the end. */
  readonly maxSize: number;
  readonly finalSize: number;
}

/** Puts what was counted so far aside: the next report begins with it. */
export const hold = (): QueueTotals => {
  const queues = queueCounts();
  held = together(held, { operations: operationCounts(), queues });
  heldOperations = running.operations;
  releaseKeys();
  reset();
  return {
    queues: queues.length,
    during: bytesDuring(),
    maxSize: mostKeysKept(),
    finalSize: queues.reduce((sum, queue) => sum + queue.finalSize, 0),
  };
};

/** Forgets what was counted since `hold`. */
export const drop = (): void => {
  running.operations = heldOperations;
  reset();
};

/** Queues that are made from now on hold nothing of the grader's. */
export const unwatch = (): void => {
  running.watched = false;
};

export const rewatch = (): void => {
  running.watched = true;
};

const together = (before: Counts | null, now: Counts): Counts => {
  if (before === null) return now;
  const names = Object.keys({ ...before.operations, ...now.operations });
  const sum = (name: string): number => (before.operations[name] ?? 0) + (now.operations[name] ?? 0);
  return {
    operations: Object.fromEntries(names.map((name) => [name, sum(name)])),
    queues: [...before.queues, ...now.queues].slice(0, MOST_QUEUES),
  };
};

/** What comes now is another search. */
const reset = (): void => {
  running.search = new SearchSteps();
  running.epoch += 1;
  forgetQueues();
  resetTally();
};
