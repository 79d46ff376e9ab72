/** Boards for tests whose faults show at large sizes, or on boards that others made. */
import { at } from '../../../reference/puzzle/at.ts';
import { RightBoard } from './simulation.ts';

const blankOf = ({ tiles }: RightBoard): number => tiles.flat().indexOf(0);

/** The distance is updated by each move, with a row that is rounded down. */
export class DerivedRowByReciprocal extends RightBoard {
  override manhattan(): number {
    const n = this.dimension();
    const [from, to] = [blankOf(this), this.parent === null ? -1 : blankOf(this.parent)];
    if (this.parent === null || from === to) return super.manhattan();
    const home = at(this.tiles.flat(), to) - 1;
    const distanceAt = (cell: number): number =>
      Math.abs(Math.floor(home * (1 / n)) - Math.floor(cell / n)) + Math.abs((home % n) - (cell % n));
    return this.parent.manhattan() + distanceAt(to) - distanceAt(from);
  }
}

/** At the beginning of a row that is rounded down, the blank is taken to be beyond the end of the row before. */
export class BlankRowByReciprocal extends RightBoard {
  override neighbors(): Iterable<RightBoard> {
    const [n, blank] = [this.dimension(), blankOf(this)];
    return [...super.neighbors()].slice(blank - n * Math.floor(blank * (1 / n)) === n ? 1 : 0);
  }
}

export class DerivedBlankInSixBits extends RightBoard {
  override neighbors(): Iterable<RightBoard> {
    return this.parent !== null && blankOf(this) % this.dimension() > 63 ? [] : super.neighbors();
  }
}

/** The place of the blank is 100 times its row, and its column. */
export class DerivedBlankInTwoDigits extends RightBoard {
  override neighbors(): Iterable<RightBoard> {
    return this.parent !== null && blankOf(this) % this.dimension() > 99 ? [] : super.neighbors();
  }
}

/** The tile that moved is compared with its number in a byte. */
export class DerivedGoalInAByte extends RightBoard {
  override isGoal(): boolean {
    return super.isGoal() && (this.parent === null || at(this.tiles.flat(), blankOf(this.parent)) < 128);
  }
}

export class RowsByShiftedProduct extends RightBoard {
  override hamming(): number {
    const n = this.dimension();
    const isWrong = (home: number): boolean => (home * (Math.floor(2 ** 20 / n) + 1)) >>> 20 !== Math.floor(home / n);
    return super.hamming() + this.tiles.flat().filter((tile) => tile > 0 && isWrong(tile - 1)).length;
  }
}

/** The rows of tiles are rounded up where they are counted, and nowhere else. */
export class HammingByCeiling extends RightBoard {
  override hamming(): number {
    return this.tiles.flat().filter((tile, cell) => tile > 0 && !this.isHome(tile, cell)).length;
  }

  override isGoal(): boolean {
    return this.manhattan() === 0;
  }

  private isHome(tile: number, cell: number): boolean {
    const n = this.dimension();
    return Math.ceil(tile * (1 / n)) - 1 === Math.floor(cell / n) && (tile - 1) % n === cell % n;
  }
}

/** The rows of tiles are rounded down where they are compared with the goal, and nowhere else. */
export class GoalByReciprocal extends RightBoard {
  override isGoal(): boolean {
    const n = this.dimension();
    return (
      super.isGoal() &&
      this.tiles.every((row, r) => row.every((tile) => tile === 0 || Math.floor((tile - 1) * (1 / n)) === r))
    );
  }
}

/** What has changed since the board of the caller is kept in a byte. */
export class HammingByChangeInAByte extends RightBoard {
  readonly start: number;

  constructor(tiles: RightBoard['tiles'], parent: RightBoard | null = null) {
    super(tiles, parent);
    this.start = parent instanceof HammingByChangeInAByte ? parent.start : super.hamming();
  }

  override hamming(): number {
    return this.start + (((super.hamming() - this.start) << 24) >> 24);
  }

  override isGoal(): boolean {
    return this.manhattan() === 0;
  }
}
