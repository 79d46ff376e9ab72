/** Known faults of the search in Solver. */
import { defineMessages } from '../../../harness/messages/messages.ts';
import { type Fault, family } from './fault.ts';

const end = defineMessages('8puzzle-fault-end', {
  advice:
    'Take the best node out of the queue with delMin(). If it is the goal, the search ends; if not, put its neighbors in, except the board of the previous search node.',
  'goal-tested-at-insertion':
    'The search ends as soon as a goal is found among the neighbors, before it comes out of the queue.',
  'goal-tested-at-min':
    'The search ends while the goal is still in the queue: it is looked at with min() and never taken out.',
  'one-node-too-many':
    'The search puts one node too many into the queue: a neighbor of the goal after the goal was taken out, or the initial board again because the comparison with the previous board begins one node too late.',
});

const start = defineMessages('8puzzle-fault-start', {
  advice: 'Begin each search by putting the node of its own board, with no predecessor, into its own queue.',
  'root-not-inserted': 'The initial board is not put into the queue: the search begins with its neighbors.',
});

const twin = defineMessages('8puzzle-fault-twin-search', {
  advice:
    'Search from the board and from its twin() at once, one step of each in turn. Exactly one of them reaches the goal; if it is the twin’s, the board cannot be solved.',
  'twin-search-missing':
    'Nothing ends the search from a board that cannot be solved: no search from its twin runs alongside it, or that does not end it.',
});

const back = defineMessages('8puzzle-fault-back', {
  advice:
    'Put a neighbor into the queue unless it equals the board of the previous search node: compare with equals(), and with that one board only.',
  'no-critical-optimization':
    'The critical optimization is missing, or has no effect because boards are compared by reference, with == or in a set or map: the previous board is put into the queue again.',
  'no-critical-optimization@typescript':
    'The critical optimization is missing, or has no effect because boards are compared by reference, with === or in a Set or Map: the previous board is put into the queue again.',
  'compared-with-itself':
    'The critical optimization compares a neighbor with the board it is a neighbor of, not with the one before that.',
  'compared-with-initial':
    'The critical optimization compares a neighbor with the initial board, not with the previous one.',
  'compared-with-all-ancestors':
    'The critical optimization compares a neighbor with all boards on its path, not with the previous one alone.',
  'keeps-only-previous': 'The critical optimization is backwards: only the previous board is put into the queue.',
});

const priority = defineMessages('8puzzle-fault-priority', {
  advice:
    'The priority of a search node is its number of moves plus the Manhattan distance of its own board; the node with the smallest priority comes out first.',
  'priority-without-moves':
    'The priority leaves out the moves: the search finds some solution, but not always a shortest one.',
  'priority-of-moves-only': 'The priority is the number of moves alone: the search visits all boards near the start.',
  'priority-minus-moves': 'The priority subtracts the moves instead of adding them.',
  'priority-of-previous': 'The priority uses the Manhattan distance of the previous board.',
  'priority-reversed':
    'The node with the smallest priority does not come out first: the comparison is reversed, or treats all nodes as equal.',
  'priority-weighted':
    'The priority adds a multiple of the Manhattan distance: the solutions are not always the shortest.',
});

export const searchFaults: readonly Fault[] = [end, start, twin, back, priority].flatMap(family);
