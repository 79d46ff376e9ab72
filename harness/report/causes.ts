/** The causes of a report with the checks and the points that belong to them, for formats to draw. */
import type { Cause as CauseFound, CheckResult, LostPoints, Report } from '../contracts/report.ts';

export interface Cause extends Pick<CauseFound, 'id' | 'title' | 'advice' | 'points' | 'proved'> {
  /** In the order of the report. */
  readonly checks: readonly CheckResult[];
  /** Not run, or failed only because of it. */
  readonly consequences: readonly CheckResult[];
}

export interface Causes {
  /** The dearest first. */
  readonly causes: readonly Cause[];
  /** Lost points that belong to no cause. */
  readonly others: readonly LostPoints[];
}

export const causesOf = ({ causes, checks, lost }: Pick<Report, 'causes' | 'checks' | 'lost'>): Causes => {
  const own = new Map(causes.flatMap((cause) => cause.checks.map((id) => [id, cause.id] as const)));
  const others = new Map(causes.flatMap((cause) => cause.consequences.map((id) => [id, cause.id] as const)));
  const ownChecks = Map.groupBy(checks, ({ id }) => own.get(id));
  const otherChecks = Map.groupBy(checks, ({ id }) => others.get(id));
  return {
    causes: causes.map((one) => ({
      ...one,
      checks: ownChecks.get(one.id) ?? [],
      consequences: otherChecks.get(one.id) ?? [],
    })),
    others: lost.filter(({ check }) => !own.has(check) && !others.has(check)),
  };
};
