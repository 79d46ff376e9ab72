import { expect, it } from 'vitest';
import { notation } from '../../../../harness/languages/java/notation.ts';
import { at } from '../../../../harness/text/at.ts';
import { firstFailure } from '../../questions/question-context.ts';
import { contextIn } from '../../testing/integrity.ts';
import { judging, RightBoard, rightClasses } from '../../testing/simulation.ts';
import { neighborsOfNeighborsChecks } from './neighbors-of-neighbors.ts';

const wayBack: unknown = expect.stringContaining('leaves out the board that it was made from');

it.each([
  [
    'the board that they come from',
    (board: RightBoard, one: RightBoard) => board.parent?.equals(one) !== true,
    wayBack,
  ],
  [
    'the move up',
    (board: RightBoard, one: RightBoard) =>
      one.tiles.findIndex((row) => row.includes(0)) >= board.tiles.findIndex((row) => row.includes(0)),
    expect.not.stringContaining('made from'),
  ],
])('tells what boards leave out that neighbors() made: %s', (_, keeps, hint) => {
  class Board extends RightBoard {
    override neighbors(): Iterable<RightBoard> {
      return [...super.neighbors()].filter((one) => keeps(this, one));
    }
  }
  const random = at(neighborsOfNeighborsChecks(contextIn(notation)), 1);
  expect(firstFailure(judging(random, { ...rightClasses, Board }))).toHaveProperty('hint', hint);
});
