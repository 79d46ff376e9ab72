/**
 * The instruments' books. The files of this folder are evaluated once in each probe process, in a realm of their own
 * that no code of a subject can reach or change; everything else under `reference/typescript` is evaluated anew in
 * each realm of a subject, before any code of the subject.
 */
import { forgetBoards } from './boards.ts';
import { forgetFields } from './fields.ts';
import { forgetQueues, type QueueCounts, queueCounts } from './queues.ts';
import { type Session, running } from './session.ts';
import { operationCounts, resetTally } from './tally.ts';

export { registerFields } from './fields.ts';

/** Begins a script: everything is forgotten. */
export const begin = (session: Session): void => {
  running.session = session;
  running.operations = 0;
  forgetBoards();
  forgetFields();
  reset();
};

export interface Counts {
  readonly operations: Record<string, number>;
  readonly queues: QueueCounts[];
}

/** What was counted since the script began, or since the last report; counting starts again at zero. */
export const report = (): Counts => {
  const counts = { operations: operationCounts(), queues: queueCounts() };
  reset();
  return counts;
};

const reset = (): void => {
  running.epoch += 1;
  forgetQueues();
  resetTally();
};
