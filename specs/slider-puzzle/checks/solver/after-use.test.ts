import { describe, expect, it } from 'vitest';
import type { Check } from '../../../../harness/contracts/check.ts';
import { notation } from '../../../../harness/languages/java/notation.ts';
import { currentEdition, type Edition } from '../../edition.ts';
import { judging, type RightBoard, rightClasses, RightSolver } from '../../testing/simulation.ts';
import { afterUseCheck } from './after-use.ts';

const checkFor = (language: string, edition: Edition = currentEdition): Check =>
  afterUseCheck({ puzzles: new Map(), seed: 1, language, notation, edition, checkSet: 'extended' });

/** Made once: their inputs are searched for. */
const checks = { java: checkFor('java'), typescript: checkFor('typescript') };

const isPassed = (solver: typeof RightSolver, check = checks.java): boolean =>
  judging(check, { ...rightClasses, Solver: solver }).every(({ passed }) => passed);

class WalkedOnce extends RightSolver {
  override solution(): Iterable<RightBoard> | null {
    return this.boards === null ? null : this.boards.values();
  }
}

/** A walk takes boards away, and the last one brings them back. */
class PartlyUsedUp extends RightSolver {
  left: RightBoard[] = [];

  override solution(): Iterable<RightBoard> | null {
    return this.boards === null ? null : this.rest(this.boards);
  }

  *rest(boards: readonly RightBoard[]): Generator<RightBoard> {
    if (this.left.length === 0) this.left = [...boards];
    for (let board = this.left.shift(); board !== undefined; board = this.left.shift()) yield board;
  }
}

class CountsWhatIsLeft extends RightSolver {
  asked = 0;

  override moves(): number {
    this.asked += 1;
    return this.asked > 2 ? super.moves() - 1 : super.moves();
  }
}

class SolvableUntilWalked extends RightSolver {
  isWalked = false;

  override isSolvable(): boolean {
    return super.isSolvable() && !this.isWalked;
  }

  override solution(): Iterable<RightBoard> | null {
    this.isWalked = true;
    return super.solution();
  }
}

/** What was called before its first solution decides which one is kept. */
class GoalMissingAfterIsSolvable extends RightSolver {
  isAsked = false;
  kept: readonly RightBoard[] | null = null;

  override isSolvable(): boolean {
    this.isAsked = true;
    return super.isSolvable();
  }

  override moves(): number {
    this.isAsked = false;
    return super.moves();
  }

  override solution(): Iterable<RightBoard> | null {
    this.kept ??= this.boards?.slice(0, this.isAsked ? -1 : undefined) ?? null;
    return this.kept;
  }
}

class SolvableInAFewMoves extends RightSolver {
  override isSolvable(): boolean {
    return super.isSolvable() && this.moves() <= 31;
  }
}

/** What is found depends on what is asked first. */
class SolvableOnceSolutionWasAsked extends RightSolver {
  known: boolean | null = null;

  override solution(): Iterable<RightBoard> | null {
    this.known ??= true;
    return super.solution();
  }

  override isSolvable(): boolean {
    this.known ??= super.isSolvable();
    return this.known;
  }
}

/** Of a negative number, which a byte holds for more than 127, nothing left is 1. */
class InversionsInAByte extends RightSolver {
  readonly cells: readonly number[];

  constructor(board: RightBoard) {
    super(board);
    this.cells = board.tiles.flat().filter((tile) => tile > 0);
  }

  override isSolvable(): boolean {
    if (this.cells.length % 2 === 1) return super.isSolvable();
    const inversions = this.cells.flatMap((tile, index) => this.cells.slice(index).filter((other) => other < tile));
    return ((inversions.length << 24) >> 24) % 2 !== 1;
  }
}

/** All share what the one that was asked first last has found. */
const sharedWhenAsked = (): typeof RightSolver => {
  let shared = -1;
  return class extends RightSolver {
    isAsked = false;

    override moves(): number {
      if (!this.isAsked) shared = super.moves();
      this.isAsked = true;
      return shared;
    }
  };
};

class MovesInAByte extends RightSolver {
  override moves(): number {
    return (super.moves() << 24) >> 24;
  }
}

class MovesInAnUnsignedByte extends RightSolver {
  override moves(): number {
    return super.moves() & 255;
  }
}

class MovesWrongAtOneSize extends RightSolver {
  override moves(): number {
    return super.moves() + (this.boards?.[0]?.dimension() === 11 ? 1 : 0);
  }
}

class SolvableAtOneSize extends RightSolver {
  readonly size: number;

  constructor(board: RightBoard) {
    super(board);
    this.size = board.dimension();
  }

  override isSolvable(): boolean {
    return super.isSolvable() || this.size === 13;
  }
}

/** The rule for odd sizes, at an even one. */
class SolvableWithoutRowAtOneSize extends RightSolver {
  readonly cells: readonly number[];

  constructor(board: RightBoard) {
    super(board);
    this.cells = board.tiles.flat();
  }

  override isSolvable(): boolean {
    if (this.cells.length !== 100) return super.isSolvable();
    const tiles = this.cells.filter((tile) => tile > 0);
    return tiles.flatMap((tile, index) => tiles.slice(index).filter((other) => other < tile)).length % 2 === 0;
  }
}

/** The row of the blank is looked for from the second cell on. */
class SolvableButForFirstCell extends RightSolver {
  readonly isBlankFirst: boolean;

  constructor(board: RightBoard) {
    super(board);
    this.isBlankFirst = board.dimension() === 4 && board.tiles[0]?.[0] === 0;
  }

  override isSolvable(): boolean {
    return super.isSolvable() !== this.isBlankFirst;
  }
}

class MovesInNineBits extends RightSolver {
  override moves(): number {
    return super.moves() & 511;
  }
}

class LongSolutionCut extends RightSolver {
  override solution(): Iterable<RightBoard> | null {
    return this.boards?.slice(0, 256) ?? null;
  }
}

class SolutionOf500 extends RightSolver {
  override solution(): Iterable<RightBoard> | null {
    return this.boards?.slice(-500) ?? null;
  }
}

/** Boards of the same size that take fewer moves for their distance are solved. */
class LimitedByDistance extends RightSolver {
  readonly most: number;

  constructor(board: RightBoard) {
    super(board);
    this.most = 5 * board.manhattan();
  }

  override moves(): number {
    return Math.min(super.moves(), this.most);
  }
}

describe('the answers of a Solver that was used before', () => {
  it('are kept by a right one', () => {
    expect(isPassed(RightSolver)).toBe(true);
  });

  it('are asked for beside the goal where no Solver is made of an unsolvable board', () => {
    const check = checkFor('java', { ...currentEdition, hasTwin: false, solvableBy: 'Board' });
    expect(isPassed(RightSolver, check)).toBe(true);
    expect(isPassed(sharedWhenAsked(), check)).toBe(false);
  });

  it('may be an iterator, which can be walked through once', () => {
    expect(isPassed(WalkedOnce, checks.typescript)).toBe(true);
    expect(isPassed(WalkedOnce)).toBe(true);
  });

  it.each([
    ['a solution that a walk uses up', PartlyUsedUp],
    ['moves() that count what is left', CountsWhatIsLeft],
    ['isSolvable() that a walk changes', SolvableUntilWalked],
    ['a solution that depends on what was asked before the first one', GoalMissingAfterIsSolvable],
    ['isSolvable() that depends on what is asked first', SolvableOnceSolutionWasAsked],
  ])('show %s', (_, solver) => {
    expect(isPassed(solver)).toBe(false);
    expect(isPassed(solver, checks.typescript)).toBe(false);
  });
  it.each([
    ['moves that are wrong at one size', MovesWrongAtOneSize],
    ['an unsolvable board of one size that counts as solvable', SolvableAtOneSize],
    ['isSolvable() by inversions alone at an even size', SolvableWithoutRowAtOneSize],
    ['isSolvable() that finds the blank in all cells but the first', SolvableButForFirstCell],
    ['isSolvable() that is false for long solutions', SolvableInAFewMoves],
    ['isSolvable() by inversions in a byte', InversionsInAByte],
    ['moves that Solvers share once they are asked', sharedWhenAsked()],
    ['moves in a byte', MovesInAByte],
    ['moves in an unsigned byte', MovesInAnUnsignedByte],
    ['moves in nine bits', MovesInNineBits],
    ['a long solution that is cut', LongSolutionCut],
    ['a solution of more than 500 boards that is cut', SolutionOf500],
    ['moves that a distance limits', LimitedByDistance],
  ])('show %s', (_, solver) => {
    expect(isPassed(solver)).toBe(false);
  });
});
