import { describe, expect, it } from 'vitest';
import { goal, hamming, manhattan, type Tiles } from '../../../../reference/puzzle/tiles.ts';
import { notation } from '../../../../harness/languages/java/notation.ts';
import { currentEdition } from '../../edition.ts';
import type { Puzzle } from '../../puzzles/puzzles.ts';
import { judgements, type RightBoard, rightClasses, RightSolver } from '../../testing/simulation.ts';
import { independenceCheck } from './independence.ts';

const puzzle = (name: string, tiles: Tiles, moves: number): [string, Puzzle] => [
  name,
  { name, tiles, solvable: true, moves, hamming: hamming(tiles), manhattan: manhattan(tiles), queues: null },
];
const away = [
  [0, 1, 3],
  [4, 2, 5],
  [7, 8, 6],
];
const puzzles = new Map([puzzle('puzzle00.txt', goal(3), 0), puzzle('puzzle04.txt', away, 4)]);
const context = {
  puzzles,
  seed: 1,
  language: 'java',
  notation,
  edition: currentEdition,
  checkSet: 'extended',
} as const;

/** Of the cases that fail, whether their hint speaks of what is shared. Each case has a process of its own. */
const sharing = (solver: () => typeof RightSolver): (boolean | 'passed')[] => {
  const check = independenceCheck(context);
  return check.cases
    .flatMap((one) => judgements({ ...check, cases: [one] }, { ...rightClasses, Solver: solver() }))
    .map((judgement) => (judgement.passed ? 'passed' : (judgement.hint ?? '').includes('look for static fields')));
};

/** Whatever board it is given, whether another Solver is there or not. */
class NothingForTheGoal extends RightSolver {
  override solution(): Iterable<RightBoard> | null {
    return this.moves() === 0 ? [] : super.solution();
  }
}

const sharedMoves = (isOnce: boolean): typeof RightSolver => {
  let shared: number | null = null;
  return class extends RightSolver {
    constructor(board: RightBoard) {
      super(board);
      if (!isOnce || shared === null) shared = super.moves();
    }

    override moves(): number {
      return shared ?? -1;
    }
  };
};

describe('two Solvers at the same time', () => {
  it('give the right answers', () => {
    expect(sharing(() => RightSolver)).toEqual(['passed', 'passed', 'passed']);
  });

  it('share nothing where one alone gives the same wrong answers', () => {
    expect(sharing(() => NothingForTheGoal)).toEqual(['passed', false, false]);
  });

  it('are told why an isSolvable() is wrong that shares nothing', () => {
    class NeverSolvable extends RightSolver {
      override isSolvable(): boolean {
        return false;
      }
    }
    const [first] = judgements(independenceCheck(context), { ...rightClasses, Solver: NeverSolvable });
    expect(first).toMatchObject({ hint: expect.stringContaining('isSolvable() is false for') as string });
  });

  it('share what the second overwrites, and what the first leaves to the second', () => {
    expect(sharing(() => sharedMoves(false))).toEqual(['passed', true, true]);
    expect(sharing(() => sharedMoves(true))).toEqual(['passed', true, true]);
  });
});
