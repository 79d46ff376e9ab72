import { expect, it } from 'vitest';
import { notation } from '../../../../harness/languages/java/notation.ts';
import type { Puzzle } from '../../puzzles/puzzles.ts';
import { object, thrown } from '../../testing/observed.ts';
import { contextIn } from '../../testing/integrity.ts';
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
