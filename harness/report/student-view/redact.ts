/** What students are shown of checks of which they may not see everything. */
import { nothingShown, notShown, type CaseResult, type CheckResult } from '../../contracts/report.ts';
import { audienceMessages } from '../messages/audience.ts';

/** The verdicts of a check and of its cases, without names, values, messages and output. */
export const hideDetails = (check: CheckResult): CheckResult => ({
  ...check,
  // What the whole time was not enough for depends on itself.
  reason: check.reason === null ? null : hiddenReason(check.dependsOn === check.id ? null : check.dependsOn),
  cases: check.cases.map(hideCase),
});

/** In words that tell no more than the id of the check it depends on, when that may be told. */
export const hiddenReason = (dependsOn: string | null): string => {
  if (dependsOn === null) return audienceMessages.hiddenReason();
  return dependsOn === notShown ? audienceMessages.dependsOnHidden() : audienceMessages.dependsOn({ check: dependsOn });
};

const hideCase = ({ verdict }: CaseResult, index: number): CaseResult => ({
  name: audienceMessages.hiddenCase({ number: index + 1 }),
  verdict,
  ...nothingShown,
  message: verdict === 'passed' ? null : audienceMessages.hiddenInputs(),
});
