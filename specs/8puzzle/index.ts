/** The assignment `8puzzle`: Board and Solver, as Princeton sets it. */
import type { Assignment } from '../../harness/assignment.ts';
import { languages } from './api.ts';
import { allChecks } from './checks/index.ts';
import { regenerateFixtures } from './fixtures.ts';
import { loadPuzzles } from './puzzles.ts';
import { recognise } from './recognise.ts';

export const assignment8puzzle: Assignment = {
  id: '8puzzle',
  title: '8puzzle: slider puzzles by A* search',
  languages,
  weights: { compilation: 5, api: 5, style: 0, correctness: 60, memory: 10, timing: 20 },
  assessed: ['compilation', 'api', 'correctness'],
  recognise,
  prepare: async ({ puzzlesDir, seed, language, notation, cacheDir }) => {
    const { puzzles, notes } = await loadPuzzles({ dir: puzzlesDir, cacheDir });
    return { checks: allChecks({ puzzles, seed, language, notation }), tables: [], notes };
  },
  fixtures: regenerateFixtures,
};
