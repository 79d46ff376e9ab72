import { describe, expect, it } from 'vitest';
import { notation } from '../../../../../harness/languages/java/notation.ts';
import { at } from '../../../../../reference/puzzle/at.ts';
import { manhattan, sameTiles, slide, type Tiles } from '../../../../../reference/puzzle/tiles.ts';
import { currentEdition } from '../../../edition.ts';
import { extendedBoardChecks } from './index.ts';
import { judgements, RightBoard, rightClasses } from '../../simulation.ts';

const checksIn = (language: string) =>
  extendedBoardChecks({
    puzzles: new Map(),
    seed: 1,
    language,
    notation,
    edition: currentEdition,
    checkSet: 'extended',
  });

/** Of all, or of these. */
const failing = (board: typeof RightBoard, language = 'java', asked: readonly string[] = []): string[] =>
  checksIn(language)
    .filter(({ id }) => asked.length === 0 || asked.includes(id))
    .filter((check) => judgements(check, { ...rightClasses, Board: board }).some(({ passed }) => !passed))
    .map(({ id }) => id);

class GoalOfParent extends RightBoard {
  override isGoal(): boolean {
    return this.parent?.isGoal() ?? super.isGoal();
  }
}

class WrongUpwards extends RightBoard {
  override manhattan(): number {
    const isUp = this.parent !== null && sameTiles(slide(this.parent.tiles, 'U') ?? [], this.tiles);
    return super.manhattan() + (isUp ? 2 : 0);
  }
}

class WrongInThirdGeneration extends RightBoard {
  override hamming(): number {
    return super.hamming() + (this.generation > 2 ? 1 : 0);
  }
}

class UnequalToNew extends RightBoard {
  override equals(other: unknown): boolean {
    return super.equals(other) && (this.parent === null) === ((other as RightBoard).parent === null);
  }
}

class TwinOfNeighborsTwin extends RightBoard {
  isTwin = false;

  override twin(): RightBoard {
    return this.isTwin && this.generation === 2 ? this : Object.assign(super.twin(), { isTwin: true });
  }
}

/** The distance of a derived board comes from the parent's cache, where that is filled. */
class FromCachedParent extends RightBoard {
  cached: number | null = null;

  override manhattan(): number {
    this.cached ??= this.parent?.cached ?? super.manhattan();
    return this.cached;
  }
}

class TolerantGoal extends RightBoard {
  override isGoal(): boolean {
    return manhattan(this.tiles) <= 1;
  }
}

class EqualByDistance extends RightBoard {
  override equals(other: unknown): boolean {
    return (
      other instanceof RightBoard && this.dimension() === other.dimension() && this.manhattan() === other.manhattan()
    );
  }
}

class EqualInBytes extends RightBoard {
  override equals(other: unknown): boolean {
    const inBytes = (board: RightBoard): Tiles => board.tiles.map((row) => row.map((tile) => tile & 255));
    return other instanceof RightBoard && sameTiles(inBytes(this), inBytes(other));
  }
}

class EqualToText extends RightBoard {
  override equals(other: unknown): boolean {
    return (
      super.equals(other) ||
      (typeof other === 'string' && other.split(/\s+/u).join() === String(this).split(/\s+/u).join())
    );
  }
}

class TextAfterText extends RightBoard {
  asked = 0;

  override toString(): string {
    this.asked += 1;
    return this.asked > 3 ? `${super.toString()} ` : super.toString();
  }
}

class OneDigitLess extends RightBoard {
  override dimension(): number {
    return super.dimension() % 100;
  }
}

class WrongAtOneSize extends RightBoard {
  override manhattan(): number {
    return super.manhattan() + (this.dimension() === 11 ? 2 : 0);
  }
}

class TwinMovesBlankAtOneSize extends RightBoard {
  override twin(): RightBoard {
    return this.dimension() === 16 ? at([...this.neighbors()], 0) : super.twin();
  }
}

class NeighborMissingInOneCorner extends RightBoard {
  override neighbors(): readonly RightBoard[] {
    const inCorner = this.dimension() === 8 && this.tiles[7]?.[0] === 0;
    return [...super.neighbors()].slice(inCorner ? 1 : 0);
  }
}

class EqualButForLastColumnAtOneSize extends RightBoard {
  override equals(other: unknown): boolean {
    const shown = (board: RightBoard): Tiles =>
      board.tiles.map((row) => row.slice(0, this.dimension() === 13 ? -1 : undefined));
    return other instanceof RightBoard && sameTiles(shown(this), shown(other));
  }
}

class TolerantGoalAtOneSize extends RightBoard {
  override isGoal(): boolean {
    return manhattan(this.tiles) <= (this.dimension() === 14 ? 2 : 0);
  }
}

class WrongWhenAskedOften extends RightBoard {
  asked = 0;

  override hamming(): number {
    this.asked += 1;
    return super.hamming() + (this.asked > 127 ? 1 : 0);
  }
}

class ChangesArray extends RightBoard {
  constructor(tiles: number[][], parent: RightBoard | null = null) {
    super(tiles, parent);
    if (parent === null) tiles.reverse();
  }
}

class ChangesArrayLater extends RightBoard {
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

class KeepsLastRow extends RightBoard {
  constructor(tiles: number[][], parent: RightBoard | null = null) {
    super(tiles, parent);
    this.tiles.splice(-1, 1, ...tiles.slice(-1));
  }
}

class EqualByTiles extends RightBoard {
  override equals(other: unknown): boolean {
    const tiles = (other as { readonly tiles?: Tiles } | undefined)?.tiles;
    return tiles !== undefined && sameTiles(this.tiles, tiles);
  }
}

class EqualByTextHash extends RightBoard {
  override equals(other: unknown): boolean {
    return other instanceof RightBoard && hashOf(this.toString()) === hashOf(other.toString());
  }
}

/** As Java's String has it. */
const hashOf = (text: string): number =>
  Array.from(text).reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0, 0);

class DistancesIn16Bits extends RightBoard {
  override manhattan(): number {
    return this.parent === null ? super.manhattan() : (super.manhattan() << 16) >> 16;
  }
}

const shared: RightBoard[] = [];

class SharesList extends RightBoard {
  override neighbors(): Iterable<RightBoard> {
    shared.splice(0, Infinity, ...super.neighbors());
    return shared;
  }
}

class RefillsList extends RightBoard {
  readonly list = new Set<RightBoard>();

  override neighbors(): Iterable<RightBoard> {
    this.list.clear();
    for (const board of super.neighbors()) this.list.add(board);
    return this.list;
  }
}

class UsedUp extends RightBoard {
  left: RightBoard[] = [];

  override *neighbors(): Iterable<RightBoard> {
    if (this.left.length === 0) this.left = [...super.neighbors()];
    for (let board = this.left.shift(); board !== undefined; board = this.left.shift()) yield board;
  }
}

class Generator extends RightBoard {
  override *neighbors(): Iterable<RightBoard> {
    yield* super.neighbors();
  }
}

describe('the extended checks of Board', () => {
  it('pass a right one', () => {
    expect(failing(RightBoard)).toEqual([]);
  });

  it.each(['java', 'typescript'] as const)('pass a generator, which can be walked through once, in %s', (language) => {
    expect(failing(Generator, language)).toEqual([]);
  });

  it.each<[string, typeof RightBoard, string[]]>([
    ['a derived board is the goal when its parent is', GoalOfParent, ['board-18']],
    ['a distance is wrong after a move up', WrongUpwards, ['board-18']],
    ['a distance is wrong from the third generation on', WrongInThirdGeneration, ['board-18']],
    ['a derived board never equals a new one', UnequalToNew, ['board-18']],
    ["the twin of a neighbor's twin is that twin", TwinOfNeighborsTwin, ['board-18']],
    ['a cached distance is taken over', FromCachedParent, ['board-18']],
    ['a goal may be one move away', TolerantGoal, ['board-18', 'board-19']],
    ['equal distances are enough', EqualByDistance, ['board-18', 'board-20']],
    ['tiles are compared in bytes', EqualInBytes, ['board-20']],
    ['a board equals its text', EqualToText, ['board-20']],
    ['a size is wrong from 100 on', OneDigitLess, ['board-18']],
    ['a distance is wrong at one size', WrongAtOneSize, ['board-18']],
    ['a twin is none at one size', TwinMovesBlankAtOneSize, ['board-18']],
    ['a neighbor is missing in one corner of one size', NeighborMissingInOneCorner, ['board-18']],
    ['a column is not compared at one size', EqualButForLastColumnAtOneSize, ['board-18']],
    ['a goal may be one move away at one size', TolerantGoalAtOneSize, ['board-19']],
    ['an answer changes when it is asked for often', WrongWhenAskedOften, ['board-21']],
    ['the array of the caller is changed', ChangesArray, ['board-21']],
    ['the array of the caller is changed by a method', ChangesArrayLater, ['board-21']],
    ['a text grows when it is asked for often', TextAfterText, ['board-21']],
    ['neighbors are used up by a walk', UsedUp, ['board-21']],
    ['a row of the caller is kept', KeepsLastRow, ['board-21']],
    ['a call refills the list of an earlier one', RefillsList, ['board-21']],
    ['all boards share a list', SharesList, ['board-21']],
    ['equal texts have equal hash codes', EqualByTextHash, ['board-20']],
    ['distances of neighbors are cut to 16 bits', DistancesIn16Bits, ['board-18']],
  ])('tell that %s', (_, board, ids) => {
    expect(failing(board, 'java', ids)).toEqual(ids);
  });

  it('tell that a board equals what looks like it, in TypeScript', () => {
    expect(failing(EqualByTiles, 'typescript', ['board-20'])).toEqual(['board-20']);
  });

  it('tell how a derived board was made, and where it can be seen', () => {
    const [derived] = checksIn('java');
    const judged = derived === undefined ? [] : judgements(derived, { ...rightClasses, Board: GoalOfParent });
    expect(judged.find(({ passed }) => !passed)).toMatchObject({
      message:
        'isGoal() on the board 1 2 3 / 4 5 6 / 7 0 8 (reached from the board 1 2 3 / 4 5 6 / 7 8 0 by neighbors()) returned true instead of false.',
      reproduction: [
        'int[][] tiles = {{1, 2, 3}, {4, 5, 6}, {7, 8, 0}};',
        'Board board = new Board(tiles);',
        '// then neighbors(): 1 2 3 / 4 5 6 / 7 0 8, and on that board isGoal()',
      ],
    });
  });

  it.each([2, 20_260_907])('see the same with the seed %i', (seed) => {
    const checks = extendedBoardChecks({
      ...{ puzzles: new Map(), seed, language: 'java', notation },
      ...{ edition: currentEdition, checkSet: 'extended' },
    });
    const ids = checks
      .filter((check) => judgements(check, { ...rightClasses, Board: UsedUp }).some(({ passed }) => !passed))
      .map(({ id }) => id);
    expect(ids).toEqual(['board-21']);
  });
});
