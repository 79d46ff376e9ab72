/** What the command line says about `grade diff`. */
import { defineWords } from '../../words/words.ts';

export const diffCommandWords = defineWords('diff-command', {
  description: 'what changed from one report.json to the next of one student, and why',
  old: 'report.json of the earlier grading; - is standard input',
  new: 'report.json of the later grading',
  json: 'as JSON, with everything',
  failOnRegression: 'exit code 1 when a check broke or the score is lower',
  color: 'no colours, as with NO_COLOR set',
  twice: 'Both reports cannot come from standard input.',
  twiceRemedy: 'Give one of them as a file.',
});
