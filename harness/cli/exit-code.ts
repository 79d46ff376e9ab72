/** Exit codes, decided in one place. */
import { GraderError } from '../contracts/errors.ts';
import type { Report } from '../contracts/report.ts';
import { Interrupted, interruptedExit } from './interrupt.ts';

export const exitCodes = { graded: 0, belowMinimum: 1, usage: 2, notGradable: 3, fault: 4 } as const;

/** A fault of the grader outranks everything: such a report must not be taken for a grade. */
export const exitCodeOf = (report: Report, minScore: number | null): number => {
  if (report.checks.some(({ verdict }) => verdict === 'grader-fault')) return exitCodes.fault;
  const { score } = report.summary;
  if (!report.gradable || score === null) return exitCodes.notGradable;
  return minScore !== null && score < minScore ? exitCodes.belowMinimum : exitCodes.graded;
};

export const exitCodeOfError = (error: unknown): number => {
  if (error instanceof Interrupted) return interruptedExit;
  return error instanceof GraderError && error.blame === 'usage' ? exitCodes.usage : exitCodes.fault;
};
