import { defineMessages } from '../../../../../harness/messages/messages.ts';

export const checkFileMessages = defineMessages('checkCommand.file', {
  tooHard: 'Left out, since the official search needs more than {most} insertions: {files}.',
  none: 'The folder contains no puzzle files.',
  noneRemedy:
    'Puzzle files end in .txt; the course names them puzzle04.txt, puzzle4x4-30.txt or puzzle3x3-unsolvable.txt.',
  otherNames: 'Left out, since the names do not begin with "puzzle": {files}.',
  unreadable: 'The folder of puzzle files cannot be read: {reason}.',
  unreadableRemedy: 'Give the folder that contains the puzzle files.',
  andMore: '{files} and {more} more',
  puzzlesBeside: 'The puzzle files next to the submission are not used; to use them: --puzzles {path}',
  bothGiven: '--submission and --puzzles cannot be given together.',
  bothGivenRemedy: 'Write: grade check PUZZLES --submission SUBMISSION, or: grade check SUBMISSION --puzzles PUZZLES',
  onePuzzle: 'This is a single file, not a folder of puzzle files.',
  onePuzzleRemedy: 'To solve it: grade solve {path}',
  neither: 'The folder contains neither puzzle files nor a submission.',
  neitherRemedy: 'Puzzle files end in .txt (puzzle04.txt); a submission holds the classes of the assignment.',
  notThere: 'There is no such folder or file.',
  notThereRemedy: 'Give a folder of puzzle files, or a submission: a folder or a zip.',
});
