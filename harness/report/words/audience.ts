/** What an edition for students says in place of what it does not show. */
import { defineWords } from '../../words/words.ts';

export const audienceWords = defineWords('audience', {
  someNotShown: 'Some checks are not shown. They count in the score and in the totals of their sections.',
  verdictsAlone: 'Of some checks only the verdicts are shown, without their inputs, values and messages.',
  moreAfter: 'After {date} more can be shown.',
  hiddenCase: 'hidden case {number}',
  hiddenInputs: 'The course does not show the inputs of this check.',
  hiddenReason: 'The course does not show why this check was not run.',
  dependsOn: 'It depends on {check}, which did not pass.',
  dependsOnHidden: 'It depends on a check that is not shown.',
  takenBack: 'What another check found takes this pass back; the course does not show what.',
  lostHidden: 'checks of the section {section} that are not shown',
  hiddenRow: 'hidden',
  fault: 'Not graded, since the grader itself failed.',
  option: 'for students (default), or with all that is hidden from them',
  notShownRow: 'not shown',
  gone: 'This report is an edition for students: what only staff may see is no longer in it.',
  goneRemedy: 'Take the report that was made with --audience staff, or grade again with it.',
});
