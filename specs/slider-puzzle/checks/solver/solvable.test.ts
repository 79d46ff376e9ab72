import { expect, it } from 'vitest';
import { notation } from '../../../../harness/languages/java/notation.ts';
import { currentEdition } from '../../edition.ts';
import { judgements, rightClasses, RightSolver } from '../../testing/simulation.ts';
import { solvableChecks } from './solvable.ts';

class NeedsMoves extends RightSolver {
  override isSolvable(): boolean {
    return this.moves() > 0;
  }
}

class NeverSolvable extends RightSolver {
  override isSolvable(): boolean {
    return false;
  }
}

const hintsOf = (solver: typeof RightSolver): ReadonlySet<string | undefined> => {
  const context = { puzzles: new Map(), seed: 1, language: 'java', notation, edition: currentEdition } as const;
  const checks = solvableChecks({ ...context, checkSet: 'extended' });
  const judged = checks.flatMap((check) => judgements(check, { ...rightClasses, Solver: solver }));
  return new Set(judged.map((one) => (one.passed ? undefined : one.hint)));
};

it.each([
  ['the goal where it alone is taken for unsolvable', NeedsMoves, 1],
  ['the goal and other boards where all are', NeverSolvable, 2],
])('speaks of %s', (_, solver, kinds) => {
  const hints = [...hintsOf(solver)].filter((hint) => hint !== undefined);
  expect(hints).toHaveLength(kinds);
  expect(hints).toContainEqual(expect.stringMatching(/^isSolvable\(\) is false for the goal/u));
});
