/** What is said about searches that are told step by step. */
import { defineWords } from '../../../harness/words/words.ts';

export const traceWords = defineWords('8puzzle.trace', {
  submission: 'the submission',
  reference: 'the reference',
  ended: 'the search ends here, although the goal was not taken out of the queue.',
  manyStarts: 'the search begins with {count} nodes in the queue, not with the initial board alone.',
  otherStart: 'the search does not begin with the initial board in the queue.',
  order:
    'the node taken out has priority {priority} ({moves} + {distance}), although there is one with priority {least} in the queue.',
  goneOn: 'the search goes on after the goal was taken out of the queue.',
  back: 'the board before the previous one was put in again ({board}): the critical optimization is missing.',
  extra: 'a board was put in that is no neighbor of the one taken out: {board}.',
  missing: {
    one: '{count} neighbor of the board taken out was not put in: {board}.',
    other: '{count} neighbors of the board taken out were not put in, first {board}.',
  },
  twice: 'a neighbor was put in more than once.',
  depth:
    'the nodes put in are {moves} moves from the initial board, not {due}: they were not made from the board taken out.',
  queueSize: 'Nodes in the priority queue, {whose}',
  queueSizeCut: 'Nodes in the priority queue, {whose} (the first {count} operations)',
});

export const solutionWords = defineWords('8puzzle.solution-shown', {
  submission: 'solution() of the submission',
  reference: 'A shortest solution',
  start: 'this is not the initial board.',
  illegal: 'this is no legal move from the board before.',
  repeated: 'this is the board before once more.',
  end: 'the last board is not the goal.',
  unreadable: 'this board cannot be read: its toString() {problem}.',
});
