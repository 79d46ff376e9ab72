import { defineWords } from '../../../../harness/words/words.ts';

export const optimizationWords = defineWords('timing.optimization', {
  noQueue:
    'What the search does cannot be told: nothing was put into a MinPQ or MaxPQ of the library, so the queue that was used is not the one that is counted.',
  drops:
    'Some nodes are dropped when they come out of the queue, as by a list of boards that were seen before: that is more than the A* of the assignment does.',
  critical: 'Critical optimization: present; exactly the boards two moves back are not enqueued.',
  criticalMissing: 'Critical optimization: missing; every neighbor is enqueued, and equals() is never called.',
  criticalInVain: 'Critical optimization: without effect; equals() is called, but every neighbor is enqueued.',
  criticalLate: 'Critical optimization: too late; boards two moves back are enqueued, and dropped when they come out.',
  criticalInPart: 'Critical optimization: in part; some of the boards two moves back are enqueued.',
  criticalMore: 'Critical optimization: more than that; boards that were seen longer ago are not enqueued either.',
  priorityKept:
    'Priority: kept in the search node; manhattan() is called {calls} times for each node, goal tests apart.',
  priorityNotKept: 'Priority: not kept; manhattan() is called {calls} times for each node, goal tests apart.',
  priorityHamming: 'Priority: made with hamming(), which is called {calls} times for each node.',
  priorityUnknown: 'Priority: not made with manhattan() or hamming() of Board.',
  reliesOnIt: 'The Solver relies on it: it asks again and again.',
  doesNotDepend: 'The Solver does not depend on it.',
  caching:
    'Caching in Board: cannot be seen here, since the Solver runs on our Board, which keeps its distance. {relies}',
  tiesUntold:
    'Equal priorities: their order cannot be told while other nodes are searched than the assignment’s A* searches.',
  queuesLockstep: 'Queues: two, in lockstep; the board and its twin are searched step by step in turn.',
  queuesOne: 'Queues: one, which holds the nodes of the board and of its twin.',
  queuesAlone:
    'Queues: one, for the board alone; its twin is not searched, so solvability is found without it (by parity).',
  queuesUneven: 'Queues: two, but not in lockstep; one search makes more steps than the other.',
  queuesMany: 'Queues: more than two for one puzzle.',
  queuesUntold: 'Queues: one; whether it holds the nodes of the twin, too, cannot be told.',
  orderUntold: 'Equal priorities: their order cannot be told.',
  orderOtherSearch:
    'Equal priorities: their order cannot be told, since the counts are not those of a search by moves plus manhattan().',
  orderHeap: 'Equal priorities: as the heap gives them, without a rule; every count of the queues is the reference’s.',
  orderHeapOneQueue:
    'Equal priorities: as the heap gives them, without a rule; every count is the reference’s in one queue.',
  orderHeapNoTwin:
    'Equal priorities: as the heap gives them, without a rule; every count is the reference’s without the twin.',
  theReference: 'the reference',
  sameWithHeap: 'the same search with a heap and no rule',
  timesNodes: '{ratio} times the nodes of {search}',
  orderSaves: 'Equal priorities: in an order that saves nodes, as the smaller Manhattan distance first does; {nodes}.',
  orderCosts: 'Equal priorities: in an order that costs nodes, as the larger Manhattan distance first does; {nodes}.',
  orderOther: 'Equal priorities: in another order than the reference’s, without a rule that shows; {nodes}.',
});
