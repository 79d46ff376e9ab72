/** The API of the project, as far as it can be graded: the class that solves. */
import { join } from 'node:path';
import { packageRoot } from '../../harness/package-root.ts';
import type { LanguageFacts } from '../../harness/languages/language.ts';
import { javaScan } from '../scan/java.ts';

/** Helpers (isSolvable, getNeighbors and so on) are named by the project, but their signatures are the student's. */
const java: LanguageFacts = {
  api: [
    {
      name: 'AstarPuzzleSolver',
      members: [{ signature: 'public String solvePuzzle(int[][] startState)' }],
      open: true,
    },
  ],
  instruments: join(packageRoot(), 'reference', 'java'),
  modules: ['algs4'],
  optionalModules: [],
  scan: javaScan,
};

/** By language id. */
export const languages: Readonly<Record<string, LanguageFacts>> = { java };
