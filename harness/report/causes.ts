/** The causes of a report with the checks and the points that belong to them, for formats to draw. */
import type { Cause as CauseFound, CheckResult, LostPoints, Report } from '../contracts/report.ts';

export interface Cause extends Pick<CauseFound, 'id' | 'title' | 'advice' | 'points' | 'proved'> {
  /** In the order of the report. */
  readonly checks: readonly CheckResult[];
  /** Not run, or failed only because of it. */
  readonly consequences: readonly CheckResult[];
  /** What its checks and its consequences cost, one by one. */
  readonly lost: readonly LostPoints[];
}

export interface Causes {
  /** The dearest first. */
  readonly causes: readonly Cause[];
  /** Lost points that belong to no cause. */
  readonly others: readonly LostPoints[];
}

export const causesOf = ({ causes, checks, lost }: Pick<Report, 'causes' | 'checks' | 'lost'>): Causes => {
  const named = new Set(causes.flatMap((one) => [...one.checks, ...one.consequences]));
  return {
    causes: causes.map((one) => {
      const [own, others] = [new Set(one.checks), new Set(one.consequences)];
      return {
        ...one,
        checks: checks.filter(({ id }) => own.has(id)),
        consequences: checks.filter(({ id }) => others.has(id)),
        lost: lost.filter(({ check }) => own.has(check) || others.has(check)),
      };
    }),
    others: lost.filter(({ check }) => !named.has(check)),
  };
};
