/** The assignment `comp204`: the 8-puzzle programming-studio project, its search alone. */
import type { Assignment } from '../../harness/contracts/assignment.ts';
import { defineMessages } from '../../harness/messages/messages.ts';
import { commands } from '../commands/index.ts';
import { loadPuzzles } from '../slider-puzzle/puzzles/load-puzzles.ts';
import { sections } from '../slider-puzzle/sections.ts';
import { puzzlesDirOf, puzzleSettings } from '../slider-puzzle/settings.ts';
import { languages } from './api.ts';
import { allChecks } from './checks/index.ts';

const messages = defineMessages('comp204', { title: 'COMP 204: the 8-puzzle by A* search' });

export const assignmentComp204: Assignment = {
  id: 'comp204',
  get title() {
    return messages.title();
  },
  languages,
  sections,
  weights: { compilation: 5, api: 5, correctness: 90 },
  settings: puzzleSettings,
  // Nothing else has a class of that name; other assignments have a Board, too, so this must count for more.
  recognise: ({ roots }) => (roots.has('AstarPuzzleSolver') ? 10 : 0),
  prepare: async ({ settings, notation, cacheDir }) => {
    const { puzzles, notes } = await loadPuzzles({ dir: puzzlesDirOf(settings), cacheDir });
    return { checks: allChecks({ puzzles, notation }), tables: [], notes };
  },
  commands,
};
