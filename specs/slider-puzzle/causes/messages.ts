/** What compilers' messages usually mean in this assignment. */
import { defineMessages } from '../../../harness/messages/messages.ts';

export const causeMessages = defineMessages('8puzzle-cause', {
  packageMissing:
    'There is no such package. Only java.lang, java.util and the library can be used; the library’s classes are in edu.princeton.cs.algs4.',
  boardsAreNoIterable:
    'neighbors() and solution() return an Iterable<Board>: put the boards into a Stack<Board>, a Queue<Board> or an ArrayList<Board>, and return that; an array is not an Iterable.',
  equalsOverrides:
    'The parameter of equals() must be an Object, not a Board: with a Board, it overloads the inherited method instead of overriding it.',
  privateInBoard:
    'This is private in Board. If it is a method of the API, declare it public; if not, Solver does not need it: call the methods of the API.',
  boardIsNoIterable: 'A Board cannot be iterated over. Its neighbors() returns the neighboring boards.',
  rawQueue:
    'The queue, or the class in it, is used without its type. Write `MinPQ<Node> queue = new MinPQ<>();` and `class Node implements Comparable<Node>`.',
  queueArray:
    'Java cannot make an array of queues with their type, so the cast is unchecked. Keep the queues in two variables, or in a `List<MinPQ<Node>>`; or put the array into a local variable of its own and mark that line with `@SuppressWarnings("unchecked")`.',
  compareTo:
    'What is put into a MinPQ must be comparable: write `public int compareTo(Node that)` in a class that implements Comparable<Node>, or give the queue a Comparator.',
  notSolvableInBoard:
    'In this edition Board has no isSolvable(): Solver finds out by searching from the board and from its twin() in turn.',
  unknownArgument:
    'The argument of equals() may be anything. Test it first: `if (!(y instanceof Board)) return false;`. After that, you can read its fields.',
  filesAndInput:
    'Modules of Node are not available: files are read with `In` and standard input with `StdIn`, both of which are imported from algs4.',
  otherQueue:
    'This course does not permit that queue. Keep the search nodes in the library’s MinPQ, which is imported from algs4: insert() puts one in, and delMin() takes the best one out.',
  noPrevious:
    'The first node of a search has no previous node: test for null before you use its board, as in `node.prev !== null && board.equals(node.prev.board)`.',
});

/** What several checks show together. */
export const evidenceMessages = defineMessages('8puzzle-evidence', {
  order:
    'What {call} returns depends on which methods were called before: on a new Solver it is {nothing}, although the board can be solved.',
  orderAdvice:
    'Search, and decide whether the board can be solved, in the constructor; or begin the search in each of the methods, before it answers.',
  goal: 'moves() of a board that is the goal already is -1, and must be 0.',
  goalAdvice: 'It is -1 only for a board that cannot be solved: test for that, not for whether there are any moves.',
  goalAdviceTypescript:
    'It is -1 only for a board that cannot be solved: test for that, not for whether there are any moves. In `moves || -1`, 0 counts as missing; `moves ?? -1` keeps it.',
  overlooked: 'A board that is the goal already is not solved. It takes 0 moves, and its solution is that board alone.',
  overlookedAdvice:
    'Test every node for the goal when it comes out of the queue, beginning with the initial one: a search that tests only neighbors goes past it. If it is tested, look at what is done with a node that has no previous one.',
  counted: 'moves() is not the number of moves of the solution: what solution() returns is right.',
  countedAdvice: 'Return the moves of the goal’s search node, or one less than the number of boards in the solution.',
  endless: 'The search from a board that cannot be solved takes far too many steps, or never ends.',
  endlessAdvice:
    'Two things keep such a search short: the search from the twin, one step each in turn, and the critical optimization in both, each with its own nodes.',
  endlessSolution: 'solution() never ends, although moves() is right.',
  endlessSolutionAdvice:
    'The loop over the previous nodes must go on to the previous one each time, and end when there is none. Is a node its own previous node?',
  onlyThree: 'Several methods of Board fail, and only where a board is not 3-by-3.',
  onlyThreeAdvice:
    'Look for a fixed 3, 2 or 9 where n, n - 1 or n * n belongs: n is the number of rows of the array that the constructor was given.',
  neverSolvable: 'isSolvable() is false for boards that can be solved, of odd and of even size.',
  alwaysSolvable: 'isSolvable() is true for boards that cannot be solved, of odd and of even size.',
  oneAnswerAdvice:
    'Does it give every board the same answer? For odd n, a board can be solved when the number of its inversions is even; for even n, when that number plus the row of the blank, counted from 0 at the top, is odd. The blank is not counted in the inversions.',
  solved:
    'Boards that cannot be solved are taken for solved: isSolvable() is true, and there are moves and a solution.',
  nothing:
    'The Solver finds nothing for any board: isSolvable() is false, moves() -1 and solution() null, even for the goal.',
  nothingAdvice:
    'Does the constructor start the search, and is what it finds kept in the fields that the methods read, not in local variables of the same names?',
  nothingAdviceTypescript:
    'Does the constructor start the search, and is what it finds kept in the fields that the methods read? Is the search async? It is not over when the methods are called: leave out async and await.',
  again: 'The Solver searches again when its methods are called, although it already has all answers.',
  againAdvice:
    'Search once, in the constructor, and keep the answers in fields: a second search costs as much as the first, and where the queue is kept, it begins with what the first has left there.',
  otherClass: 'The constructor refuses its argument, but with an exception of another class than the prescribed one.',
  otherClassAdvice:
    'Throw an IllegalArgumentException itself. Older editions of the assignment asked for a NullPointerException when the argument is null.',
  solvedAdvice:
    'Only a search that begins at the initial board may solve it: keep the nodes of the two searches apart, and which of them has reached the goal.',
});
