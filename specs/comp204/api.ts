/** The API of the project, as far as it can be graded: the class that solves. */
import type { LanguageFacts } from '../../harness/contracts/language.ts';
import { apiClass, javaFacts } from '../algs4/language-facts.ts';
import { javaLibraryCauses } from '../slider-puzzle/causes/index.ts';

/** Helpers (isSolvable, getNeighbors and so on) are named by the project, but their signatures are the student's. */
const java = javaFacts({
  api: [{ ...apiClass('AstarPuzzleSolver', ['public String solvePuzzle(int[][] startState)']), open: true }],
  causes: javaLibraryCauses,
});

/** By language id. */
export const languages: Readonly<Record<string, LanguageFacts>> = { java };
