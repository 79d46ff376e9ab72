/** How the substitute Board keeps its tiles. */

/**
 * Taken before any code of a subject runs, which could replace it: nothing here looks up what hangs on a prototype, as the
 * length of typed arrays does.
 */
const { setPrototypeOf } = Object;
const { imul } = Math;
const { apply } = Reflect;
const { fromCharCode } = String;
const [Bytes, Words] = [Uint8Array, Uint16Array];

export type Tiles = readonly (readonly number[])[];

/** Row by row; one byte a cell where the tiles allow it. */
export type Cells = Uint8Array | Uint16Array;

export interface Packed {
  readonly n: number;
  /** Cells 0 to 7, four bits each, when `cells` is null. */
  readonly low: number;
  /** Cells 8 to 15. */
  readonly high: number;
  readonly cells: Cells | null;
  readonly blank: number;
}

/** Throws a TypeError when the tiles are not a square array. */
export const pack = (tiles: Tiles | null | undefined): Packed => {
  if (tiles === null || tiles === undefined) throw new TypeError('Board: the tiles are null');
  const n = tiles.length;
  // Without a prototype: a setter that a subject plants on Array.prototype sees nothing.
  const flat = setPrototypeOf([], null) as number[];
  for (let row = 0; row < n; row += 1) {
    for (let column = 0; column < n; column += 1) flat[row * n + column] = tileOf(tiles, row, column);
  }
  const largest = largestOf(flat);
  const blank = lastBlank(flat);
  if (n > 4 || largest > 15) return { n, low: 0, high: 0, cells: cellsOf(flat, largest), blank };
  return { n, low: nibbles(flat, 0), high: nibbles(flat, 8), cells: null, blank };
};

/** Infinity when a tile is negative, so that it is kept as it is. */
const largestOf = (flat: readonly number[]): number => {
  let largest = 0;
  for (let i = 0; i < flat.length; i += 1) {
    const tile = flat[i] ?? 0;
    if (tile > largest || tile < 0) largest = tile < 0 ? Infinity : tile;
  }
  return largest;
};

const lastBlank = (flat: readonly number[]): number => {
  let blank = 0;
  for (let i = 0; i < flat.length; i += 1) if (flat[i] === 0) blank = i;
  return blank;
};

/** Eight cells, four bits each. */
const nibbles = (flat: readonly number[], from: number): number => {
  let bits = 0;
  for (let i = from; i < flat.length && i < from + 8; i += 1) bits |= (flat[i] ?? 0) << (4 * (i - from));
  return bits;
};

const tileOf = (tiles: Tiles, row: number, column: number): number => {
  const tile = tiles[row]?.[column];
  if (typeof tile !== 'number') throw new TypeError(`Board: there is no tile in row ${row}, column ${column}`);
  return tile;
};

const cellsOf = (flat: readonly number[], largest: number): Cells => {
  const cells = largest < 256 ? new Bytes(flat.length) : new Words(flat.length);
  for (let i = 0; i < flat.length; i += 1) cells[i] = flat[i] ?? 0;
  return cells;
};

export const copyOf = (n: number, cells: Cells): Cells => {
  const copy = cells.BYTES_PER_ELEMENT === 1 ? new Bytes(n * n) : new Words(n * n);
  for (let i = 0; i < n * n; i += 1) copy[i] = cells[i] ?? 0;
  return copy;
};

/** Of boards of one size. */
export const sameCells = (n: number, a: Cells | null, b: Cells | null): boolean => {
  if (a === null || b === null) return a === b;
  for (let i = 0; i < n * n; i += 1) if (a[i] !== b[i]) return false;
  return true;
};

export const tileAt = (cell: number, low: number, high: number, cells: Cells | null): number => {
  if (cells !== null) return cells[cell] ?? 0;
  return cell < 8 ? (low >>> (4 * cell)) & 15 : (high >>> (4 * (cell - 8))) & 15;
};

/** Does one move of the blank lead from one to the other? */
export const areOneMoveApart = (a: Packed, b: Packed): boolean => {
  const { n } = a;
  const rows = ((a.blank / n) | 0) - ((b.blank / n) | 0);
  const columns = (a.blank % n) - (b.blank % n);
  if (n !== b.n || rows * rows + columns * columns !== 1) return false;
  for (let cell = 0; cell < n * n; cell += 1) {
    if (cell === a.blank || cell === b.blank) continue;
    if (tileAt(cell, a.low, a.high, a.cells) !== tileAt(cell, b.low, b.high, b.cells)) return false;
  }
  return true;
};

/** Manhattan distance of one tile from its place; 0 for the blank. */
export const distance = (n: number, tile: number, cell: number): number => {
  if (tile === 0) return 0;
  const goal = tile - 1;
  const goalRow = (goal / n) | 0;
  const row = (cell / n) | 0;
  const rows = goalRow - row;
  const columns = goal - goalRow * n - (cell - row * n);
  return (rows < 0 ? -rows : rows) + (columns < 0 ? -columns : columns);
};

export const manhattanOf = (n: number, low: number, high: number, cells: Cells | null): number => {
  let sum = 0;
  for (let i = 0; i < n * n; i += 1) sum += distance(n, tileAt(i, low, high, cells), i);
  return sum;
};

/** A number for cells, nearly always another for other ones. */
export const hashOf = (n: number, cells: Cells): number => {
  let hash = 0;
  for (let i = 0; i < n * n; i += 1) hash = imul(hash, 0x9e3779b1) + (cells[i] ?? 0);
  return hash | 0;
};

export const hammingOf = (n: number, low: number, high: number, cells: Cells | null): number => {
  let count = 0;
  for (let i = 0; i < n * n; i += 1) {
    const tile = tileAt(i, low, high, cells);
    if (tile !== 0 && tile !== i + 1) count += 1;
  }
  return count;
};

/** By parity: inversions, for even n together with the row of the blank, from 0. */
export const solvable = (n: number, blank: number, low: number, high: number, cells: Cells | null): boolean => {
  let sum = n % 2 === 0 ? ((blank / n) | 0) + 1 : 0;
  for (let cell = 0; cell < n * n; cell += 1) {
    const tile = tileAt(cell, low, high, cells);
    for (let later = cell + 1; later < n * n; later += 1) {
      const other = tileAt(later, low, high, cells);
      if (other !== 0 && tile > other) sum += 1;
    }
  }
  return sum % 2 === 0;
};

/** As toString() is specified: the size, then the rows, each tile in two places. Tiles may be called by other names. */
export const textOf = (
  n: number,
  low: number,
  high: number,
  cells: Cells | null,
  name: (tile: number, cells: number) => number = (tile) => tile,
): string => {
  let text = `${n}\n`;
  for (let row = 0; row < n; row += 1) {
    const codes = setPrototypeOf([], null) as number[];
    let length = 0;
    for (let i = row * n; i < row * n + n; i += 1) {
      length = putTile(codes, length, name(tileAt(i, low, high, cells), n * n));
    }
    codes[length] = LINE_BREAK;
    text += apply(fromCharCode, null, codes);
  }
  return text;
};

const [ZERO, SPACE, LINE_BREAK] = [48, 32, 10];

/**
 * The characters of a tile and a space, from `place` on; returns the place after them. Rows of characters, since a text that is put
 * together from small ones takes five times as long, and searches keep such texts of large boards in sets, too.
 */
const putTile = (codes: number[], place: number, tile: number): number => {
  let unit = 10;
  while (unit * 10 <= tile) unit *= 10;
  let next = place;
  for (; unit >= 1; unit /= 10) {
    codes[next] = tile < unit && unit > 1 ? SPACE : ZERO + (((tile / unit) | 0) % 10);
    next += 1;
  }
  codes[next] = SPACE;
  return next + 1;
};
