/** The assignment `8puzzle-2012`: the edition of fall 2012, with size(), Board.isSolvable() and no twin(). */
import type { Assignment } from '../../harness/assignment.ts';
import { informationPart, memoryPart, timingPart } from '../8puzzle/assessment.ts';
import { commands } from '../8puzzle/commands/index.ts';
import { explain } from '../8puzzle/explain/index.ts';
import { integrityPart } from '../8puzzle/integrity/index.ts';
import { plotsFor } from '../8puzzle/plots/index.ts';
import { loadPuzzles } from '../8puzzle/puzzles.ts';
import { currentRules } from '../8puzzle/rules/index.ts';
import { loadTimedPuzzles, timedWithoutTwin } from '../8puzzle/timing/timed-puzzles.ts';
import { languages } from './api.ts';
import { allChecks } from './checks/index.ts';
import { edition2012 } from './edition.ts';
import { recognise } from './recognise.ts';
import { fall2012Words } from './words.ts';

export const assignment8puzzle2012: Assignment = {
  id: '8puzzle-2012',
  get title() {
    return fall2012Words.title();
  },
  languages,
  weights: { compilation: 5, api: 5, correctness: 60, memory: 10, timing: 20 },
  recognise,
  prepare: async ({ puzzlesDir, seed, hiddenSeed, language, notation, cacheDir, limits, modules }) => {
    const { puzzles, notes } = await loadPuzzles({ dir: puzzlesDir, cacheDir });
    const context = { puzzles, seed, language, notation, edition: edition2012 };
    const timed = timedWithoutTwin(await loadTimedPuzzles(puzzles, cacheDir));
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
  explain: explain(edition2012),
  commands,
};
