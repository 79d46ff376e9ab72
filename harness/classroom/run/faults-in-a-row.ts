/** Errors of a run that have all the same reason: to go on would only repeat it. */
import { GraderError } from '../../contracts/errors.ts';
import { explained } from '../../platform/system-error.ts';

/** So many gradings in a row that end in the same error tell of the machine, or of the settings, and not of submissions. */
const mostInARow = 3;

export interface FaultsInARow {
  /** @throws the error once it has come too often */
  note(error: unknown): Error;
  clear(): void;
}

export const faultsInARow = (): FaultsInARow => {
  let seen: string[] = [];
  return {
    note: (thrown) => {
      const error = explained(thrown);
      if (!(error instanceof Error)) throw error;
      const code = error instanceof GraderError ? error.code : error.message;
      seen = seen.includes(code) ? [...seen, code] : [code];
      if (seen.length >= mostInARow) throw error;
      return error;
    },
    clear: () => {
      seen = [];
    },
  };
};
