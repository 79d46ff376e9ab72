/** How late an attempt is, by the instant that the bundle tells, and what that costs. Pure. */
import { clockIn } from '../bundle/dates.ts';
import type { ClassPolicy, LatePolicy } from './policy.ts';

export interface Lateness {
  /** Days that have begun since the due date; 0: it was in time. */
  readonly days: number;
  /** Points of 100. */
  readonly minus: number;
  /** In words, for staff and student. */
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
  return costOf(days, policy, `${String(days)} ${days === 1 ? 'day' : 'days'} late`);
};

/** A day ends at the hour of the due date, also across a change of clocks where the course names its zone; else after 24 hours. */
const daysBetween = (due: number, submitted: number, timeZone: string | undefined): number => {
  const clock = timeZone === undefined ? (instant: number): number => instant : clockIn(timeZone);
  // Where clocks were put back in between, they may show an earlier time than that of the due date.
  return Math.max(1, Math.ceil((clock(submitted) - clock(due)) / msPerDay));
};

/** Late by the class's due date: nobody knows whether it was by the student's own. */
const untimed = (policy: LatePolicy, ownDue: string | undefined): Lateness => {
  const what = 'The platform says that it is late, not how late';
  if (ownDue === undefined) return costOf(1, policy, `${what}: taken as 1 day`);
  return { days: 0, minus: 0, why: `${what}, and the student has another due date: nothing is taken off` };
};

const costOf = (days: number, { freeDays, perDay, most, lastDay }: LatePolicy, what: string): Lateness => {
  if (lastDay !== undefined && days > lastDay) return { days, minus: 100, why: `${what}: after the last day` };
  const charged = Math.max(0, days - freeDays);
  return { days, minus: Math.min(most, charged * perDay), why: `${what}${freeText(days - charged, days)}` };
};

const freeText = (free: number, days: number): string => {
  if (free === 0) return '';
  if (free < days) return `, ${String(free)} of them free`;
  return days === 1 ? ', which is free' : ', all of them free';
};
