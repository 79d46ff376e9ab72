/** What the checks of memory and timing are for. */
import { defineWords } from '../../../../harness/words/words.ts';

export const measuredWords = defineWords('8puzzle-explain-measured', {
  boardMeasured: 'How many bytes an n-by-n Board takes with all that it leads to, for n = {n}.',
  boardWhy:
    'A search holds hundreds of thousands of boards. Usual reasons for too much: Integer objects or strings in place of numbers, a list of lists, a copy of the goal, the neighbors or the inverse of the board kept in each of them.',
  boardPassing: 'At most {factor} x ({rule}), which is {limit} bytes for n = {n}.',
  model:
    'Counted in the textbook’s cost model: 16 for an object, 24 for an array, 8 for a reference, each object padded to 8. An object with an int[][] and nothing else takes {reference} bytes. What all boards share is not charged.',
  growth: 'Measured as what the heap of Node grows by for each of many equal boards.',
  boardInputs: 'One random board of this size.',
  solverMeasured:
    'How many bytes a Solver takes after its construction, with all that it leads to. It runs on the grader’s Board.',
  solverWhy:
    'When the search is over, only the solution is needed. Usual reasons for too much: a field keeps the queue, the last search node with links to others than its way, or lists of all boards that were seen; that is hundreds of times as much.',
  solverPassing:
    'At most {rule}, the {boards} boards of the solution of {puzzle} in a chain with room to spare; "board" is what the grader’s Board takes, measured in the same run.',
  solverRule: '{factor} x ({base} + {boards} x ({link} + board)) bytes',
  queueMeasured:
    'How many bytes all queues take when the search of {puzzle} ends, with all that they hold, and how many keys they held at most.',
  queueWhy:
    'Memory is what ends a search of a hard puzzle. Usual reasons for too much: the critical optimization is missing, or each search node keeps more than its board, its moves, its priority and the node before it.',
  queuePassing:
    'At most {factor} times what the nodes of the reference’s queues take, and never more than {most} bytes. At most {maxLimit} keys at once; the reference holds {maxSize}.',
  queueProvable: 'Queues that some correct search could have pass as well.',
  queueUnknown: 'For this file the reference’s queues are not known.',
  timeMeasured:
    'The CPU time in which your Solver, on the grader’s Board, finds the shortest solution of {puzzle}; the answer is checked, too.',
  timeWhy:
    'The right answer has to come in time. Usual reasons why it does not: the critical optimization is missing, priorities are computed again at each comparison, boards are compared by their texts, or a list is searched for boards that were seen.',
  timePassing:
    'The right moves() and solution() within {seconds} s of CPU time. A time close to the limit is measured once more, and the smaller one counts; a run that goes on much longer is stopped.',
  queueCallsMeasured: 'How often insert() and delMin() are called until {puzzle} is solved, over all queues.',
  queueCallsWhy:
    'These counts are those of the search itself, whatever the machine. Usual reasons for more: the critical optimization is missing, comes only when the node is taken out, or compares with the wrong board; hamming() as the priority.',
  neverMeasured: 'How often hamming() and toString() of Board are called until {puzzle} is solved.',
  neverWhy:
    'The search needs neither: its priority is made with manhattan(), its boards are compared with equals(). Both walk through the whole board each time, and toString() makes many objects.',
  boardCallsMeasured:
    'How many boards are made, and how often equals() and manhattan() are called, until {puzzle} is solved.',
  boardCallsWhy:
    'Boards, and what is asked of them, are what a search costs. Usual reasons for more: neighbors() is called twice for a node, equals() compares with all boards on the way, manhattan() is asked more often than each comparison needs.',
  strictMeasured:
    'The same as in 4a, with a limit on manhattan() that only a Solver keeps which remembers its priorities.',
  strictWhy:
    'The second optimization of the assignment: a priority is computed once, when its node is made, and kept in the node. Usual mistake: compareTo() calls manhattan(), so that each step of the heap asks again.',
  countPassing: '{method}: at most {limit} calls (reference {reference})',
  countPassingProvable:
    '{method}: at most {limit} calls (reference {reference}), or {most}, since some correct search needs as many',
  countNever: '{method}: no call',
  countNeverOr: '{method}: no call, or {most} in a Solver that finds by parity whether the board can be solved',
  countRule: 'Each limit is {factor} times the count of the reference search.',
  unsolvedRule: 'A Solver that does not find the answer fails, whatever its counts.',
  notTimed: 'This file is not timed: {reason}',
});
