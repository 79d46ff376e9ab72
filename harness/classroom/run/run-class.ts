/**
 * Grades what a plan says, several at once. Each report is on the disk before the next is begun in its place; one bad
 * submission stops nobody; what the machine lacks stops all, and the next run goes on from there.
 */
import pLimit from 'p-limit';
import type { Grader } from '../../api/grader.ts';
import type { MakePage } from '../store/attempt-store.ts';
import type { Graded } from '../store/graded.ts';
import type { AttemptPlace } from '../store/places.ts';
import { faultsInARow } from './faults-in-a-row.ts';
import { gradeJob, type Turn, wasLate } from './grade-job.ts';
import type { Job, Plan, Target } from './plan.ts';

export type RunEvent =
  | { readonly kind: 'planned'; readonly gradings: number; readonly attempts: number; readonly kept: number }
  | { readonly kind: 'graded'; readonly place: AttemptPlace; readonly graded: Graded }
  | { readonly kind: 'alone'; readonly gradings: number };

export interface RunFacts {
  readonly folder: string;
  /** Grades while others run beside it, and grades alone. They may be the same. */
  readonly graders: { readonly beside: Grader; readonly alone: Grader };
  /** Gradings at once. */
  readonly parallel: number;
  readonly page: MakePage;
  readonly signal: AbortSignal;
  /**
   * Called when the report is stored, before the next event. `fault`: why the grader failed, where the report is the one
   * of before, which still holds.
   */
  onGraded(place: AttemptPlace, graded: Graded, fault: string | null): Promise<void>;
  onEvent(event: RunEvent): void;
}

/** What is known of every target afterwards. @throws the reason of `signal`; {GraderError} for what the machine lacks */
export const runClass = async (plan: Plan, facts: RunFacts): Promise<ReadonlyMap<Target, Graded>> => {
  const results = new Map(plan.kept);
  const attempts = plan.jobs.reduce((sum, { targets }) => sum + targets.length, 0);
  facts.onEvent({ kind: 'planned', gradings: plan.jobs.length, attempts, kept: plan.kept.size });
  const again = [...plan.again];
  const faults = faultsInARow();
  const isBeside = facts.parallel > 1;
  const limit = pLimit({ concurrency: facts.parallel, rejectOnClear: false });
  const doJob = async (job: Job, turn: Turn): Promise<void> => {
    facts.signal.throwIfAborted();
    const { made, graded } = await gradeJob(job, turn, facts, faults);
    for (const [target, known] of graded) results.set(target, known);
    const [first] = graded;
    if (made === null || first === undefined || !wasLate(made)) return;
    again.push({ ...job, stored: { place: first[0].place, graded: first[1] } });
  };
  try {
    await Promise.all(plan.jobs.map((job) => limit(() => doJob(job, isBeside ? 'beside' : 'alone'))));
  } finally {
    limit.clearQueue();
  }
  if (again.length > 0) facts.onEvent({ kind: 'alone', gradings: again.length });
  for (const job of again) await doJob(job, 'again');
  return results;
};
