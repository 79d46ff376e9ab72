/** One queue or two, in lockstep or not, with the twin or without: inferred from the counts. */
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { anyForm, type SearchForm } from '../../../../reference/oracle/counting/bounds.ts';
import type { RawCounts } from './raw-counts.ts';
import type { TimedPuzzle } from './timed-puzzles.ts';

const messages = defineMessages('timing.form', {
  queuesLockstep: 'Queues: two, in turn: one step for the board, one for its twin.',
  queuesOne: 'Queues: one, which holds the nodes of the board and of its twin.',
  queuesAlone:
    'Queues: one, for the board alone; its twin is not searched, so solvability is found without it (by parity).',
  queuesUneven: 'Queues: two, but not in turn; one search makes more steps than the other.',
  queuesMany: 'Queues: more than two for one puzzle.',
  queuesUntold: 'Queues: one; whether it also holds the nodes of the twin cannot be determined.',
});

/** A puzzle that was solved, and what that took. */
export interface SolvedRow {
  readonly puzzle: Pick<TimedPuzzle, 'name' | 'counts'>;
  readonly raw: RawCounts;
}

/** `apart`: two queues that do not take turns. `unclear`: one queue, and nobody knows what is in it. */
export type FoundForm = SearchForm | 'apart' | 'many' | 'unclear';

/** The form that fits all rows. */
export const formOf = (rows: readonly SolvedRow[]): FoundForm => {
  const most = Math.max(...rows.map(({ raw }) => raw.queues.length));
  if (most > 2) return 'many';
  if (rows.every(({ raw }) => raw.twin === 0)) return 'alone';
  if (most === 2) return rows.every(takesTurns) ? 'lockstep' : 'apart';
  const [only, other] = (['oneQueue', 'alone'] as const).filter((form) => rows.every((row) => isWithin(row, form)));
  return only === undefined || other !== undefined ? 'unclear' : only;
};

/** Both queues have given out as many nodes, or one of them one more; a queue that was not used gave out none. */
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
  lockstep: messages.queuesLockstep,
  oneQueue: messages.queuesOne,
  alone: messages.queuesAlone,
  apart: messages.queuesUneven,
  many: messages.queuesMany,
  unclear: messages.queuesUntold,
};
