/** Is the outcome of an attack the one that its `attack.yaml` says, and not better than without the attack? */
import type { CheckResult, Report } from '../../harness/contracts/report.ts';
import { isNamed } from '../../harness/text/is-named.ts';
import type { Attack } from './attack.ts';

/** One sentence for each difference: verdicts, faults of the grader, what the report must tell. */
export const outcomeFaults = (attack: Attack, report: Report): string[] => {
  if (attack['not-gradable']) {
    return [...(report.gradable ? ['It was graded, and should not be gradable.'] : []), ...untold(attack, report)];
  }
  if (!report.gradable) return [`It is not gradable: ${report.notGradable ?? ''}`];
  const unknown = Object.keys(attack.failing).filter(
    (name) => !report.checks.some((check) => isNamed(check.id, [name])),
  );
  return [
    ...unknown.map((name) => `There is no check "${name}" among those that were run.`),
    ...report.checks.flatMap((check) => wrongVerdict(check, expectedVerdict(attack, check))),
    ...untold(attack, report),
  ];
};

/** The scan refuses it: nothing of it was run, and there is no score, and no zero. */
export const refusalFaults = (report: Report): string[] => {
  const faults: string[] = [];
  if (report.gradable || report.summary.score !== null) faults.push('By default it was graded, and should be refused.');
  if (report.checks.some(({ verdict }) => verdict === 'grader-fault')) faults.push('By default it is a grader-fault.');
  if (report.isolation !== 'not-used') faults.push('By default something of it was run.');
  if (report.review.length === 0) faults.push('By default no person is asked to look.');
  return faults;
};

/** `before` is the score of the same submission without the attack. */
export const scoreFaults = (report: Report, before: number): string[] => {
  const score = report.summary.score ?? 0;
  return score > before ? [`Its score is ${score}; without the attack it is ${before}.`] : [];
};

/** Few words for a table. */
export const outcomeMessages = (attack: Attack): string => {
  const verdicts = [...new Set(Object.values(attack.failing))];
  const outcome = attack['not-gradable'] ? 'not gradable' : verdicts.length === 0 ? 'no effect' : verdicts.join(', ');
  return attack.refused ? `refused; ${outcome}` : outcome;
};

const expectedVerdict = ({ failing }: Attack, check: CheckResult): string =>
  failing[check.id] ?? Object.entries(failing).find(([name]) => isNamed(check.id, [name]))?.[1] ?? 'passed';

const wrongVerdict = (check: CheckResult, expected: string): string[] => {
  if (check.verdict === expected) return [];
  const cases = check.cases.filter(({ verdict }) => verdict !== 'passed').slice(0, 2);
  const said = cases.map(({ name, verdict, message }) => `${name} ${verdict}: ${(message ?? '').slice(0, 200)}`);
  return [`${check.id} is ${check.verdict}, not ${expected}. ${check.reason ?? said.join(' | ')}`.trim()];
};

const untold = ({ told }: Attack, report: Report): string[] => {
  const text = JSON.stringify(report);
  const missing = told.filter((one) => !text.includes(JSON.stringify(one).slice(1, -1)));
  return missing.map((one) => `The report does not tell ${JSON.stringify(one)}.`);
};
