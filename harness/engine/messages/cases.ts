import { defineMessages } from '../../messages/messages.ts';

export const caseMessages = defineMessages('case', {
  noCases: 'This check has no cases here.',
  noTimeLeft: 'Time ran out before this could run.',
  nothingToCompare: 'The program did not finish here, so there is nothing to compare.',
  onlyTogether: '{message} No single input causes this; it takes {amount} inputs in one run.',
  onlyAfterOthers: '{message} It happened only after other inputs in the same run, not with this one alone.',
  keptHint:
    'The same input gives a right answer on its own: something carries over from one object to the next, or the answer depends on chance. Look for static fields, shared arrays and random numbers.',
  easierOnes: 'Not run, because easier inputs ({names}) did not finish.',
  neverAnswers: 'Not run: the program has not answered a single question so far, and had to be stopped each time.',
  slowAlone:
    'Not judged: this uses several classes, and one of them does not finish on its own either. Fix that one’s checks first.',
  noCode: 'There is no compiled code to look at.',
  anAnswer: 'an answer',
  notRun: 'Not run: out of time. The checks before it used up the {seconds} s allowed for grading.',
  machineBusy: 'The {seconds} s allowed for grading ended while the machine was busy with other work.',
  machineBusyHint:
    'This costs no points. Grade again when the machine is less busy, with fewer --jobs, or with a larger limits.totalSeconds.',
  enough: 'Not run: the program did not finish on another input of this check, so the verdict is clear.',
  notRunHint: 'Fix what went wrong before this; then it will run.',
  graderFailed: 'The grader failed here: {message}',
  graderFailedHint: 'This is not the fault of the submission and costs no points. Please report it.',
});
