import { defineWords } from '../../../../harness/words/words.ts';

export const queueWords = defineWords('queue', {
  notUsed: '{call} on {on} used no MinPQ or MaxPQ.',
  usedExpected: 'at least {moves} of insert() and of delMin()',
  noQueue: 'no priority queue of the library',
  notUsedHint:
    'The search must keep its nodes in a MinPQ (or MaxPQ) of the library; a queue of your own or of java.util cannot be assessed.',
  operations: '{inserts} of insert() and {delMins} of delMin()',
  keysChanged: '{call} on {on} changed {objects} while in the priority queue.',
  nothingPut: '{call} on {on} put nothing into a MinPQ or MaxPQ.',
  noObjectChanged: 'no object changed',
  objectsInQueue: 'objects in a MinPQ or MaxPQ',
  objectsChanged: '{objects} changed',
  keysChangedHint:
    'A priority queue cannot notice that a key has changed, and its order is lost. Make a new search node for each neighbor, with final fields.',
  keepNodesHint: 'The search must keep its nodes in a MinPQ (or MaxPQ) of the library.',
  decreased: '{call} on {on}: the priority of the dequeued nodes decreased {times}.',
  nothingTaken: '{call} on {on} took nothing from a MinPQ or MaxPQ.',
  neverDecrease: 'priorities that never decrease',
  decreasedActual: 'decreased {times}',
  otherPriorityHint:
    'By your own comparison the order is right, but it does not compare moves made so far + manhattan(): do you use hamming(), leave out the moves, or weigh them?',
  contradictingHint:
    'By your own comparison, too, smaller keys came out after larger ones: the comparison contradicts itself, or keys change while they are in the queue.',
  counts: '{inserts} nodes enqueued and {delMins} dequeued',
  unknownRootHint:
    'Which nodes belong to the initial board could not be seen: a search node must hold its Board and its previous node.',
  tooManyEnqueuedHint:
    'Too many nodes are enqueued: the critical optimization is missing, or compares with the wrong board. Do not enqueue a neighbor that equals the board of the previous search node.',
  endsEarlyHint:
    'The search ends before the goal is dequeued: test for the goal when a node comes out of the queue, not when it is put in.',
  tooFewEnqueuedHint:
    'Too few nodes are enqueued: every neighbor but the previous board is enqueued, even if it was seen before.',
  tooManyDequeuedHint:
    'Too many nodes are dequeued: the priority must be the moves made so far plus the Manhattan distance, and the search ends as soon as the goal is dequeued.',
  tooFewCalls: '{call} on {on} needs at least {moves} of insert() and of delMin(), but made {made}.',
  wrongCounts: '{call} on {on}: the search from the initial board must have {exact}; it has {actual}.',
  noCounts: '{call} on {on}: the search from the initial board must have {exact}; no MinPQ or MaxPQ was used.',
  times: { one: 'once', other: '{count} times' },
});
