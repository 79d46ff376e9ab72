/** One queue or two, in lockstep or not, with the twin or without: told from the counts. */
import { anyForm, type SearchForm } from '../../../reference/counting/bounds.ts';
import type { SolvedRow } from './optimizations.ts';
import { optimizationWords } from './words/optimizations.ts';

/** `apart`: two queues that do not take turns. `unclear`: one queue, and nobody knows what is in it. */
export type FoundForm = SearchForm | 'apart' | 'many' | 'unclear';

/** The form that fits all rows. */
export const formOf = (rows: readonly SolvedRow[]): FoundForm => {
  const most = Math.max(...rows.map(({ raw }) => raw.queues.length));
  if (most > 2) return 'many';
  if (rows.every(({ raw }) => raw.twin === 0)) return 'alone';
  if (most === 2) return rows.every(takesTurns) ? 'lockstep' : 'apart';
  const fits = (['oneQueue', 'alone'] as const).filter((form) => rows.every((row) => isWithin(row, form)));
  return fits.length === 1 ? (fits[0] ?? 'unclear') : 'unclear';
};

/** Both queues have given out as many nodes, or one of them one more. */
const takesTurns = ({ raw: { queues } }: SolvedRow): boolean =>
  Math.abs((queues[0]?.delMins ?? 0) - (queues[1]?.delMins ?? 0)) <= 1;

/** One node is forgiven: the goal may be seen by min(), and never taken. */
export const isWithin = ({ puzzle, raw }: SolvedRow, form: SearchForm): boolean => {
  const bounds = puzzle.counts.bounds?.[form];
  if (bounds === undefined) return false;
  const { delMins, inserts } = bounds;
  return (
    raw.delMins >= delMins.least - 1 &&
    raw.delMins <= delMins.most + 1 &&
    raw.inserts >= inserts.least &&
    raw.inserts <= inserts.most
  );
};

/** Fewer nodes than any correct search needs: then it is another search, or another queue. */
export const isBelow = ({ puzzle, raw }: SolvedRow): boolean => {
  const bounds = puzzle.counts.bounds;
  if (bounds === null) return false;
  const { delMins, inserts } = anyForm(bounds);
  return raw.delMins < delMins.least - 1 || raw.inserts < inserts.least;
};

export const formWords: Readonly<Record<FoundForm, () => string>> = {
  lockstep: optimizationWords.queuesLockstep,
  oneQueue: optimizationWords.queuesOne,
  alone: optimizationWords.queuesAlone,
  apart: optimizationWords.queuesUneven,
  many: optimizationWords.queuesMany,
  unclear: optimizationWords.queuesUntold,
};
