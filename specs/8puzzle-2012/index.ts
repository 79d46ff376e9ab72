/** The assignment `8puzzle-2012`: the edition of fall 2012, with size(), Board.isSolvable() and no twin(). */
import type { Assignment, PrepareOptions, Prepared } from '../../harness/assignment.ts';
import type { Section } from '../../harness/engine/check.ts';
import { regenerateFixtures } from '../8puzzle/fixtures.ts';
import { loadPuzzles, type Puzzle } from '../8puzzle/puzzles.ts';
import { languages } from './api.ts';
import { allChecks } from './checks/index.ts';
import { recognise } from './recognise.ts';

/** A section that is added to the checks of correctness: memory, timing. */
export interface MeasuredPart {
  readonly section: Section;
  prepare(options: PrepareOptions, puzzles: ReadonlyMap<string, Puzzle>): Promise<Pick<Prepared, 'checks' | 'tables'>>;
}

/** The edition with these measured parts; the weights of sections without a part are shared out. */
export const edition2012With = (parts: readonly MeasuredPart[]): Assignment => ({
  id: '8puzzle-2012',
  title: '8puzzle of fall 2012: slider puzzles by A* search',
  languages,
  weights: { compilation: 5, api: 5, style: 0, correctness: 60, memory: 10, timing: 20 },
  assessed: ['compilation', 'api', 'correctness', ...parts.map(({ section }) => section)],
  recognise,
  prepare: async (options) => {
    const { puzzlesDir, seed, language, notation, cacheDir } = options;
    const { puzzles, notes } = await loadPuzzles({ dir: puzzlesDir, cacheDir });
    const measured = await Promise.all(parts.map((part) => part.prepare(options, puzzles)));
    return {
      checks: [...allChecks({ puzzles, seed, language, notation }), ...measured.flatMap(({ checks }) => checks)],
      tables: measured.flatMap(({ tables }) => tables),
      notes,
    };
  },
  fixtures: regenerateFixtures,
});

export const assignment8puzzle2012: Assignment = edition2012With([]);
