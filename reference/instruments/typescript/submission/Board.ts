type Cell = readonly [row: number, column: number];

/** An immutable n-by-n board of sliding tiles; 0 is the blank. */
export class Board {
  readonly #rows: readonly (readonly number[])[];
  /** Known from the start, since a solver asks for it again and again. */
  readonly #manhattan: number;

  constructor(tiles: number[][]) {
    this.#rows = tiles.map((row) => [...row]);
    this.#manhattan = this.#sumOverTiles((rows, columns) => rows + columns);
  }

  toString(): string {
    const lines = this.#rows.map((row) => row.map((tile) => `${String(tile).padStart(2)} `).join(''));
    return `${String(this.dimension())}\n${lines.join('\n')}\n`;
  }

  dimension(): number {
    return this.#rows.length;
  }

  /** Tiles that are not where they belong. */
  hamming(): number {
    return this.#sumOverTiles((rows, columns) => (rows + columns > 0 ? 1 : 0));
  }

  /** Rows and columns that the tiles are away from where they belong, added up. */
  manhattan(): number {
    return this.#manhattan;
  }

  isGoal(): boolean {
    return this.manhattan() === 0;
  }

  equals(that: unknown): boolean {
    if (that === this) return true;
    if (!(that instanceof Board) || that.dimension() !== this.dimension()) return false;
    return this.#rows.every((row, r) => row.every((tile, c) => tile === that.#tile(r, c)));
  }

  /** The blank goes down, right, left, up. */
  neighbors(): Iterable<Board> {
    const [row, column] = this.#blank();
    const last = this.dimension() - 1;
    const neighbors: Board[] = [];
    if (row < last) neighbors.push(this.#exchanged([row, column], [row + 1, column]));
    if (column < last) neighbors.push(this.#exchanged([row, column], [row, column + 1]));
    if (column > 0) neighbors.push(this.#exchanged([row, column], [row, column - 1]));
    if (row > 0) neighbors.push(this.#exchanged([row, column], [row - 1, column]));
    return neighbors;
  }

  /** The first two tiles of the first row exchanged, or of the last row when the blank is among them. */
  twin(): Board {
    const [blankRow, blankColumn] = this.#blank();
    const row = blankRow === 0 && blankColumn < 2 ? this.dimension() - 1 : 0;
    return this.#exchanged([row, 0], [row, 1]);
  }

  #tile(row: number, column: number): number {
    return this.#rows[row]?.[column] ?? 0;
  }

  #blank(): Cell {
    const row = this.#rows.findIndex((tiles) => tiles.includes(0));
    return [row, this.#rows[row]?.indexOf(0) ?? 0];
  }

  #exchanged([row1, column1]: Cell, [row2, column2]: Cell): Board {
    const rows = this.#rows.map((row) => [...row]);
    rows[row1]![column1] = this.#tile(row2, column2);
    rows[row2]![column2] = this.#tile(row1, column1);
    return new Board(rows);
  }

  /** Adds up a value of each tile's distance from its place, in rows and in columns. */
  #sumOverTiles(value: (rows: number, columns: number) => number): number {
    const n = this.dimension();
    let sum = 0;
    for (let row = 0; row < n; row++) {
      for (let column = 0; column < n; column++) {
        const place = this.#tile(row, column) - 1;
        if (place >= 0) sum += value(Math.abs(Math.floor(place / n) - row), Math.abs((place % n) - column));
      }
    }
    return sum;
  }
}
