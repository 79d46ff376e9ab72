/** Why each check is asked and what it wants, for `grade explain`: by family of checks, for an edition of the assignment. */
import type { ExplanationFamily, PrepareOptions } from '../../../harness/assignment.ts';
import type { Edition } from '../edition.ts';
import { loadPuzzles } from '../puzzles.ts';
import { currentRules } from '../rules/index.ts';
import { loadTimedPuzzles, timedWithoutTwin } from '../timing/timed-puzzles.ts';
import { boardFamilies } from './board.ts';
import { memoryFamilies } from './memory.ts';
import { otherFamilies } from './other.ts';
import { solverFamilies } from './solver.ts';
import { timingFamilies } from './timing.ts';

export const explain =
  (edition: Edition) =>
  async ({
    puzzlesDir,
    seed,
    language,
    notation,
    cacheDir,
    limits,
    modules,
  }: PrepareOptions): Promise<readonly ExplanationFamily[]> => {
    const { puzzles } = await loadPuzzles({ dir: puzzlesDir, cacheDir });
    const context = { puzzles, seed, language, notation, edition };
    const loaded = await loadTimedPuzzles(puzzles, cacheDir);
    const timed = edition.hasTwin ? loaded : timedWithoutTwin(loaded);
    return [
      ...boardFamilies(edition),
      ...solverFamilies(edition),
      ...memoryFamilies(context, limits, timed.puzzles),
      ...timingFamilies(context, limits, timed),
      ...otherFamilies(currentRules(language, modules), edition.quadraticTime),
    ];
  };
