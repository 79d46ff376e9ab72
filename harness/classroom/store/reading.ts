/** Files of a class as they are read: some may not be there, and there may be more than a process may open at once. */
import { readFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import { codeOf } from '../../text/error-code.ts';

/** Null: it is not there. @throws what the system says, for what is there and cannot be read: that tells nothing of the file */
export const readOrNull = (path: string): Promise<Buffer | null> => readFile(path).catch(orNull);

/** To be given to `catch`. */
export const orNull = (error: unknown): null => {
  if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return null;
  throw error;
};

const mostAtOnce = 16;

/** In the order in which they are given. */
export const readEach = <One, Found>(all: readonly One[], read: (one: One) => Promise<Found>): Promise<Found[]> =>
  pLimit(mostAtOnce).map(all, read);
