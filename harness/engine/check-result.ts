/** The verdict of a check from those of its cases. */
import { type CaseResult, type CheckResult, notRun, type Verdict } from '../contracts/report.ts';
import type { Check } from '../contracts/check.ts';
import { caseMessages } from './messages/cases.ts';

/** Of several verdicts the first of these is the check's. The grader's faults come first: they must never look like a zero. */
const order: readonly Verdict[] = [
  'grader-fault',
  'tampering',
  'failed',
  'crashed',
  'out-of-memory',
  'timed-out',
  'passed',
  'skipped',
];

export function worstVerdict(cases: readonly CaseResult[]): Verdict {
  return order.find((verdict) => cases.some((one) => one.verdict === verdict)) ?? 'skipped';
}

type CheckFacts = Pick<Check, 'id' | 'section' | 'group' | 'title' | 'visibility' | 'details'>;

/** A check of which a case was not run does not pass: until what kept it from running is known, that is the check itself. */
export function checkResult(check: CheckFacts, cases: readonly CaseResult[]): CheckResult {
  const worst = worstVerdict(cases);
  const unreached = cases.find(({ actual }) => actual === notRun);
  const isDecided = worst !== 'passed' && worst !== 'skipped';
  if (unreached !== undefined && !isDecided) {
    return { ...skippedCheck(check, unreached.message ?? '', check.id), cases: [...cases] };
  }
  const reason = worst === 'skipped' ? (cases[0]?.message ?? caseMessages.noCases()) : null;
  return { ...facts(check), verdict: worst, reason, dependsOn: null, cases: [...cases] };
}

/** A check that was not asked: since the one it depends on did not pass, or for another reason. */
export function skippedCheck(check: CheckFacts, reason: string, dependsOn: string | null): CheckResult {
  return { ...facts(check), verdict: 'skipped', reason, dependsOn, cases: [] };
}

const facts = ({
  id,
  section,
  group,
  title,
  visibility = 'always',
  details = 'always',
}: CheckFacts): Omit<CheckResult, 'verdict' | 'reason' | 'dependsOn' | 'cases'> => {
  return { id, section, group, title, visibility, details };
};
