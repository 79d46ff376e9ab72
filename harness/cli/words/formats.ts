/** What the command line says about formats: `--output`, `grade formats`, `grade convert`. */
import { defineWords } from '../../words/words.ts';

export const outputWords = defineWords('output', {
  unknown: 'There is no output format "{id}".',
  meant: 'Did you mean "{near}"? ',
  formats: 'The formats are:{list}.\n    Write --output json=report.json; "grade formats" says what each is for.',
});

export const formatsWords = defineWords('formats-command', {
  description: 'list the formats of --output: what each is for, and where a platform expects it',
  json: 'as JSON',
  name: 'Format',
  purpose: 'For',
  place: 'Goes to',
  use: 'Write one with --output FORMAT=PATH, when grading or with grade convert.',
});

export const convertWords = defineWords('convert', {
  description: 'write a report.json in other formats, without grading again',
  argument: 'report.json of a grading; - is standard input',
  output: 'as gradescope=results.json, - is the terminal; repeatable',
  verbose: 'text: also what passed, and every failed case',
  color: 'no colours, as with NO_COLOR set',
  quiet: 'do not say what was written',
});
