/** The random boards that a grading makes for itself, with their right answers. */
import fc from 'fast-check';
import { puzzleAtDistance, puzzleByWalk, unsolvableByWalk } from '../../arbitraries/solved-puzzle-arbitrary.ts';
import type { Edition } from '../../edition.ts';
import type { SolvedPuzzle } from '../../judges/moves.ts';

/** Few, and near the goal, since every grading solves them. */
export const hiddenBoards = (edition: Edition, seed: number): readonly SolvedPuzzle[] => {
  const sets = [
    { arbitrary: fc.integer({ min: 5, max: 14 }).chain((moves) => puzzleAtDistance(3, moves)), count: 16 },
    { arbitrary: puzzleByWalk(4, 20), count: 16 },
    ...(edition.solvableBy === 'Solver' ? [{ arbitrary: unsolvableByWalk(3, 10), count: 8 }] : []),
  ];
  return sets.flatMap(({ arbitrary, count }, index) =>
    fc.sample(fc.noBias(arbitrary), { seed: seed + index, numRuns: count }),
  );
};
