/** What compilers' messages usually mean in this assignment. */
import { defineMessages } from '../../../harness/messages/messages.ts';

export const causeMessages = defineMessages('8puzzle-cause', {
  packageMissing:
    'There is no such package. Only java.lang, java.util and the library can be used; the library’s classes are in edu.princeton.cs.algs4.',
  boardsAreNoIterable:
    'neighbors() and solution() return an Iterable<Board>: put the boards into a Stack<Board>, a Queue<Board> or an ArrayList<Board>, and return that; in Java an array is not an Iterable.',
  equalsOverrides:
    'The parameter of equals() is an Object, not a Board: with a Board it is a different method from the one that everybody calls.',
  fieldsOfBoard: 'The fields of Board are private to it. Solver needs none of them: call its public methods.',
  boardIsNoIterable: 'A Board cannot be iterated over. The boards next to it are those of its neighbors().',
  rawQueue:
    'The queue, or the class in it, is used without its type. Write `MinPQ<Node> queue = new MinPQ<>();` and `class Node implements Comparable<Node>`.',
  compareTo:
    'What is put into a MinPQ must be comparable: write `public int compareTo(Node that)` in a class that implements Comparable<Node>, or give the queue a Comparator.',
  notSolvableInBoard:
    'In this edition the Solver finds out whether a board can be solved: Board has no isSolvable(). Search from the board and from its twin() in turn.',
  unknownArgument:
    'The argument of equals() may be anything. Test it first: `if (!(y instanceof Board)) return false;`. After that, its fields can be read.',
  noPrevious:
    'The first node of a search has no node before it: test for null before its board is used, as in `node.prev !== null && board.equals(node.prev.board)`.',
});
