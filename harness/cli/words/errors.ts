import { defineWords } from '../../words/words.ts';

export const errorWords = defineWords('cli.error', {
  whatToDo: '  What to do: {remedy}',
  runAgain: '  What to do: run it again with --verbose, and report what it says.',
  fault: 'This is a fault of the grader, not of the submission: {message}',
  noFolderOrZip: 'There is no such folder or zip.',
  neither: 'This is neither a folder nor a zip archive.',
  noSubmission: 'The submission cannot be found.',
  noSubmissionRemedy: 'Give the folder or the zip that holds the source files.',
  meantCommand:
    'Did you mean the command "grade {command}"? Otherwise give the folder or the zip that holds the source files.',
  notGraded: 'Not graded: {why}\n',
  interrupted: '\nInterrupted. Stopping what runs; once more stops at once.\n',
  noCommand: 'There is no command "{word}".',
  didYouMean: 'Did you mean "grade {command}"? All commands: grade --help',
  wholeNumber: 'It must be a whole number from {least} to {most}.',
  score: 'It must be a number from 0 to 100.',
  isFolder: 'The place for the output is a folder.',
  isFolderRemedy: 'Give a file in it, as in --output html=reports/report.html.',
  samePlace: 'Two outputs go to the same place, {path}.',
  samePlaceRemedy: 'Give each its own path.',
  noPath: 'The output has no path.',
  noPathRemedy: 'Write --output {id}=FILE, or --output {id}=- for standard output.',
  notWritten: 'The file cannot be written: {reason}.',
  notWrittenRemedy: 'Choose another place with --output, or make the folder writable.',
  allOptions: 'All options: grade {command}--help',
});
