/** When several submissions in a row end in the same error, it is the machine's or the settings', and not theirs. */
import { GraderError } from '../../contracts/errors.ts';

const mostInARow = 3;

/** Of files in the bundle, however many students they are of. */
const ofTheFiles = ['unreadable-here', 'unreadable-entry', 'submission-changed'];

export interface FaultsInARow {
  /** @throws the error once it has come with too many different submissions */
  note(content: string, error: Error): void;
  clear(): void;
}

export const faultsInARow = (): FaultsInARow => {
  let [seen, contents] = ['', new Set<string>()];
  return {
    note: (content, error) => {
      const code = error instanceof GraderError ? error.code : error.message;
      if (ofTheFiles.includes(code)) return;
      if (code !== seen) [seen, contents] = [code, new Set()];
      contents.add(content);
      if (contents.size >= mostInARow) throw error;
    },
    clear: () => {
      contents.clear();
    },
  };
};
