/** Help of `grade`: what it is for, and its options. */
import { defineWords } from '../../words/words.ts';

export const programWords = defineWords('cli.program', {
  description: "Grades a submission of Princeton's 8puzzle assignment, in Java or TypeScript.",
  usage: '[options] <folder|zip>\n       grade <command> [options]',
  argument: 'folder or zip that holds the source files',
  version: 'print the version',
  help: 'print this help',
  commands: 'Commands (grade a folder of such a name as ./doctor):',
  noSubmission: 'There is no submission to grade.',
  noSubmissionRemedy: 'Give a folder or a zip: grade ./submission. All options: grade --help',
  examples: `
Examples:
  grade ./submission                       text here, reports/report.json
  grade hw.zip --output json=out/hw.json   only the file
  grade ./submission --only solver-2a      one check, and what it depends on
  grade ./submission --min-score 60        exit code 1 below 60
  grade doctor                             what works on this machine

Exit codes: 0 graded, 1 below --min-score, 2 usage or configuration,
3 submission not gradable, 4 fault of the grader, 130 interrupted.`,
});

export const optionWords = defineWords('cli.option', {
  whatGraded: 'What is graded:',
  whatComesOut: 'What comes out:',
  howItRuns: 'How it runs:',
  assignment: '{ids}; recognised from the files',
  assignmentOfSubmission: "the submission's assignment; recognised from the files",
  language: 'its language; recognised from the files',
  config: 'settings; grader.config.yaml by default',
  puzzles: "a course's own input files",
  seed: 'seed of the random cases',
  only: 'only this check, as board-1a or timing-2*; repeatable',
  output: 'as json=report.json; - is the terminal; repeatable; grade formats lists them',
  showHidden: 'the same as --audience staff',
  minScore: 'exit code 1 for a score below n',
  quiet: 'no progress; print the score and no more',
  verbose: 'also what passed, and every failed case',
  noColor: 'no colours, as with NO_COLOR set',
  jobs: 'programs that run at once',
  noStyle: 'without the tools for style',
  scan: 'what the scan refuses is not run, or graded and listed',
  weakIsolation: 'also in a weak tier: see grade doctor',
});
