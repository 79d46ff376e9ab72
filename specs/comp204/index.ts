/** The assignment `comp204`: the 8-puzzle programming-studio project, its search alone. */
import type { Assignment } from '../../harness/assignment.ts';
import { commands } from '../8puzzle/commands/index.ts';
import { loadPuzzles } from '../8puzzle/puzzles.ts';
import { languages } from './api.ts';
import { allChecks } from './checks/index.ts';
import { explain } from './explain/index.ts';
import { recognise } from './recognise.ts';
import { comp204Words } from './words.ts';

export const assignmentComp204: Assignment = {
  id: 'comp204',
  get title() {
    return comp204Words.title();
  },
  languages,
  weights: { compilation: 5, api: 5, correctness: 90 },
  recognise,
  prepare: async ({ puzzlesDir, notation, cacheDir }) => {
    const { puzzles, notes } = await loadPuzzles({ dir: puzzlesDir, cacheDir });
    return { checks: allChecks({ puzzles, notation }), tables: [], notes };
  },
  explain,
  commands,
};
