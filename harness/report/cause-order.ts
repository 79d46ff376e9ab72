/** In which order causes are told. */
import type { Cause, CheckResult } from '../contracts/report.ts';
import { hasErrors } from './describe-cause.ts';

/**
 * What does not compile first, since more may come of it than can be told; then the dearest, among equals the one of most checks,
 * then the first.
 */
export const inOrder = (causes: readonly Cause[], checks: readonly CheckResult[]): Cause[] => {
  const broken = new Set(checks.filter(hasErrors).map(({ id }) => id));
  const isBuild = (cause: Cause): number => Number(cause.checks.some((id) => broken.has(id)));
  return causes.toSorted(
    (one, other) =>
      isBuild(other) - isBuild(one) || other.points - one.points || other.checks.length - one.checks.length,
  );
};
