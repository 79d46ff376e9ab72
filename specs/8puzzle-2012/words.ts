import { defineWords } from '../../harness/words/words.ts';

export const fall2012Words = defineWords('fall2012', {
  title: '8puzzle of fall 2012: slider puzzles by A* search',
  oneByOne: 'the 1-by-1 board',
  oneByOneTitle: 'the 1-by-1 board is solved in 0 moves',
  blankIsGoalHint: 'The blank alone is the goal board: nothing is out of place.',
  blankHasNoInversionsHint: 'The blank alone is the goal board, and has no inversions.',
  oneQueueTitle: 'one priority queue alone is filled',
  countsTitle: 'exactly 10 nodes enqueued and 5 dequeued on puzzle04, in all',
  refusedFilesTitle: 'unsolvable boards give {exception}, file inputs',
  refusedRandomTitle: 'unsolvable boards give {exception}, random boards',
  randomUnsolvable: 'random unsolvable {size}',
  refuseHint: 'This board cannot be solved: ask isSolvable() of the board first thing in the constructor, and throw.',
  refuseOtherHint:
    'This board cannot be solved: ask isSolvable() of the board before the search begins, and throw the prescribed exception.',
  solvableFilesTitle: 'isSolvable() with file inputs',
  solvableRandomTitle: 'isSolvable() with random boards',
  solvableReachedTitle: 'isSolvable() of a board reached by neighbors',
  queuesFilled: '{call} on {on} filled {queues}.',
  oneQueue: '1 priority queue',
  keepNodesHint: 'The search must keep its nodes in a MinPQ (or MaxPQ) of the library.',
  noTwinHint:
    'Whether a board can be solved is known from isSolvable() before the search: no twin and no second queue is needed.',
  wrongCounts: '{call} on {on} must have {exact} in all; it has {found}.',
  counts: '{inserts} nodes enqueued and {delMins} dequeued',
  tooManyEnqueuedHint:
    'Too many nodes are enqueued: the critical optimization is missing, or compares with the wrong board. Do not enqueue a neighbor that equals the board of the previous search node.',
  tooFewEnqueuedHint:
    'Too few nodes are enqueued: every neighbor but the previous board is enqueued, even if it was seen before.',
  endsEarlyHint:
    'The search ends before the goal is dequeued: test for the goal when a node comes out of the queue, not when it is put in.',
  tooManyDequeuedHint:
    'Too many nodes are dequeued: search from the initial board alone (no twin), by the moves made so far plus the Manhattan distance, and end as soon as the goal is dequeued.',
  oddSizeHint:
    'This board has {inversions} inversions, the blank not counted. Of odd size, a board can be solved when their number is even, wherever the blank is.',
  evenSizeHint:
    'This board has {inversions} inversions, the blank not counted, and its blank is in row {row}, counted from 0 at the top. Of even size, a board can be solved when the sum of both is odd.',
});
