/** What the checks of Board are for. */
import { defineWords } from '../../../../harness/words/words.ts';

export const boardWords = defineWords('8puzzle-explain-board', {
  hammingMeasured: 'What hamming() returns: the number of tiles that are not in their place.',
  hammingWhy:
    'It is one of the two distances that A* can be guided by. Usual mistakes: the blank is counted as a tile; tile k is expected at index k in place of k - 1; the loop stops one row or column early.',
  hammingPassing:
    'Exactly the number of tiles 1 to n^2 - 1 at another place than in the goal; the blank does not count. The goal has 0.',
  manhattanMeasured: 'What manhattan() returns: the sum over all tiles of the rows and columns to their place.',
  manhattanWhy:
    'It is the priority of the search: one that is too large loses the shortest solution, one that is too small searches for ages. Usual mistakes: the blank is counted; rows and columns are mixed up; the place of tile k is taken as row k / n, column k % n in place of (k - 1) / n, (k - 1) % n.',
  manhattanPassing:
    'Exactly the sum of |row - goal row| + |column - goal column| over the tiles 1 to n^2 - 1; the blank does not count.',
  sizeMeasured: 'What the method that tells n returns.',
  sizeWhy:
    'Solver and clients rely on it. Usual mistakes: n^2, the number of tiles, or a static field that the last board made has set.',
  sizePassing: 'n, the number of rows.',
  textMeasured: 'What toString() returns, line by line.',
  textWhy:
    'All checks that look at boards which your methods made read them by their text, and so does whoever runs the test client. Usual mistakes: the first line with n is missing, the blank is shown as a space, rows are joined without a line break.',
  textPassing:
    'n + 1 lines: the number n, then n rows of n numbers, with 0 for the blank. Blanks between and after the numbers are free, and so is a line break at the end.',
  neighborsMeasured: 'The boards that neighbors() gives, whatever their order.',
  neighborsWhy:
    'The search goes where neighbors() leads. Usual mistakes: the blank wraps around from one edge to the other; an edge is tested with > in place of >=; all neighbors share one array, so that they end up equal; the board itself is changed.',
  neighborsPassing:
    'Exactly the two, three or four boards that one slide of the blank makes, each once, and no other; the walk through the Iterable ends.',
  nestedMeasured: 'The boards that neighbors() gives for each of the neighbors that your own method made.',
  nestedWhy:
    'A board that neighbors() makes must be as good as one that a caller makes. What fails here and not in 5a and 5b: fields that are set by the constructor alone (the place of the blank, a cached distance), and arrays that boards share.',
  nestedPassing: 'As for neighbors(), for every neighbor; read as a collection without an order.',
  twinMeasured: 'The board that twin() returns.',
  twinWhy:
    'Exactly one of a board and its twin can be solved: with a wrong twin the Solver never ends for boards that cannot be solved. Usual mistakes: the blank is exchanged; the first two cells are exchanged whatever they hold; the board itself is changed; two exchanges cancel each other.',
  twinPassing:
    'A board that differs in exactly two places, which hold each other’s tiles; the blank stays. Which two tiles is free, as long as the same call gives the same twin.',
  goalMeasured: 'What isGoal() returns, for goals and for boards that are none.',
  goalWhy:
    'The search ends by it. Usual mistakes: the blank is compared as if it were tile n^2; only the first rows are compared; only 3-by-3 works.',
  goalPassing:
    'true for 1, 2, 3, ... in rows with the blank last, at every size; false for all others, unsolvable ones among them.',
  aliveMeasured: 'Whether a board keeps its answers when another one, of the same or another size, was made after it.',
  aliveWhy:
    'A search holds thousands of boards at once. What fails here: static fields, and variables outside the class, which all boards share.',
  alivePassing:
    'toString(), the distances, the size and isGoal() of the first board are the same as when it was alone.',
  equalsRulesMeasured:
    'Whether equals() obeys what the language requires of it: reflexive, symmetric, transitive, and false for null and for whatever is no Board.',
  equalsRulesWhy:
    'Collections and the critical optimization call it with anything. Usual mistakes: a cast without a test of the class, no test for null, or a parameter of type Board in Java, which is another method beside the one that is called.',
  equalsRulesPassing:
    'true or false in every case, and no exception: x equals x; x equals y just as y equals x; null, a text and objects of other classes are never equal to a board.',
  equalsPairsMeasured:
    'What equals() returns for pairs of boards of one size: equal ones, and ones that differ in a single exchange.',
  equalsPairsWhy:
    'Usual mistakes: references or arrays are compared in place of their content (==), distances are compared in place of tiles, only a part of the rows is compared.',
  equalsPairsPassing: 'true exactly when all tiles are the same.',
  equalsSizesMeasured: 'What equals() returns for two boards of different sizes.',
  equalsSizesWhy:
    'Usual mistakes: an index leaves the smaller board, or a board that begins with the rows of the other one counts as equal.',
  equalsSizesPassing: 'false, without an exception.',
  callersMeasured: 'Whether a board changes when its caller changes the array after the constructor has had it.',
  callersWhy:
    'An immutable object owns what it is made of. Usual mistakes: the array is kept, or only its outer one is copied: clone() of an int[][] copies references to rows.',
  callersPassing: 'toString(), hamming(), manhattan() and isGoal() answer as before.',
  ordersMeasured:
    'Whether each method gives the same answer again, after the other methods were called in random orders.',
  ordersWhy:
    'Usual mistakes: neighbors() or twin() exchange tiles in the board and do not put them back; a distance is counted on in a field; twin() chooses its tiles at random.',
  ordersPassing: 'The same answer each time; of neighbors() the same boards in any order.',
  reachedSizeMeasured: 'The size of a board that was reached by some steps of neighbors().',
  reachedHammingMeasured: 'hamming() of a board that was reached by some steps of neighbors().',
  reachedManhattanMeasured: 'manhattan() of a board that was reached by some steps of neighbors().',
  reachedWhy:
    'A search sees nearly only boards that neighbors() made. What fails here and not with boards of a caller: fields that a second constructor forgets, and distances that are updated step by step and drift.',
  reachedPassing: 'The value that fits the tiles which toString() shows, after every number of steps, 0 among them.',
  twinnedHammingMeasured: 'hamming() of a board that was reached by some steps of twin().',
  twinnedManhattanMeasured: 'manhattan() of a board that was reached by some steps of twin().',
  twinnedWhy:
    'The twin is the root of the second search. What fails here: a cached distance that twin() copies although two tiles have moved.',
  twinnedPassing: 'The value that fits the tiles which toString() shows, after every number of steps, 0 among them.',
  solvableMeasured: 'What isSolvable() of Board returns.',
  solvableWhy:
    'Solver asks it before it searches. Usual mistakes: the blank is counted in the inversions; for even N the row of the blank is left out, or is counted from 1.',
  solvablePassing:
    'For odd N: true exactly when the number of inversions, the blank left out, is even. For even N: true exactly when inversions plus the row of the blank, counted from 0, are odd. A failure tells both numbers.',
  oneByOneMeasured: 'All methods of a board that holds nothing but the blank.',
  oneByOneWhy: 'The edition of 2012 begins at N = 1. Usual mistakes: a loop or an index that expects a second cell.',
  oneByOnePassing: 'Size 1, both distances 0, the goal, solvable, no neighbors, and the text of one row.',
});
