/** A board of n-by-n sliding tiles, which never changes once it is made. */
export class Board {
  /** tiles[row][col] is the tile at (row, col), and 0 is the blank square. */
  constructor(tiles: number[][]) {
    throw new Error(`constructor(tiles) of Board, here with ${String(tiles.length)} rows, is not written yet`);
  }

  /** n, then the rows, as the assignment shows it. */
  toString(): string {
    throw new Error('toString() is not written yet');
  }

  /** Board dimension n. */
  dimension(): number {
    throw new Error('dimension() is not written yet');
  }

  /** Number of tiles out of place. */
  hamming(): number {
    throw new Error('hamming() is not written yet');
  }

  /** Sum of Manhattan distances between tiles and goal. */
  manhattan(): number {
    throw new Error('manhattan() is not written yet');
  }

  /** Is this board the goal board? */
  isGoal(): boolean {
    throw new Error('isGoal() is not written yet');
  }

  /** Does this board equal y? */
  equals(y: unknown): boolean {
    throw new Error(`equals(), here with a value of type ${typeof y}, is not written yet`);
  }

  /** All neighboring boards. */
  neighbors(): Iterable<Board> {
    throw new Error('neighbors() is not written yet');
  }

  /** A board that is obtained by exchanging any pair of tiles. */
  twin(): Board {
    throw new Error('twin() is not written yet');
  }
}
