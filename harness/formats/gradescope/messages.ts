import { defineMessages } from '../../messages/messages.ts';

export const gradescopeMessages = defineMessages('gradescope', {
  details: '{id}, in detail: {title}',
  groupDetails: '{name}, in detail',
  noTotal: 'Some tests are not visible to students yet, so Gradescope shows no total.',
  passed: { one: '{passed} of 1 check passed.', other: '{passed} of {count} checks passed.' },
  failed: '- {id}: {title} ({verdict})',
  failedCosts: '- {id}: {title} ({verdict}, -{points})',
  moreFailed: { one: 'and 1 more failed check', other: 'and {count} more failed checks' },
  notRun: { one: '1 check was not run.', other: '{count} checks were not run.' },
  notRunFor: { one: '1 check was not run: {reason}', other: '{count} checks were not run: {reason}' },
  example: 'Example, {id}:',
  moreThanBefore: '{points} points more than your previous submission.',
  lessThanBefore: '{points} points less than your previous submission.',
  sameAsBefore: 'The same score as your previous submission.',
});
