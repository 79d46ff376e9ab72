/** Checks that had no turn: told together, by the reason, since each alone has nothing to tell. */
import { notRun } from '../../contracts/report.ts';
import type { CaseResult, CheckResult } from '../../contracts/report.ts';
import { hanging, wrap } from '../../text/wrap.ts';
import { textMessages } from './messages.ts';
import { isFailure } from '../../rubric/score.ts';
import { at } from '../../text/at.ts';

const failedCases = ({ cases }: CheckResult): CaseResult[] => cases.filter(isFailure);

/** Was none of its failed cases run? */
export const isUnreached = (check: CheckResult): boolean => {
  const failed = failedCases(check);
  return failed.length > 0 && failed.every(({ actual }) => actual === notRun);
};

/** One block for each reason, with the ids of the checks. */
export const unreachedBlocks = (checks: readonly CheckResult[], width: number): string[][] => {
  const told = checks.map((check) => ({ id: check.id, first: at(failedCases(check), 0) }));
  const reasons = Map.groupBy(told, ({ first }) => first.message ?? '');
  return [...reasons].map(([message, all]) => {
    const { hint } = at(all, 0).first;
    return [
      ...wrap(message, width),
      ...hanging('  ', all.map(({ id }) => id).join(', '), width),
      ...(hint === null ? [] : hanging(`  ${textMessages.hint()}`, hint, width)),
    ];
  });
};
