/** What the counts of a timed puzzle are held against: the reference's counts, and the provable bounds. */
import type { FormCounts } from '../../../reference/counting/form-counts.ts';

export type TimedCounts = FormCounts;

/** The counts as an edition without a twin has them: the board's own search is the reference, and nothing else is right. */
export const withoutTwin = (counts: TimedCounts): TimedCounts => ({
  ...counts,
  reference: counts.alone,
  bounds: counts.bounds && { lockstep: counts.bounds.alone, oneQueue: counts.bounds.alone, alone: counts.bounds.alone },
});
