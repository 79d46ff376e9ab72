/** What is wrong with a report file, and what to do. */
import { defineWords } from '../../words/words.ts';

export const readWords = defineWords('read-report', {
  unreadable: 'The report cannot be read: {reason}.',
  give: 'Give the report.json of a grading, or - for standard input.',
  missing: 'there is no such file',
  folder: 'it is a folder',
  forbidden: 'it may not be read',
  terminal: 'nothing is piped into standard input',
  tooLarge: 'The report is too large: more than {most} MB.',
  notText: 'The report is not UTF-8 text.',
  empty: 'The report is empty.',
  again: 'Grade the submission again, or take the file from where it was written.',
  truncated: 'The report is cut off: it ends at byte {bytes}, in line {lines}, within a value.',
  notJson: 'The report is not JSON: {reason}.',
  notReport: 'This is JSON, but no report of this grader.',
  older: 'The report has an older form ({found}); this version reads {known}.',
  newer: 'The report has a newer form ({found}); this version reads {known}.',
  gradeAgain: 'Grade the submission again with this version of the grader.',
  update: 'Use the version of the grader that wrote it, or a newer one.',
  field: 'A field of the report is wrong: {problem}.',
  moreFields: {
    one: 'A field of the report is wrong: {problem} (and {count} more).',
    other: 'A field of the report is wrong: {problem} (and {count} more).',
  },
  contradiction: 'The report contradicts itself: {problem}.',
  scoreRange: 'a score is from 0 to 100, and this one is {score}',
  gradableWithout: 'it is gradable and has no score',
  scoreWithout: 'it is not gradable and has a score',
  twice: 'two checks have the id {id}',
});
