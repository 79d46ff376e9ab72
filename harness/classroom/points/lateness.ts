/** How late an attempt is, by the instant that the bundle tells, and what that costs. Pure. */
import { exact } from '../../rubric/score.ts';
import { clockIn } from '../bundle/dates.ts';
import { lateMessages } from './messages.ts';
import type { ClassStudent } from '../store/class-file.ts';
import type { ClassPolicy, LatePolicy } from '../../config/class-policy.ts';

/** What a student is charged for, as class.json keeps it. */
type LateDays = NonNullable<ClassStudent['late']>;

export interface Lateness extends LateDays {
  /** In words, for staff. */
  readonly why: string;
}

const msPerMinute = 60_000;
const msPerDay = 86_400_000;

/**
 * Null when nothing can be said: no policy, or an attempt without a time of which the platform does not say that it is late.
 * `ownDue` is the student's own due date.
 */
export const lateness = (
  { submittedAt, late }: { readonly submittedAt: string | null; readonly late: boolean | null },
  { late: policy, timeZone }: ClassPolicy,
  ownDue: string | undefined,
): Lateness | null => {
  if (policy === undefined) return null;
  if (submittedAt === null) return late === true ? untimed(policy, ownDue) : null;
  const due = Date.parse(ownDue ?? policy.due) + policy.grace * msPerMinute;
  const submitted = Date.parse(submittedAt);
  if (!(submitted > due)) return { days: 0, minus: 0, why: '' };
  const days = daysBetween(due, submitted, timeZone);
  return charged(days, policy, true);
};

/** A day ends at the hour of the due date, also across a change of clocks where the course names its zone; else after 24 hours. */
const daysBetween = (due: number, submitted: number, timeZone: string | undefined): number => {
  const clock = timeZone === undefined ? (instant: number): number => instant : clockIn(timeZone);
  // Where clocks were put back in between, they may show an earlier time than that of the due date.
  return Math.max(1, Math.ceil((clock(submitted) - clock(due)) / msPerDay));
};

/** Late by the class's due date: nobody knows whether it was by the student's own. */
const untimed = (policy: LatePolicy, ownDue: string | undefined): Lateness =>
  ownDue === undefined ? charged(1, policy, false) : { days: 0, minus: 0, why: otherDue };

const otherDue =
  'The platform says that it is late, not how late, and the student has another due date: nothing is taken off';

const charged = (days: number, { freeDays, perDay, most, lastDay }: LatePolicy, timed: boolean): Lateness => {
  const ended = lastDay !== undefined && days > lastDay;
  const free = ended ? 0 : Math.min(days, freeDays);
  const cost = exact(perDay).mul(days - free);
  const late = { days, minus: ended ? 100 : Math.min(most, cost.valueOf()), free, ended, timed };
  return { ...late, why: lateWords(late) };
};

/** In the language that is spoken. */
export const lateWords = ({ days, free = 0, ended = false, timed = true }: LateDays): string => {
  const late = timed ? lateMessages.days({ count: days }) : lateMessages.untimed();
  if (ended) return lateMessages.ended({ late });
  if (free === 0) return late;
  return free < days ? lateMessages.partlyFree({ late, free }) : lateMessages.free({ late, count: days });
};
