/** What the checks of Solver and of its queue are for. */
import { defineWords } from '../../../../harness/words/words.ts';

export const solverWords = defineWords('8puzzle-explain-solver', {
  keysMeasured:
    'Whether an object changes between the time it is put into the priority queue and the time it comes out. Your Solver runs on the grader’s Board and MinPQ.',
  keysWhy:
    'A queue orders its keys when they come in and does not notice later changes: its order is then lost. Usual mistake: one node is reused, with its board or number of moves exchanged.',
  keysPassing:
    'No object in a MinPQ or MaxPQ changes, and something is put into one, unless the board is the goal already.',
  movesMeasured:
    'What moves() returns. Your Solver runs on the grader’s Board, so that a fault of your own Board is not counted twice.',
  movesWhy:
    'A* finds the fewest moves, if it is A*. Usual mistakes: the search stops when the goal is put into the queue in place of when it comes out; the priority leaves out the moves; boards are counted in place of moves (one too many).',
  movesPassing: 'Exactly the least number of moves that solve the board; for a file puzzle[T].txt that is T.',
  solutionMeasured:
    'The boards that solution() gives, replayed move by move on a model of the grader’s own. Your Solver runs on the grader’s Board.',
  solutionWhy:
    'Usual mistakes: the boards come in reverse order, since the chain of nodes leads back from the goal; the first or the last board is missing; the collection is used up after one walk.',
  solutionPassing:
    'One board more than the least number of moves: the first is the board that was given, the last is the goal, and each follows from the one before by one slide. Any shortest solution will do.',
  aliveMeasured: 'Whether two Solvers that exist at the same time give the right answers, each to its own board.',
  aliveWhy:
    'What fails here and not with one Solver alone: static fields, and variables outside the class, which the second Solver overwrites.',
  alivePassing: 'All answers of both as if each were alone.',
  solvableMeasured: 'What isSolvable() returns, for boards that can be solved and for boards that cannot.',
  solvableWhy:
    'Half of all boards cannot be solved. Usual mistakes: the twin is not searched, so that the search never ends; it is searched after the board and not in turns with it; the answer tells whose queue became empty.',
  solvablePassing:
    'true exactly when the goal can be reached. The expected answer is found by parity, on boards of each size.',
  unsolvableMovesMeasured: 'What moves() returns for a board that cannot be solved.',
  unsolvableMovesWhy:
    'A caller has to tell "no solution" from "0 moves". Usual mistake: the moves of the twin’s solution, or 0.',
  unsolvableMovesPassing: '-1.',
  unsolvableSolutionMeasured: 'What solution() returns for a board that cannot be solved.',
  unsolvableSolutionWhy:
    'An empty collection would be the solution of a puzzle without boards. Usual mistake: an empty Stack, or the solution of the twin.',
  unsolvableSolutionPassing: 'null.',
  ordersMeasured:
    'Whether moves(), solution() and isSolvable(), where there is one, give the same answers again, called in random orders.',
  ordersWhy:
    'A Solver is immutable: the search is over when the constructor is. Usual mistakes: solution() empties the stack that it returns, or the search goes on with each call.',
  ordersPassing: 'The same answer each time; solution() can be walked through again and again.',
  equalsCalledMeasured: 'Whether Board.equals() is called at all while a puzzle is solved.',
  equalsCalledWhy:
    'The critical optimization compares each neighbor with the board before. Without it every board is put back into the queue again and again: on a hard puzzle that is several times as many nodes.',
  equalsCalledPassing:
    'At least one call of equals() on each file. Comparing texts or distances in its place is slower, or wrong.',
  equalsBoardsMeasured: 'What Board.equals() is called with while a puzzle is solved.',
  equalsBoardsWhy:
    'Usual mistakes: the first node has no node before it, so that equals() gets null; a search node is compared in place of its board.',
  equalsBoardsPassing: 'The argument is a Board in every call, never null and never an object of another class.',
  equalsBackMeasured: 'Which boards Board.equals() compares while a puzzle is solved.',
  equalsBackWhy:
    'Only the board two moves back is met again at once. Usual mistakes: the neighbor is compared with the board just dequeued, which it never equals; with all boards on the way to it, which costs time; with the initial board.',
  equalsBackPassing:
    'In every call one board is the one from which the other can be reached in two moves, by way of the board just dequeued: a neighbor of a node, and the board of the node before.',
  nullMeasured: 'What the constructor of Solver does with null.',
  nullWhy:
    'A program that goes wrong should say so at once, and not later somewhere else. Usual mistakes: the argument is used before it is tested; a Solver without an answer is made.',
  nullPassing: 'In Java an IllegalArgumentException, and no other; in TypeScript any error.',
  refusedMeasured: 'What the constructor of Solver does with a board that cannot be solved.',
  refusedWhy:
    'In this edition there is no twin: a search from such a board would never end. Usual mistakes: the board is not asked, or the search is begun before.',
  refusedPassing:
    'In Java an IllegalArgumentException, and no other; in TypeScript any error. It comes before any search.',
  oneByOneMeasured: 'moves() and solution() of the board that holds nothing but the blank.',
  oneByOneWhy: 'It is the goal already. Usual mistake: the search expects that there is a neighbor.',
  oneByOnePassing: '0 moves, and a solution of one board.',
  usedMeasured: 'How often insert() and delMin() of the library’s priority queues are called while a puzzle is solved.',
  usedWhy:
    'The course analyses the search by what goes through the queue. A queue of your own or of java.util cannot be counted. MaxPQ with the order reversed is as good.',
  usedPassing:
    'At least as many insertions and removals as the solution has moves: each board on the way has to come out of the queue.',
  countsMeasured:
    'How many search nodes the search from the initial board puts into its queue and takes out of it, on puzzle04.',
  countsWhy:
    'This puzzle has no ties: every A* with Manhattan priorities and the critical optimization does exactly the same. More of them: the optimization is missing. Fewer dequeued: the search stops at insertion.',
  countsPassing:
    'Exactly {inserts} nodes enqueued and {delMins} dequeued; the nodes of the twin’s search are not counted.',
  wholeCountsPassing:
    'Exactly {inserts} nodes enqueued and {delMins} dequeued, over everything that the Solver does: in this edition no twin is searched.',
  prioritiesMeasured:
    'The priorities moves + manhattan() of the search nodes, in the order in which they come out of the queue.',
  prioritiesWhy:
    'With a consistent distance they never decrease; the FAQ offers that as a clue for debugging. Usual mistakes: a comparison that contradicts itself, a priority with hamming() or without the moves, a node that is changed in the queue.',
  prioritiesPassing: 'No node comes out with a smaller priority than the one before it from the same queue.',
  oneQueueMeasured: 'How many priority queues something is put into.',
  oneQueueWhy:
    'Board.isSolvable() tells beforehand whether there is a solution: a second search is of no use in this edition.',
  oneQueuePassing: 'One.',
});
