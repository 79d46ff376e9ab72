/** What compilers' messages usually mean in this assignment. */
import { defineMessages } from '../../../harness/messages/messages.ts';

export const causeMessages = defineMessages('8puzzle-cause', {
  packageMissing:
    'There is no such package. Only java.lang, java.util and the library can be used; the library’s classes are in edu.princeton.cs.algs4.',
  boardsAreNoIterable:
    'neighbors() and solution() return an Iterable<Board>: put the boards into a Stack<Board>, a Queue<Board> or an ArrayList<Board>, and return that; in Java an array is not an Iterable.',
  equalsOverrides:
    'The parameter of equals() must be an Object, not a Board: with a Board, it overloads the inherited method instead of overriding it.',
  fieldsOfBoard: 'The fields of Board are private. Solver does not need them: call the public methods of Board.',
  boardIsNoIterable: 'A Board cannot be iterated over. Its neighbors() returns the neighboring boards.',
  rawQueue:
    'The queue, or the class in it, is used without its type. Write `MinPQ<Node> queue = new MinPQ<>();` and `class Node implements Comparable<Node>`.',
  compareTo:
    'What is put into a MinPQ must be comparable: write `public int compareTo(Node that)` in a class that implements Comparable<Node>, or give the queue a Comparator.',
  notSolvableInBoard:
    'In this edition Board has no isSolvable(): Solver finds out by searching from the board and from its twin() in turn.',
  unknownArgument:
    'The argument of equals() may be anything. Test it first: `if (!(y instanceof Board)) return false;`. After that, you can read its fields.',
  noPrevious:
    'The first node of a search has no previous node: test for null before you use its board, as in `node.prev !== null && board.equals(node.prev.board)`.',
});
