/** Boards made by walking from the goal: solvable by construction, and never farther away than the walk is long. */
import { Arbitrary, Stream, Value, type Random } from 'fast-check';
import { at } from '../../../reference/puzzle/at.ts';
import { directions, goal, slide, type Direction, type Tiles } from '../../../reference/puzzle/tiles.ts';

export interface Walk {
  /** Moves of the blank, from the goal on; none undoes the one before. */
  readonly moves: readonly Direction[];
  /** The board where the walk ends. */
  readonly tiles: Tiles;
}

/** Walks over n-by-n boards of 0 to `maxMoves` moves, every length equally likely. Shrinks to shorter walks. */
export const walkArbitrary = (n: number, maxMoves: number): Arbitrary<Walk> => new WalkArbitrary(n, maxMoves);

class WalkArbitrary extends Arbitrary<Walk> {
  readonly #goal: Tiles;
  readonly #maxMoves: number;

  constructor(n: number, maxMoves: number) {
    super();
    this.#goal = goal(n);
    this.#maxMoves = maxMoves;
  }

  override generate(random: Random): Value<Walk> {
    const length = random.nextInt(0, this.#maxMoves);
    let walk: Walk = { moves: [], tiles: this.#goal };
    for (let step = 0; step < length; step++) {
      const choices = directions.map((direction) => extended(walk, direction)).filter((next) => next !== null);
      walk = at(choices, random.nextInt(0, choices.length - 1));
    }
    return new Value(walk, undefined);
  }

  override canShrinkWithoutContext(value: unknown): value is Walk {
    return typeof value === 'object' && value !== null && 'moves' in value && 'tiles' in value;
  }

  override shrink(walk: Walk): Stream<Value<Walk>> {
    return new Stream(shorterWalks(walk, this.#goal)).map((shorter) => new Value(shorter, undefined));
  }
}

/** The walk with a stretch left out: all of it, then halves, quarters, down to single moves. */
function* shorterWalks(walk: Walk, start: Tiles): IterableIterator<Walk> {
  for (let chunk = walk.moves.length; chunk >= 1; chunk = Math.floor(chunk / 2)) {
    for (let from = walk.moves.length - chunk; from >= 0; from -= chunk) {
      yield walked(start, [...walk.moves.slice(0, from), ...walk.moves.slice(from + chunk)]);
    }
  }
}

/** Walks as far as the moves allow: a move over the edge is left out, one that undoes the last cancels it. */
const walked = (start: Tiles, moves: readonly Direction[]): Walk => {
  const boards = [start];
  const taken: Direction[] = [];
  for (const move of moves) {
    const next = slide(at(boards, -1), move);
    if (next === null) continue;
    if (taken.at(-1) === opposite[move]) {
      taken.pop();
      boards.pop();
    } else {
      taken.push(move);
      boards.push(next);
    }
  }
  return { moves: taken, tiles: at(boards, -1) };
};

const extended = (walk: Walk, move: Direction): Walk | null => {
  if (walk.moves.at(-1) === opposite[move]) return null;
  const tiles = slide(walk.tiles, move);
  return tiles === null ? null : { moves: [...walk.moves, move], tiles };
};

const opposite: Readonly<Record<Direction, Direction>> = { D: 'U', U: 'D', L: 'R', R: 'L' };
