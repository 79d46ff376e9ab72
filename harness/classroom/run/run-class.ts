/**
 * Grades what a plan says, several at once. Each report is on the disk before the next is begun in its place; one bad
 * submission stops nobody; what the machine lacks stops all, and the next run goes on from there.
 */
import pLimit from 'p-limit';
import { faultsInARow } from './faults-in-a-row.ts';
import { gradeJob, type Turn, wasLate } from './grade-job.ts';
import type { Job, Plan } from './plan.ts';
import type { RunFacts } from './run-facts.ts';

/** @throws the reason of `signal`; {GraderError} for what the machine lacks */
export const runClass = async (plan: Plan, facts: RunFacts): Promise<void> => {
  const attempts = plan.jobs.reduce((sum, { targets }) => sum + targets.length, 0);
  facts.onEvent({ kind: 'planned', gradings: plan.jobs.length, attempts, kept: plan.kept.size });
  const again = [...plan.again];
  const faults = faultsInARow();
  const isBeside = facts.parallel > 1;
  const limit = pLimit({ concurrency: facts.parallel, rejectOnClear: true });
  const doJob = async (job: Job, turn: Turn): Promise<void> => {
    facts.signal.throwIfAborted();
    const { made, graded } = await gradeJob(job, turn, facts, faults);
    const [first] = graded;
    if (made === null || first === undefined || !wasLate(made)) return;
    again.push({ ...job, stored: { place: first[0].place, graded: first[1] } });
  };
  const jobs = plan.jobs.map((job) => limit(() => doJob(job, isBeside ? 'beside' : 'alone')));
  await Promise.all(jobs).catch(async (error: unknown) => {
    limit.clearQueue();
    // What they store now is summed up as well, and nothing is stored in a class that has been left.
    await Promise.allSettled(jobs);
    throw error;
  });
  if (again.length > 0) facts.onEvent({ kind: 'alone', gradings: again.length });
  for (const job of again) await doJob(job, 'again');
};
