/** What the checks beside correctness, memory and timing are for. */
import { defineWords } from '../../../../harness/words/words.ts';

export const otherWords = defineWords('8puzzle-explain-other', {
  togetherMeasured:
    'moves() and solution() of your Solver on your own Board. All other checks of Solver run it on the grader’s Board.',
  togetherWhy:
    'Each class can be right by itself and wrong together with the other, for example when Solver relies on an equals() that only your Board lacks.',
  togetherPassing: 'The least number of moves, and a solution of legal moves from the board to the goal.',
  clientMeasured: 'What main() of Solver prints for a file.',
  clientWhy:
    'It is what whoever uses the program sees. Usual mistakes: other words, boards without their size, an empty line that is missing or too much.',
  clientPassing:
    'The output of the assignment’s own test client, line by line; blanks at the ends of lines and empty lines at the end are free. In TypeScript a main() may be left out.',
  constructorOfBoard: 'the constructor of Board',
  growthMeasured: 'How the CPU time of {method} grows with the size of the board.',
  growthWhy:
    'The assignment wants time proportional to n^2 at most. Usual reasons for more: each tile is searched in the whole board, a text is joined piece by piece with +, boards are compared by their texts, distances are computed for each neighbor.',
  growthPassing:
    'An exponent of at most {exponent}: {allowed} by the rule, and {excess} for what cannot be measured exactly. It is the slope of a line through the times at the sizes, both as logarithms.',
  growthInputs: 'Goal boards of n = {sizes}, each called over and over; of several rounds the shortest time counts.',
  importsMeasured: 'Which packages, modules and classes the code uses.',
  importsWhy:
    'The assignment is about these data structures, and what other libraries do is not counted. Import lines that are not used cost nothing; what is used without an import counts.',
  importsPassing: 'Nothing beyond {permitted}, the language itself, and the submission’s own files.',
  queueMeasured: 'Which priority queue the Solver’s program uses.',
  queueWhy:
    'What goes through the library’s queue is counted, and so the search has to run on it. Usual findings: java.util.PriorityQueue, an IndexMinPQ, a heap of one’s own.',
  queuePassing: '{queues} of the library or of a permitted module, or MaxPQ; no other priority queue.',
  fieldsMeasured: 'What the fields of Solver lead to.',
  fieldsWhy:
    'What a field leads to stays in memory as long as the Solver does, and a queue leads to hundreds of thousands of nodes.',
  fieldsPassing:
    'No field whose type is a queue, or a collection of search nodes. Boards, lists of boards, and one node with a link to the node before it are no finding.',
  staticMeasured: 'Which static fields and which variables of a module change.',
  staticWhy: 'They belong to all objects alike: with two boards alive, one changes the other.',
  staticPassing: 'None in Board and Solver. Constants that are only read are no finding.',
  interfacesMeasured: 'Which interfaces Board implements.',
  interfacesWhy:
    'The API prescribes none. A Comparable<Board> puts the order of the queue, which depends on the moves made, into a class that does not know them.',
  interfacesPassing: 'None.',
  publicMeasured: 'Which public classes and fields there are beside the API; the check api compares the methods.',
  publicWhy:
    'What is public can be used by others and cannot be changed any more. A public field makes an immutable class a changeable one.',
  publicPassing: 'None beyond the API.',
  hiddenMeasured: 'Whether boards that nobody knows beforehand are answered as well as the published files.',
  hiddenWhy:
    'The files are published, so their answers can be stored in a table. A mirrored board has the same answers, and is in no table.',
  hiddenPassing:
    'Published files, their mirrored twins and random boards are answered alike. A right answer for a published file that needed no search, while its twin is answered wrongly or too slowly, takes back what the file has earned; a person is told in either case.',
  hiddenInputs:
    'Some published files beside their mirrored twins, and random boards, chosen by a seed of their own (hiddenSeed). Which ones is not told beforehand.',
  publishedMeasured:
    'The same as in integrity-hidden, for every published file. It is asked only when that check or the counts give cause.',
  publishedInputs: 'Every published file that was asked in the other checks, beside its mirrored twin.',
  isSearchMeasured:
    'Whether the library’s queue decides what is searched next. Each puzzle is solved twice: with the queue as it is, and with one that answers every seventh comparison the wrong way round.',
  isSearchWhy:
    'Counts of a queue that is filled beside the real search say nothing. A search that takes its next board from the queue makes other boards when the queue is in disorder.',
  isSearchPassing:
    'The numbers of boards and of calls differ between the two runs, where they are large, and the right answer takes at least as many insertions and removals as there are moves. Two puzzles that fail take back the passes of the queue’s checks; one is told to a person.',
  isSearchInputs:
    'Four puzzles, two of them published and two mirrored, chosen by a seed of their own (hiddenSeed). Which ones is not told beforehand.',
});
