import { defineMessages } from '../../../harness/messages/messages.ts';

export const puzzleMessages = defineMessages('puzzle', {
  notGiven: 'The puzzle file {name} is not among those given.',
  none: '{dir} contains no puzzle files.',
  noneRemedy: 'Name the files as the course does, for example puzzle04.txt or puzzle3x3-unsolvable.txt.',
  unreadableDirectory: 'The folder of puzzle files cannot be read: {reason}.',
  unreadableDirectoryRemedy:
    'Name a folder that can be read as puzzles, or leave puzzles out to use the built-in files.',
  unknownFiles: 'No check uses these files of {dir}: {files}.',
  absentFiles: 'Missing from {dir}, so their cases are skipped ({amount}): {files}.',
  andMore: '{shown} and {more} more',
  nameSaysSize: 'the name says {said}, but the board is {size}',
  noSolution: 'no solution',
  nameSaysSolvable: 'the name says {claimed}, but the board is unsolvable',
  nameSaysMoves: 'the name says {claimed}, but a shortest solution has {moves}',
  nameSaysImpossible: 'the name says {claimed}, but {why}',
  takenFromName:
    '{name}: {moves} are taken from the name; the search was cut off after proving that at least {least} are needed.',
  atLeast: 'a shortest solution has at least {moves}',
  evenMoves: 'every solution has an even number of moves',
  oddMoves: 'every solution has an odd number of moves',
  mislabelled: 'A puzzle file is mislabeled: {message}.',
  mislabelledRemedy: 'Rename the file, or put the right board into it.',
  otherName: '{name} does not follow the naming rule of puzzle files',
  builtInUnreadable: 'The built-in puzzle {name} or its expected values cannot be read.',
  builtInUnreadableRemedy: 'Install the package again, or regenerate the files with: grade fixtures',
  notAPuzzle: 'This is not a puzzle file: {reason}.',
  unreadable: 'The puzzle file cannot be read: {reason}.',
  unreadableRemedy: 'Give the path of a puzzle file, such as puzzle04.txt.',
  formatRemedy: 'The format is the size n, then n rows of n numbers from 0 to n*n - 1, each once; 0 is the blank.',
});
