/** The assignment `8puzzle`: Board and Solver, as Princeton sets it. */
import type { Assignment } from '../../harness/assignment.ts';
import { languages } from './api.ts';
import { informationPart, memoryPart, timingPart } from './assessment.ts';
import { allChecks } from './checks/index.ts';
import { currentEdition } from './edition.ts';
import { commands } from './commands/index.ts';
import { explain } from './explain/index.ts';
import { integrityPart } from './integrity/index.ts';
import { plotsFor } from './plots/index.ts';
import { loadPuzzles } from './puzzles.ts';
import { currentRules } from './rules/index.ts';
import { loadTimedPuzzles } from './timing/timed-puzzles.ts';
import { recognise } from './recognise.ts';
import { assignmentWords } from './words.ts';

export const assignment8puzzle: Assignment = {
  id: '8puzzle',
  get title() {
    return assignmentWords.title();
  },
  languages,
  weights: { compilation: 5, api: 5, correctness: 60, memory: 10, timing: 20 },
  recognise,
  prepare: async ({ puzzlesDir, seed, hiddenSeed, language, notation, cacheDir, limits, modules }) => {
    const { puzzles, notes } = await loadPuzzles({ dir: puzzlesDir, cacheDir });
    const context = { puzzles, seed, language, notation, edition: currentEdition };
    const timed = await loadTimedPuzzles(puzzles, cacheDir);
    const integrity = integrityPart(context, limits, timed.puzzles, hiddenSeed);
    const parts = [
      memoryPart(context, limits, timed.puzzles),
      timingPart(context, limits, timed),
      informationPart(context, currentRules(language, modules)),
      integrity,
    ];
    return {
      checks: [...allChecks(context), ...parts.flatMap(({ checks }) => checks)],
      tables: parts.flatMap(({ tables }) => tables),
      plots: plotsFor(timed, limits),
      notes,
      further: integrity.further,
      distrusted: integrity.distrusted,
    };
  },
  explain: explain(currentEdition),
  commands,
};
