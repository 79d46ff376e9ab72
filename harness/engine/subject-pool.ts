/** Several subjects of one submission that work side by side; a case borrows one and gives it back. */
import type { Subject } from '../contracts/subject.ts';

export interface SubjectPool {
  /** Number of subjects, and so of cases that can run at once. */
  readonly size: number;
  /** Lends a subject to `work`; waits when all are lent. */
  use<T>(work: (subject: Subject) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Starts `size` subjects at once, so that they come up while the first cases are prepared. */
export function openPool(size: number, start: () => Subject): SubjectPool {
  const all = Array.from({ length: size }, start);
  const idle = [...all];
  const waiting: ((subject: Subject) => void)[] = [];

  const borrow = (): Promise<Subject> => {
    const subject = idle.pop();
    return subject ? Promise.resolve(subject) : new Promise((resolve) => waiting.push(resolve));
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
      await Promise.all(all.map((subject) => subject.close()));
    },
  };
}
