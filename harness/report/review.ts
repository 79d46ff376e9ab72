/** Why a person should look at a submission before its score is used. Pure. */
import { isFailure } from '../contracts/is-failure.ts';
import type { CheckResult, Report, ReviewItem } from '../contracts/report.ts';
import { reportMessages } from './messages/report.ts';

interface Reviewed {
  readonly checks: readonly CheckResult[];
  readonly sections: Report['sections'];
}

/** One line for each check that found what no honest program does, in the order of the checks. */
export const reviewOf = ({ checks, sections }: Reviewed): ReviewItem[] => {
  const reviewed = sections.filter(({ review }) => review).map(({ id }) => id);
  return checks.flatMap((check) => [...tampering(check), ...(reviewed.includes(check.section) ? distrust(check) : [])]);
};

const tampering = ({ id, title, cases }: CheckResult): ReviewItem[] => {
  const found = cases.filter(({ verdict }) => verdict === 'tampering');
  const [first] = found;
  if (first === undefined) return [];
  const count = found.length - 1;
  const facts = { id, title, message: first.message ?? '' };
  const reason = count === 0 ? reportMessages.tampering(facts) : reportMessages.tamperingInMore({ ...facts, count });
  return [{ reason: reason.trim(), path: null, line: null }];
};

const distrust = ({ id, title, verdict, cases }: CheckResult): ReviewItem[] => {
  if (verdict === 'grader-fault') return [];
  const first = cases.find((one) => isFailure(one) && one.verdict !== 'tampering');
  if (first === undefined) return [];
  return [{ reason: `${id}, ${title}. ${first.message ?? ''}`.trim(), path: null, line: null }];
};
