/** Boards for tests, each with one fault that calls of its own kind show, and one that is right in an unusual way. */
import { at } from '../../../reference/puzzle/at.ts';
import { isSolvable } from '../../../reference/puzzle/parity.ts';
import { goal, manhattan, sameTiles, slide, type Tiles } from '../../../reference/puzzle/tiles.ts';
import { RightBoard } from './simulation.ts';

export class GoalOfParent extends RightBoard {
  override isGoal(): boolean {
    return this.parent?.isGoal() ?? super.isGoal();
  }
}

export class GoalByHash extends RightBoard {
  override isGoal(): boolean {
    const hashOf = (tiles: Tiles): number => tiles.flat().reduce((hash, tile) => (Math.imul(31, hash) + tile) | 0, 1);
    return hashOf(this.tiles) === hashOf(goal(this.tiles.length));
  }
}

export class GoalByDistanceIn16Bits extends RightBoard {
  override isGoal(): boolean {
    return (this.manhattan() & 0xffff) === 0;
  }
}

export class WrongUpwards extends RightBoard {
  override manhattan(): number {
    const isUp = this.parent !== null && sameTiles(slide(this.parent.tiles, 'U') ?? [], this.tiles);
    return super.manhattan() + (isUp ? 2 : 0);
  }
}

export class WrongInThirdGeneration extends RightBoard {
  override hamming(): number {
    return super.hamming() + (this.generation > 2 ? 1 : 0);
  }
}

/** Every sixth move is lost. */
export class StandsStill extends RightBoard {
  override neighbors(): Iterable<RightBoard> {
    return this.generation % 6 === 5 ? [this.derive(this.tiles)] : super.neighbors();
  }
}

export class TwinOfNeighborsTwin extends RightBoard {
  isTwin = false;

  override twin(): RightBoard {
    return this.isTwin && this.generation === 2 ? this : Object.assign(super.twin(), { isTwin: true });
  }
}

/** The distance of a derived board comes from the parent's cache, where that is filled. */
export class FromCachedParent extends RightBoard {
  cached: number | null = null;

  override manhattan(): number {
    this.cached ??= this.parent?.cached ?? super.manhattan();
    return this.cached;
  }
}

/** The text of a derived board is the parent's, where that was asked for. */
export class KeepsTextOfParent extends RightBoard {
  text: string | null = null;

  constructor(tiles: Tiles, parent: RightBoard | null = null) {
    super(tiles, parent);
    if (parent instanceof KeepsTextOfParent) this.text = parent.text;
  }

  override toString(): string {
    this.text ??= super.toString();
    return this.text;
  }
}

/** Tiles are exchanged in the board itself, and put back with the next step. */
export class SwapsWhileWalked extends RightBoard {
  override *neighbors(): Iterable<RightBoard> {
    const before = this.tiles.map((row) => [...row]);
    for (const made of super.neighbors()) {
      this.tiles.splice(0, before.length, ...made.tiles.map((row) => [...row]));
      yield made;
      this.tiles.splice(0, before.length, ...before.map((row) => [...row]));
    }
  }
}

export class TolerantGoal extends RightBoard {
  override isGoal(): boolean {
    return manhattan(this.tiles) <= 1;
  }
}

export class TextAfterText extends RightBoard {
  asked = 0;

  override toString(): string {
    this.asked += 1;
    return this.asked > 3 ? `${super.toString()} ` : super.toString();
  }
}

export class OneDigitLess extends RightBoard {
  override dimension(): number {
    return super.dimension() % 100;
  }
}

export class WrongAtOneSize extends RightBoard {
  override manhattan(): number {
    return super.manhattan() + (this.dimension() === 11 ? 2 : 0);
  }
}

export class TwinMovesBlankAtOneSize extends RightBoard {
  override twin(): RightBoard {
    return this.dimension() === 16 ? at([...this.neighbors()], 0) : super.twin();
  }
}

/** Beside the last column, on a board that cannot be solved. */
export class TwinMovesBlankInOneCell extends RightBoard {
  override twin(): RightBoard {
    const isThere = this.dimension() === 5 && this.tiles[2]?.[3] === 0 && !isSolvable(this.tiles);
    return isThere ? at([...this.neighbors()], 0) : super.twin();
  }
}

export class NeighborMissingInOneCorner extends RightBoard {
  override neighbors(): readonly RightBoard[] {
    const inCorner = this.dimension() === 8 && this.tiles[7]?.[0] === 0;
    return [...super.neighbors()].slice(inCorner ? 1 : 0);
  }
}

export class TolerantGoalAtOneSize extends RightBoard {
  override isGoal(): boolean {
    return manhattan(this.tiles) <= (this.dimension() === 14 ? 2 : 0);
  }
}

export class WrongWhenAskedOften extends RightBoard {
  asked = 0;

  override hamming(): number {
    this.asked += 1;
    return super.hamming() + (this.asked > 127 ? 1 : 0);
  }
}

export class ChangesArray extends RightBoard {
  constructor(tiles: number[][], parent: RightBoard | null = null) {
    super(tiles, parent);
    if (parent === null) tiles.reverse();
  }
}

export class ChangesArrayLater extends RightBoard {
  readonly array: number[][];

  constructor(tiles: number[][], parent: RightBoard | null = null) {
    super(tiles, parent);
    this.array = tiles;
  }

  override twin(): RightBoard {
    if (this.parent === null) this.array.reverse();
    return super.twin();
  }
}

/** The blank is n * n from then on, which any other board of the array takes for the blank as well. */
export class MarksBlankInArray extends RightBoard {
  constructor(tiles: number[][], parent: RightBoard | null = null) {
    const blank = tiles.length ** 2;
    super(
      tiles.map((row) => row.map((tile) => tile % blank)),
      parent,
    );
    for (const row of tiles) if (parent === null && row.includes(0)) row.splice(row.indexOf(0), 1, blank);
  }
}

export class GoalOfCallersArray extends RightBoard {
  readonly array: Tiles;

  constructor(tiles: Tiles, parent: RightBoard | null = null) {
    super(tiles, parent);
    this.array = tiles;
  }

  override isGoal(): boolean {
    return manhattan(this.array) === 0;
  }
}

export class KeepsLastRow extends RightBoard {
  constructor(tiles: number[][], parent: RightBoard | null = null) {
    super(tiles, parent);
    this.tiles.splice(-1, 1, ...tiles.slice(-1));
  }
}

export class KeepsLaterRows extends RightBoard {
  constructor(tiles: number[][], parent: RightBoard | null = null) {
    super(tiles, parent);
    this.tiles.splice(5, Infinity, ...tiles.slice(5));
  }
}

export class KeepsArrayOfOneSize extends RightBoard {
  constructor(tiles: number[][], parent: RightBoard | null = null) {
    super(tiles, parent);
    if (tiles.length === 9) this.tiles.splice(0, Infinity, ...tiles);
  }
}

export class DistancesIn16Bits extends RightBoard {
  override manhattan(): number {
    return this.parent === null ? super.manhattan() : (super.manhattan() << 16) >> 16;
  }
}

const shared: RightBoard[] = [];

export class SharesList extends RightBoard {
  override neighbors(): Iterable<RightBoard> {
    shared.splice(0, Infinity, ...super.neighbors());
    return shared;
  }
}

const lists = Array.from({ length: 64 }, (): RightBoard[] => []);
let turn = 0;

export class FillsListsInTurns extends RightBoard {
  override neighbors(): Iterable<RightBoard> {
    const list = at(lists, turn++ % lists.length);
    list.splice(0, Infinity, ...super.neighbors());
    return list;
  }
}

export class RefillsList extends RightBoard {
  readonly list = new Set<RightBoard>();

  override neighbors(): Iterable<RightBoard> {
    this.list.clear();
    for (const board of super.neighbors()) this.list.add(board);
    return this.list;
  }
}

export class UsedUp extends RightBoard {
  left: RightBoard[] = [];

  override *neighbors(): Iterable<RightBoard> {
    if (this.left.length === 0) this.left = [...super.neighbors()];
    for (let board = this.left.shift(); board !== undefined; board = this.left.shift()) yield board;
  }
}

export class Generator extends RightBoard {
  override *neighbors(): Iterable<RightBoard> {
    yield* super.neighbors();
  }
}

export class SecondDistanceIn16Bits extends RightBoard {
  asked = 0;

  override manhattan(): number {
    this.asked += 1;
    return this.asked > 1 ? (super.manhattan() << 16) >> 16 : super.manhattan();
  }
}

export class DerivedDistanceIn20Bits extends RightBoard {
  override manhattan(): number {
    return this.parent === null ? super.manhattan() : super.manhattan() & 0xf_ff_ff;
  }
}

export class DerivedGoalOnlyTwice extends RightBoard {
  asked = 0;

  override isGoal(): boolean {
    this.asked += 1;
    return super.isGoal() && (this.parent === null || this.asked < 3);
  }
}
