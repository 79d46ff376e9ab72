/** Why a person should look at a submission before its score is used. Pure. */
import type { CheckResult, ReviewItem } from './schema.ts';

/** One line for each check that found what no honest program does, in the order of the checks. */
export const reviewOf = (checks: readonly CheckResult[]): ReviewItem[] =>
  checks.flatMap((check) => [...tampering(check), ...distrust(check)]);

const tampering = ({ id, title, cases }: CheckResult): ReviewItem[] => {
  const found = cases.filter(({ verdict }) => verdict === 'tampering');
  const [first] = found;
  if (first === undefined) return [];
  const others = found.length - 1;
  const more = others === 0 ? '' : ` (and in ${String(others)} more ${others === 1 ? 'case' : 'cases'})`;
  return [{ reason: `${id}, ${title}: ${first.message ?? ''}${more}`, path: null, line: null }];
};

const distrust = ({ section, id, title, verdict, cases }: CheckResult): ReviewItem[] => {
  if (section !== 'integrity' || verdict === 'passed' || verdict === 'skipped' || verdict === 'grader-fault') return [];
  const first = cases.find((one) => one.verdict !== 'passed' && one.verdict !== 'tampering');
  if (first === undefined) return [];
  return [{ reason: `${id}, ${title}. ${first.message ?? ''}`.trim(), path: null, line: null }];
};
