/** The sentence of a plot of puzzles: how many are above what is allowed. */
import type { Row } from './rows.ts';
import { plotWords } from './words.ts';

/** `isAbove`: null for a row that was not measured. */
export const aboveSentence = (rows: readonly Row[], isAbove: (row: Row) => boolean | null): string => {
  const measured = rows.filter((row) => isAbove(row) !== null);
  const above = measured.filter((row) => isAbove(row));
  const [first] = above;
  const said =
    first === undefined
      ? plotWords.within({ count: measured.length })
      : plotWords.above({ count: above.length, all: measured.length, first: first.name });
  const unknown = rows.length - measured.length;
  return unknown === 0 ? said : `${said} ${plotWords.unknown({ count: unknown })}`;
};
