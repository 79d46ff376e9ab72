import { GraderError } from '../contracts/errors.ts';

/** The error for people with which something ends. @throws {Error} where it ends otherwise */
export const thrownBy = (act: () => unknown): GraderError => {
  try {
    act();
  } catch (error) {
    if (error instanceof GraderError) return error;
    throw error;
  }
  throw new Error('Nothing was thrown.');
};
