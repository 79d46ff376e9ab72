/** What the formats say, each for itself. Keys that programs read are not among them. */
import { defineWords } from '../../words/words.ts';

export const textFormatWords = defineWords('text-format', { title: 'for people, as on the terminal' });

export const jsonWords = defineWords('json', {
  title: 'the whole report for programs (report.schema.json)',
  misfit: 'The report does not fit its own schema: {reason}.',
  unknownReason: 'unknown reason',
});

export const gradescopeWords = defineWords('gradescope', {
  title: 'Gradescope autograders',
  details: '{id}, in detail: {title}',
  noTotal: 'Some tests are not shown to students now, so Gradescope shows no total.',
});

export const classroom50Words = defineWords('classroom50', { title: 'Classroom 50 runners' });

export const githubClassroomWords = defineWords('github-classroom', {
  title: "the reporter of GitHub Classroom's autograding (legacy)",
});

export const githubActionsWords = defineWords('github-actions', {
  title: 'the summary of a GitHub Actions job; printed with -, annotations as well',
  more: { one: '{count} more is in the summary of the job.', other: '{count} more are in the summary of the job.' },
});

export const prairielearnWords = defineWords('prairielearn', { title: 'PrairieLearn external graders' });

export const autolabWords = defineWords('autolab', {
  title: 'Autolab autograders: feedback, then the scores in the last line',
  place: 'the last lines of standard output',
});

export const check50Words = defineWords('check50', { title: 'programs that read the JSON of check50' });

export const exercismWords = defineWords('exercism', {
  title: 'Exercism test runners, version 3 (verdicts, no points)',
});

export const junitWords = defineWords('junit', { title: 'JUnit XML, for CI services and Artemis' });

export const ctrfWords = defineWords('ctrf', { title: 'Common Test Report Format' });

export const tapWords = defineWords('tap', { title: 'TAP 14, Test Anything Protocol' });

export const sarifWords = defineWords('sarif', {
  title: 'SARIF 2.1.0: findings at their lines, for code scanning',
  place: 'what upload-sarif is given',
});

export const csvWords = defineWords('csv', { title: 'a row for a table of many submissions' });

export const markdownWords = defineWords('markdown', {
  title: 'a comment or a README',
  failed: 'What failed',
  notRun: 'What was not run',
  notes: 'Notes',
  review: 'A person should look at this submission before its score is used:',
  section: 'Section',
  passed: 'Checks passed',
  points: 'Points',
  outOf: 'Out of',
  ofTotal: '{passed} of {total}',
  lost: '{points} points lost',
});
