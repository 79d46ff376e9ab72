/** Checks that had no turn: told together, by the reason, since each alone has nothing to tell. */
import { notRun } from '../../contracts/report.ts';
import type { CaseResult, CheckResult } from '../../contracts/report.ts';
import { hanging, wrap } from '../../text/wrap.ts';
import { textMessages } from './messages.ts';

const failedCases = ({ cases }: CheckResult): CaseResult[] =>
  cases.filter(({ verdict }) => verdict !== 'passed' && verdict !== 'skipped');

/** Was none of its failed cases run? */
export const isUnreached = (check: CheckResult): boolean => {
  const failed = failedCases(check);
  return failed.length > 0 && failed.every(({ actual }) => actual === notRun);
};

/** One block for each reason, with the ids of the checks. */
export const unreachedBlocks = (checks: readonly CheckResult[], width: number): string[][] => {
  const reasons = new Map<string, { readonly hint: string | null; readonly ids: string[] }>();
  for (const check of checks) {
    const [first] = failedCases(check);
    const message = first?.message ?? '';
    const known = reasons.get(message) ?? { hint: first?.hint ?? null, ids: [] };
    known.ids.push(check.id);
    reasons.set(message, known);
  }
  return [...reasons].map(([message, { hint, ids }]) => [
    ...wrap(message, width),
    ...hanging('  ', ids.join(', '), width),
    ...(hint === null ? [] : hanging(`  ${textMessages.hint()}`, hint, width)),
  ]);
};
