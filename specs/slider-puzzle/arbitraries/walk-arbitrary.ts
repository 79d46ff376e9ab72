/** Boards made by walking from the goal: solvable by construction, and never farther away than the walk is long. */
import type { Arbitrary } from 'fast-check';
import { at } from '../../../reference/puzzle/at.ts';
import { opposite, type Random } from '../../../reference/puzzle/chance.ts';
import { directions, goal, slide, type Direction, type Tiles } from '../../../reference/puzzle/tiles.ts';
import { drawn } from './drawn.ts';

export interface Walk {
  /** Moves of the blank, from the goal on; none undoes the one before. */
  readonly moves: readonly Direction[];
  /** The board where the walk ends. */
  readonly tiles: Tiles;
}

/** Walks over n-by-n boards of 0 to `maxMoves` moves, every length equally likely. Shrinks to shorter walks. */
export const walkArbitrary = (n: number, maxMoves: number): Arbitrary<Walk> =>
  drawn({
    draw: (random) => walk(goal(n), random(maxMoves + 1), random),
    smaller: (one) => shorterWalks(one, goal(n)),
    isOne: (value) => typeof value === 'object' && value !== null && 'moves' in value && 'tiles' in value,
  });

const walk = (start: Tiles, length: number, random: Random): Walk => {
  let made: Walk = { moves: [], tiles: start };
  for (let step = 0; step < length; step++) {
    const choices = directions.map((direction) => extended(made, direction)).filter((next) => next !== null);
    made = at(choices, random(choices.length));
  }
  return made;
};

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
