/** Known faults of Solver: what it answers. */
import { defineMessages } from '../../../harness/messages/messages.ts';
import { type Fault, family } from './fault.ts';

const given = defineMessages('8puzzle-fault-given', {
  advice: 'Test the argument first in the constructor, and throw an Error when it is null.',
  'advice@java': 'Test the argument first in the constructor, and throw an IllegalArgumentException when it is null.',
  'null-accepted': 'The constructor accepts null.',
});

const moves = defineMessages('8puzzle-fault-moves', {
  advice:
    'moves() returns the moves of the goal’s search node: 0 for the root, and one more than its predecessor’s for any other.',
  'moves-plus-one':
    'moves() is one too large: the boards of the solution are counted, not the moves between them, or the root begins with 1.',
  'moves-of-manhattan': 'moves() returns the Manhattan distance of the initial board, which is only a lower bound.',
  'moves-zero': 'moves() always returns 0.',
  'node-moves-not-counted': 'The moves of a search node are those of its predecessor: they never grow.',
  'node-moves-by-two': 'The moves of a search node are two more than those of its predecessor.',
});

const unsolvable = defineMessages('8puzzle-fault-unsolvable', {
  advice: 'For a board that cannot be solved, moves() returns -1 and solution() returns null.',
  'moves-zero-when-unsolvable': 'moves() returns 0, not -1, for a board that cannot be solved.',
  'moves-plus-one-when-unsolvable': 'moves() returns 1, not -1, for a board that cannot be solved.',
  'solution-empty-when-unsolvable': 'solution() returns a collection, not null, for a board that cannot be solved.',
});

const solvable = defineMessages('8puzzle-fault-solvable', {
  advice:
    'isSolvable() is true when the search from the initial board reached the goal, and false when the search from its twin did.',
  'solvable-negated': 'isSolvable() returns the opposite.',
  'solvable-always': 'isSolvable() always returns true.',
  'solvable-never': 'isSolvable() always returns false.',
  'solvable-needs-moves': 'isSolvable() returns false for a board that is the goal already.',
});

const path = defineMessages('8puzzle-fault-path', {
  advice:
    'Follow the goal’s search node back to the root, whose predecessor is null, and put every board on a stack: the first is then the initial board, the last the goal.',
  'solution-null': 'solution() returns null for a board that can be solved.',
  'solution-without-goal': 'solution() leaves out the goal.',
  'solution-without-initial': 'solution() leaves out the initial board.',
  'solution-has-null': 'solution() contains null where a board belongs.',
  'solution-goal-only': 'solution() contains only the goal.',
  'solution-initial-twice': 'solution() contains the initial board twice.',
});

const reversed = defineMessages('8puzzle-fault-reversed', {
  advice: 'Put each board at the front, as on the library’s Stack.',
  'advice@java':
    'Put each board at the front: on the library’s Stack, or with addFirst() into a LinkedList or ArrayDeque. java.util.Stack iterates from its bottom, in the other order.',
  'advice@typescript': 'Put each board at the front: on the library’s Stack, or with unshift() into an array.',
  'solution-reversed': 'solution() begins with the goal: its boards are in reverse order.',
});

const kept = defineMessages('8puzzle-fault-kept', {
  advice:
    'Return a collection that can be iterated over again, or make a new one for each call; take nothing out of the one you keep, and follow the previous nodes with a local variable, not with a field.',
  'solution-used-up': 'solution() gives its boards only once: called or iterated over again, it gives none.',
});

export const solverFaults: readonly Fault[] = [given, moves, unsolvable, solvable, path, reversed, kept].flatMap(
  family,
);
