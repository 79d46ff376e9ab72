/** What `grade check --help` says. */
import { defineMessages } from '../../../../../harness/messages/messages.ts';

export const checkHelpMessages = defineMessages('checkCommand.help', {
  description: 'solve all puzzle files of a folder, by the reference or by a submission',
  path: 'puzzle files, or a submission',
  submission: 'solve the puzzle files with this folder or zip',
  puzzles: "a submission's puzzles; those of the assignment by default",
  seconds: 'for each puzzle: 60; CPU time of a submission: 10 (Java), 30 (TypeScript)',
  json: 'as JSON',
  after:
    '\nWhat is expected is what the name promises: puzzle04.txt, puzzle4x4-30.txt and\npuzzle3x3-unsolvable.txt. A submission is built, scanned and run in the sandbox,\nits own Board and Solver together; what it answers is compared with the\nreference, and its solution() is followed board by board.\n\nExamples:\n  grade check ./puzzles                         the reference, and the names\n  grade check ./submission                      the puzzles of the assignment\n  grade check ./submission --puzzles ./puzzles  other puzzles\n  grade check ./puzzles --submission hw.zip     the same\n\nExit codes: 0 all right, 1 not all, 2 usage or a file that is not a puzzle,\n3 the submission cannot be run, 4 fault of the grader, 130 interrupted.',
});
