import { expect, it } from 'vitest';
import { notation } from '../../../../harness/languages/java/notation.ts';
import { at } from '../../../../reference/puzzle/at.ts';
import { goal, twin } from '../../../../reference/puzzle/tiles.ts';
import type { Puzzle } from '../../puzzles/puzzles.ts';
import { object, thrown } from '../../testing/observed.ts';
import { contextIn } from '../../testing/integrity.ts';
import { HammingByChangeInAByte } from '../../testing/far-boards.ts';
import { judgements, type RightBoard, rightClasses, RightSolver } from '../../testing/simulation.ts';
import { integrationCheck } from './integration.ts';

const tiles = [
  [1, 2],
  [0, 3],
];
const puzzle: Puzzle = {
  name: 'puzzle01.txt',
  tiles,
  solvable: true,
  moves: 1,
  hamming: 1,
  manhattan: 1,
  queues: null,
};
const context = { ...contextIn(notation), puzzles: new Map([[puzzle.name, puzzle]]) };

it.each([
  ['new Board(tiles)', [thrown('java.lang.Error')]],
  ['new Solver(initial)', [object, thrown('java.lang.Error')]],
])('what cannot be made is told by its name: %s', (call, row) => {
  const [one] = integrationCheck(context, 'integration').cases.filter(({ kind }) => kind === 'fixed');
  const prints = { head: '', tail: '', bytes: 0 };
  const judged = one?.kind === 'fixed' ? one.judge([row], { out: prints, err: prints }, []) : null;
  expect(judged).toMatchObject({ passed: false, message: expect.stringContaining(`${call} on the board`) as string });
});

it('a board without a solution is asked about, too', () => {
  class AlwaysSolvable extends RightSolver {
    override isSolvable(): boolean {
      return true;
    }
  }
  const name = 'puzzle2x2-unsolvable1.txt';
  const turned = [
    [2, 1],
    [3, 0],
  ];
  const unsolvable = { ...puzzle, name, tiles: turned, solvable: false, moves: null };
  const check = integrationCheck({ ...context, puzzles: new Map([[name, unsolvable]]) }, 'integration');
  expect(judgements(check, rightClasses)).toEqual([{ passed: true }, { passed: true }]);
  expect(judgements(check, { ...rightClasses, Solver: AlwaysSolvable })).toMatchObject([
    { passed: false, message: expect.stringContaining('isSolvable()') as string },
    { passed: true },
  ]);
});

it('of boards without a solution, none is asked about whose search is as long as the twin makes it', () => {
  const named = (name: string, tiles: Puzzle['tiles']) =>
    [name, { ...puzzle, name, tiles, solvable: false, moves: null }] as const;
  const larger = named('puzzle4x4-unsolvable.txt', twin(goal(4)));
  const smaller = named('puzzle3x3-unsolvable1.txt', twin(goal(3)));
  const { cases } = integrationCheck({ ...context, puzzles: new Map([larger, smaller]) }, 'integration');
  const asked = cases.filter(({ kind }) => kind === 'fixed').map(({ name }) => name);
  expect(asked).toContain('puzzle3x3-unsolvable1.txt');
  expect(asked).not.toContain('puzzle4x4-unsolvable.txt');
});

it('a search that does not end on the own Board is told to come of that', () => {
  expect(integrationCheck(context, 'integration').usualCauseOfTimeout).toContain('look at your Board');
});

it('boards far from the one that the caller made are asked for their values', () => {
  class OfNeighbors extends RightSolver {
    readonly all: RightBoard[];

    constructor(initial: RightBoard) {
      super(initial);
      this.all = [initial];
      for (const { tiles: next } of this.boards?.slice(1) ?? []) this.all.push(at(this.all, -1).derive(next));
    }

    override solution(): Iterable<RightBoard> {
      return this.all;
    }
  }
  const check = integrationCheck({ ...context, puzzles: new Map() }, 'integration');
  const [judged] = judgements(check, { Board: HammingByChangeInAByte, Solver: OfNeighbors }).filter(
    ({ passed }) => !passed,
  );
  expect(judged).toMatchObject({
    message: 'hamming() on a 12-by-12 board (board 130 of 141 in solution()) returned 267 instead of 11.',
    hint: expect.stringContaining('what a board takes over from the one that it is a neighbor of') as string,
  });
});
