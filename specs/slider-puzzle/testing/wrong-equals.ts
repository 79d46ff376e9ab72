/** Boards for tests, each with one fault of its equals(), and one that is right in an unusual way. */
import { sameTiles, type Tiles } from '../../../reference/puzzle/tiles.ts';
import { RightBoard } from './simulation.ts';

export class UnequalToNew extends RightBoard {
  override equals(other: unknown): boolean {
    return super.equals(other) && (this.parent === null) === ((other as RightBoard).parent === null);
  }
}

/** A number that each move changes stands for the tiles, but not in boards of the caller. */
export class UnequalByWay extends RightBoard {
  way = 0;

  override derive(tiles: Tiles): RightBoard {
    return Object.assign(super.derive(tiles), { way: 31 * this.way + tiles.flat().indexOf(0) + 1 });
  }

  override equals(other: unknown): boolean {
    const isKnown = other instanceof UnequalByWay && this.way * other.way !== 0;
    return isKnown ? this.way === other.way : super.equals(other);
  }
}

export class EqualByDistance extends RightBoard {
  override equals(other: unknown): boolean {
    return (
      other instanceof RightBoard && this.dimension() === other.dimension() && this.manhattan() === other.manhattan()
    );
  }
}

export class EqualInBytes extends RightBoard {
  override equals(other: unknown): boolean {
    const inBytes = (board: RightBoard): Tiles => board.tiles.map((row) => row.map((tile) => tile & 255));
    return other instanceof RightBoard && sameTiles(inBytes(this), inBytes(other));
  }
}

/** How many cells differ, as a byte counts them. */
export class EqualByCountInAByte extends RightBoard {
  override equals(other: unknown): boolean {
    if (!(other instanceof RightBoard) || this.dimension() !== other.dimension()) return false;
    const cells = other.tiles.flat();
    return (this.tiles.flat().filter((tile, cell) => tile !== cells[cell]).length & 255) === 0;
  }
}

export class EqualToText extends RightBoard {
  override equals(other: unknown): boolean {
    return (
      super.equals(other) ||
      (typeof other === 'string' && other.split(/\s+/u).join() === String(this).split(/\s+/u).join())
    );
  }
}

/** What has no methods cannot be seen to be of another class. */
export class EqualToObjectWithoutPrototype extends RightBoard {
  override equals(other: unknown): boolean {
    const isBare = typeof other === 'object' && other !== null && Object.getPrototypeOf(other) === null;
    return isBare || super.equals(other);
  }
}

export class EqualToOwnText extends RightBoard {
  override toString(): string {
    return super.toString().replaceAll(' ', '   ');
  }

  override equals(other: unknown): boolean {
    return String(this) === String(other);
  }
}

export class EqualButForLastColumnAtOneSize extends RightBoard {
  override equals(other: unknown): boolean {
    const shown = (board: RightBoard): Tiles =>
      board.tiles.map((row) => row.slice(0, this.dimension() === 13 ? -1 : undefined));
    return other instanceof RightBoard && sameTiles(shown(this), shown(other));
  }
}

/** Made by a board whose hash code was asked for, it has that one. */
export class HashOfParentCompared extends RightBoard {
  hash = 0;

  hashCode(): number {
    if (this.hash === 0)
      this.hash = Array.from(this.toString()).reduce(
        (hash, letter) => (Math.imul(31, hash) + letter.charCodeAt(0)) | 0,
        0,
      );
    return this.hash;
  }

  override derive(tiles: Tiles): RightBoard {
    return Object.assign(super.derive(tiles), { hash: this.hash });
  }

  override equals(other: unknown): boolean {
    const isOther = other instanceof HashOfParentCompared && this.hash * other.hash !== 0 && this.hash !== other.hash;
    return !isOther && super.equals(other);
  }
}

export class NeverEqual extends RightBoard {
  override equals(other: unknown): boolean {
    return this === other;
  }
}

export class EqualByTiles extends RightBoard {
  override equals(other: unknown): boolean {
    const tiles = (other as { readonly tiles?: Tiles } | undefined)?.tiles;
    return tiles !== undefined && sameTiles(this.tiles, tiles);
  }
}

export class EqualByTextHash extends RightBoard {
  override equals(other: unknown): boolean {
    return other instanceof RightBoard && hashOf(this.toString()) === hashOf(other.toString());
  }
}

/** As Java's String has it. */
const hashOf = (text: string): number =>
  Array.from(text).reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0, 0);

/** From the 256th call on. */
export class UnequalWhenAskedOften extends RightBoard {
  asked = 0;

  override equals(other: unknown): boolean {
    this.asked += 1;
    return super.equals(other) && this.asked < 256;
  }
}

/** equals() takes over the other board's number where the distances are the same. */
export class EqualsCopies extends RightBoard {
  copied: number | null = null;

  override equals(other: unknown): boolean {
    if (other instanceof EqualsCopies && other.manhattan() === this.manhattan()) this.copied = other.hamming();
    return super.equals(other);
  }

  override hamming(): number {
    return this.copied ?? super.hamming();
  }
}

/** A distance that is read before it was ever asked for. */
export class EqualsSpoilsDistance extends RightBoard {
  known: number | null = null;

  override equals(other: unknown): boolean {
    this.known ??= 0;
    return super.equals(other);
  }

  override manhattan(): number {
    this.known ??= super.manhattan();
    return this.known;
  }
}

export class EqualsNullForgets extends RightBoard {
  isForgotten = false;

  override equals(other: unknown): boolean {
    this.isForgotten ||= other === null;
    return super.equals(other);
  }

  override manhattan(): number {
    return this.isForgotten ? 0 : super.manhattan();
  }
}

/** Equal texts of four places for each tile. */
export class EqualByPaddedText extends RightBoard {
  override equals(other: unknown): boolean {
    const padded = (board: RightBoard): string =>
      board.tiles
        .flat()
        .map((tile) => String(tile).padStart(4))
        .join('');
    return other instanceof RightBoard && padded(this) === padded(other);
  }
}

/** Each row as a number of 32 bits, eight for a tile: from the fifth on, tiles are added to others. */
export class EqualByRowKeys extends RightBoard {
  override equals(other: unknown): boolean {
    const keys = (board: RightBoard): string =>
      board.tiles.map((row) => row.reduce((sum, tile, column) => (sum + (tile << (8 * column))) | 0, 0)).join();
    return other instanceof RightBoard && this.dimension() === other.dimension() && keys(this) === keys(other);
  }
}

export class EqualByDistancesAndSum extends RightBoard {
  override equals(other: unknown): boolean {
    const known = (board: RightBoard): string => {
      const cells = board.tiles.flat();
      const sum = cells.reduce((all, tile, cell) => all + (cell + 1) * tile ** 2, 0);
      return [board.dimension(), board.hamming(), board.manhattan(), cells.indexOf(0), sum].join();
    };
    return other instanceof RightBoard && known(this) === known(other);
  }
}
