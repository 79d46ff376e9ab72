/** Some gradings have to run alone on a machine. */

export interface Gate {
  /** Runs beside others, as soon as nobody is alone. */
  beside<T>(work: () => Promise<T>): Promise<T>;
  /** Runs when all others have ended; those that come meanwhile wait. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

export const openGate = (): Gate => {
  const running = new Set<Promise<unknown>>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    beside: async (work) => {
      for (let waited = null; waited !== last; await waited) waited = last;
      const done = work();
      running.add(done);
      try {
        return await done;
      } finally {
        running.delete(done);
      }
    },
    alone: (work) => {
      const before = last;
      const run = async (): ReturnType<typeof work> => {
        await before;
        await Promise.allSettled(running);
        return work();
      };
      const done = run();
      last = done.catch(() => undefined);
      return done;
    },
  };
};
