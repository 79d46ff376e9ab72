/** Where the rules come from: sections of the assignment, its FAQ and its checklist, and pages of docs/. */
import { defineMessages } from '../../../harness/messages/messages.ts';

export const sourceMessages = defineMessages('8puzzle-source', {
  distances:
    'The assignment, "Hamming and Manhattan distances"; FAQ, "Is 0 a block?" and "Should the hamming() and manhattan() methods in Board return the Hamming and Manhattan priority functions?"',
  constructor: 'The assignment, "Constructor": tiles[row][col], 2 <= n < 128.',
  text: 'The assignment, "String representation"; FAQ, "Must I implement the toString() method for Board exactly as specified?"',
  neighbors: 'The assignment, "Neighboring boards"; FAQ, "How do I return an Iterable<Board>?"',
  twin: 'The assignment, "Detecting unsolvable boards", and the comment on twin() in the API; FAQ, "I’m a bit confused about the purpose of the twin() method."',
  goal: 'The assignment, "The problem" and the comment on isGoal() in the API.',
  equals: 'The assignment, "Comparing two boards for equality"; FAQ, "How do I implement equals()?"',
  immutable: 'The assignment, "Board data type": "an immutable data type". A static field is shared by all objects.',
  immutableSolver: 'The assignment, "Solver data type": "an immutable data type".',
  aStar:
    'The assignment, "A* search" and "Solver data type"; FAQ, "How do I reconstruct the solution once I’ve dequeued the goal search node?"',
  distancesOfFiles:
    'The assignment, "A* search"; FAQ, "Input files": the shortest solution to puzzle[T].txt has exactly T moves.',
  corner: 'The assignment, "Solver data type", "Corner cases".',
  solvable: 'The assignment, "Detecting unsolvable boards": a board or its twin can be solved, and never both.',
  critical: 'The assignment, "Two optimizations", "The critical optimization".',
  caching:
    'The assignment, "Two optimizations", "Caching the Hamming and Manhattan priorities"; docs/assessment.md#timing.',
  queue:
    'The assignment, "Implementation requirement"; FAQ, "Do I have to implement my own stack, queue, and priority queue?"',
  trace: 'FAQ, "Priority queue trace": 10 search nodes enqueued and 5 dequeued, and no ties.',
  consistent:
    'FAQ, "I noticed that the priorities of the search nodes dequeued from the priority queue never decrease."',
  keys: 'The contract of a priority queue: the order is settled when a key is put in. Algorithms, 4th edition, section 2.4.',
  boardMemory:
    'The rule that the course’s own assessment prints; the textbook’s cost model of memory, Algorithms, 4th edition, section 1.4; FAQ, "How can I reduce the amount of memory a board uses?"; docs/assessment.md#memory.',
  memory: 'The limits of the course’s own assessment; docs/assessment.md#memory.',
  timing: 'The limits of the course’s own assessment, and what every correct search needs; docs/assessment.md#timing.',
  client: 'The assignment, "Test client", with its sample output.',
  together: 'The assignment as a whole: the test client uses both classes.',
  quadratic:
    'The assignment, "Performance requirements"; docs/assessment.md#timing describes how CPU time is measured.',
  libraries:
    'The assignment, "Web submission": no library functions other than those in java.lang, java.util and algs4.jar; docs/assessment.md#rules-on-the-code.',
  rules: 'docs/assessment.md#rules-on-the-code; the API of the assignment.',
  integrity: 'docs/assessment.md#integrity.',
  fall2012Api: 'The assignment of fall 2012, "Board and Solver data types".',
  fall2012Parity: 'The assignment of fall 2012, "Detecting unsolvable puzzles": parity of the inversions.',
  fall2012Refusal:
    'The assignment of fall 2012: "Throw an IllegalArgumentException if the initial board is not solvable."',
  fall2012Sizes: 'The assignment of fall 2012: arbitrary N-by-N boards, for any 1 <= N < 128.',
  fall2012Queue:
    'The assignment of fall 2012: one search from the initial board, with MinPQ; the FAQ’s trace of puzzle04.',
});
