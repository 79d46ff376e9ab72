/** Several subjects of one submission that work side by side; a case borrows one and gives it back. */
import type { Subject } from '../contracts/subject.ts';

export interface SubjectPool {
  /** Number of subjects, and so of cases that can run at once. */
  readonly size: number;
  /** Lends a subject to `work`; waits when all are lent. */
  use<T>(work: (subject: Subject) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Starts one at once, so that it comes up while the first cases are prepared; others when they are needed, up to `size`. */
export function openPool(size: number, start: () => Subject): SubjectPool {
  const all = size === 0 ? [] : [start()];
  const idle = [...all];
  const waiting: ((subject: Subject) => void)[] = [];

  let closed = false;
  const startOneMore = (): Subject | null => {
    // A grading that was called off ends what runs; nothing new may begin meanwhile.
    if (closed) throw new Error('The subjects have been closed.');
    if (all.length >= size) return null;
    const subject = start();
    all.push(subject);
    return subject;
  };

  const borrow = async (): Promise<Subject> => {
    const subject = idle.pop() ?? startOneMore();
    return subject ?? new Promise((resolve) => waiting.push(resolve));
  };
  const giveBack = (subject: Subject): void => {
    const next = waiting.shift();
    if (next) next(subject);
    else idle.push(subject);
  };

  return {
    size,
    async use(work) {
      const subject = await borrow();
      try {
        return await work(subject);
      } finally {
        giveBack(subject);
      }
    },
    async close() {
      closed = true;
      await Promise.all(all.map((subject) => subject.close()));
    },
  };
}
