/**
 * Takes back passes that are not believed in the light of other results. It stands between the engine and the rubric: a
 * check alone cannot know that its answers hold for published inputs only, since that shows by comparison with another's.
 * Only what passed is changed, and only to `failed`, so that nobody gains by it; what was judged is not judged again.
 */
import type { CaseResult, CheckResult } from '../contracts/report.ts';
import { worstVerdict } from '../engine/check-result.ts';
import type { RevokedPass } from '../contracts/check.ts';
import { isNamed } from '../text/is-named.ts';

/** The results without the passes that are withdrawn; of several reasons the first one is told. */
export const revokePasses = (
  results: readonly CheckResult[],
  withdrawals: readonly RevokedPass[],
): readonly CheckResult[] =>
  results.map((check) => {
    const concerning = withdrawals.filter(({ checks }) => isNamed(check.id, checks));
    if (concerning.length === 0) return check;
    const cases = check.cases.map((one) => withdrawn(one, concerning));
    if (cases.every((one) => check.cases.includes(one))) return check;
    // What was not run to its end is decided now, whatever kept it.
    return { ...check, cases, verdict: worstVerdict(cases), reason: null, dependsOn: null };
  });

const withdrawn = (one: CaseResult, withdrawals: readonly RevokedPass[]): CaseResult => {
  const reason = withdrawals.find((withdrawal) => withdrawal.case === null || withdrawal.case === one.name);
  if (one.verdict !== 'passed' || reason === undefined) return one;
  return { ...one, verdict: 'failed', message: reason.message, hint: reason.hint, revokedBy: reason.revokedBy };
};
