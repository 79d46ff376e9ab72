/** Waits while a database is away or full, and goes on; told once each time, not with every try. */
import { setTimeout as wait } from 'node:timers/promises';
import { willPass } from './database-errors.ts';

/** Tries again until it works. @throws what will not pass by itself, and the reason of the signal */
export type Patience = <T>(work: () => Promise<T>) => Promise<T>;

export const patience = (signal: AbortSignal, say: (text: string) => void): Patience => {
  let told = '';
  return async (work) => {
    for (;;) {
      try {
        const result = await work();
        if (told !== '') say('The database is back.');
        told = '';
        return result;
      } catch (error) {
        if (!willPass(error)) throw error;
        if (told !== error.code) say(`${error.message} Waiting until that is over. ${String(error.remedy)}`);
        told = error.code;
        await wait(betweenTriesMs, undefined, { signal }).catch(() => undefined);
        signal.throwIfAborted();
      }
    }
  };
};

const betweenTriesMs = 1_000;
