/** Taken before any code of a subject runs, which could replace it and be handed the array. */
const { apply } = Reflect;
const { values } = Array.prototype;

/** The boards around one: an Iterable and nothing else, as the API promises. Who takes it for an array relies on another Board. */
export class Neighbors<Board> implements Iterable<Board> {
  readonly #boards: readonly Board[];

  /** In this order; null where the edge is. */
  constructor(down: Board | null, right: Board | null, left: Board | null, up: Board | null) {
    this.#boards = listOf(down, right, left, up);
  }

  [Symbol.iterator](): Iterator<Board> {
    return apply(values, this.#boards, []) as ArrayIterator<Board>;
  }
}

Object.freeze(Neighbors);
Object.freeze(Neighbors.prototype);

/** As long as it is from the beginning: arrays that grow leave much garbage. */
const listOf = <Board>(down: Board | null, right: Board | null, left: Board | null, up: Board | null): Board[] => {
  const beside = right ?? left;
  const above = down ?? up;
  if (beside === null || above === null) return [];
  if (right === null || left === null)
    return down === null || up === null ? inOrder(above, beside, up) : [down, beside, up];
  if (down === null) return [right, left, above];
  return up === null ? [down, right, left] : [down, right, left, up];
};

const inOrder = <Board>(above: Board, beside: Board, up: Board | null): Board[] =>
  above === up ? [beside, above] : [above, beside];
