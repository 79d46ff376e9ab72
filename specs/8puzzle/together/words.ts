import { defineWords } from '../../../harness/words/words.ts';

export const togetherWords = defineWords('together', {
  bothTitle: 'your Solver on your Board: moves() and solution() with puzzle00 to 31',
  bothHint:
    'This runs your Solver on your own Board. Where the checks of Solver pass, look at your Board: equals() and neighbors() matter most.',
  clientTitle: 'main() of Solver prints what the assignment shows',
  runSolver: 'run Solver',
  noMain: 'Solver has no public static void main(String[] args).',
  noMainActual: 'no main()',
  mainThrew: 'main() with {puzzle} threw {thrown}.',
  printsOther: "main() with {puzzle} prints something else than the assignment's test client.",
  printsOtherHint:
    'The assignment gives the text of main(): the number of moves on one line, then each board. Blanks at the ends of lines make no difference.',
});
