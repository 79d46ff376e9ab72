/** What an edition for students says instead of what it does not show. */
import { defineMessages } from '../../messages/messages.ts';

export const audienceMessages = defineMessages('audience', {
  someNotShown: 'Some checks are not shown. They count toward the score and the totals of their sections.',
  verdictsAlone: 'For some checks only the verdicts are shown, without their inputs, values and messages.',
  moreAfter: 'More is shown after {date}.',
  hiddenCase: 'hidden case {number}',
  hiddenInputs: 'The course does not show the inputs of this check.',
  hiddenReason: 'The course does not show why this check was not run.',
  dependsOn: 'It depends on {check}, which did not pass.',
  dependsOnHidden: 'It depends on a check that is not shown.',
  takenBack: 'Another check, not shown, overrode this pass.',
  lostHidden: 'hidden checks in the section {section}',
  hiddenRow: 'hidden',
  fault: 'Not graded, because the grader itself failed.',
  notShownRow: 'not shown',
});
