/** What may not be there. Only that is an answer: an error of another kind tells of the machine, and nothing of the file. */
import { readFile } from 'node:fs/promises';

/** @throws what the system says, for whatever is there and cannot be read */
export const readOrNull = (path: string): Promise<Buffer | null> => readFile(path).catch(orNull);

/** To be given to `catch`. */
export const orNull = (error: unknown): null => {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
  throw error;
};
