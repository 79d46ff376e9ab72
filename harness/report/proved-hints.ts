/** What is proved, in the place of what one case alone makes likely: two causes of one fault are never told. */
import type { CaseResult, Cause, CheckResult } from '../contracts/report.ts';
import { isFailure } from '../contracts/is-failure.ts';

/** The failed cases of checks that a proved cause explains say that cause. Pure. */
export const withProvedHints = (checks: readonly CheckResult[], causes: readonly Cause[]): CheckResult[] => {
  const proved = new Map(
    causes.filter((one) => one.proved).flatMap((one) => one.checks.map((id) => [id, hintOf(one)] as const)),
  );
  return checks.map((check) => {
    const hint = proved.get(check.id);
    if (hint === undefined) return check;
    return { ...check, cases: check.cases.map((one): CaseResult => (isFailure(one) ? { ...one, hint } : one)) };
  });
};

const hintOf = ({ title, advice }: Cause): string => [title, advice].filter((part) => part !== null).join(' ');
