/** Boards for tests that share what belongs to another board: the one that was made last, or one that looks alike. */
import { goal, neighbors, sameTiles, type Tiles } from '../../../reference/puzzle/tiles.ts';
import { RightBoard } from './simulation.ts';

let last: Tiles = [];

export class GoalOfLastSize extends RightBoard {
  constructor(tiles: Tiles, parent: RightBoard | null = null) {
    super(tiles, parent);
    last = goal(tiles.length);
  }

  override isGoal(): boolean {
    return sameTiles(this.tiles, last);
  }
}

export class NeighborsOfLastSize extends RightBoard {
  constructor(tiles: Tiles, parent: RightBoard | null = null) {
    super(tiles, parent);
    last = tiles;
  }

  override neighbors(): Iterable<RightBoard> {
    const most = last.length < this.tiles.length ? 2 : 4;
    return neighbors(this.tiles)
      .slice(0, most)
      .map((tiles) => this.derive(tiles));
  }
}

const kept = new Map<string, number>();

/** 1, 14 and 11, 4 have the same key. */
export class ManhattanByDigits extends RightBoard {
  override manhattan(): number {
    const key = this.tiles.flat().join('');
    const known = kept.get(key) ?? super.manhattan();
    kept.set(key, known);
    return known;
  }
}

/** Nothing is kept: the blank counts as well where it is not last. */
export class HammingCountsBlank extends RightBoard {
  override hamming(): number {
    return super.hamming() + (this.tiles.flat().at(-1) === 0 ? 0 : 1);
  }
}

/** Nothing is kept: tiles are taken to begin with 0 in the first cell. */
export class HammingFromZero extends RightBoard {
  override hamming(): number {
    return this.tiles.flat().filter((tile, cell) => tile !== 0 && tile !== cell).length;
  }
}

let side = 0;

/** What a move changes is counted with the size of the board that the caller made last. */
export class MovesOfLastSize extends RightBoard {
  readonly isWrong: boolean;

  constructor(tiles: Tiles, parent: RightBoard | null = null) {
    super(tiles, parent);
    if (parent === null) side = tiles.length;
    this.isWrong = side !== tiles.length;
  }

  override manhattan(): number {
    return super.manhattan() + (this.isWrong ? 1 : 0);
  }
}
