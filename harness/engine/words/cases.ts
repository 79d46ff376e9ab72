import { defineWords } from '../../words/words.ts';

export const caseWords = defineWords('case', {
  noCases: 'It has no cases here.',
  noTimeLeft: 'There was no time left to ask.',
  nothingToCompare: 'The program did not come to its end here, so that there is nothing to compare.',
  onlyTogether: '{message} No input does this alone, only {amount} in one run.',
  onlyAfterOthers: '{message} It happened only after other inputs in the same run, not with this one alone.',
  keptHint: 'Something is kept from one object to the next: look for static fields and shared arrays.',
  easierOnes: 'Not run, since easier ones ({names}) did not come to their end.',
  noCode: 'There is no compiled code to look at.',
  aGrading: 'a grading',
  anAnswer: 'an answer',
  notRun: 'Not run: the earlier cases used up the {seconds} s that {what} may take.',
  notRunHint: 'Mend what times out first; then this case has its turn.',
  graderFailed: 'The grader failed here: {message}',
  graderFailedHint: 'This is not the fault of the submission, and costs no points. Please report it.',
});
