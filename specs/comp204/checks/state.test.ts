import { describe, expect, it } from 'vitest';
import { notation } from '../../../harness/languages/java/notation.ts';
import { object, thrown, value } from '../../slider-puzzle/testing/observed.ts';
import type { Observation } from '../../../harness/contracts/protocol.ts';
import { unsolvableMessage } from '../answers.ts';
import { threeByThree } from './context.ts';
import { stateChecks } from './state.ts';

const tiles = [
  [1, 2, 3],
  [4, 5, 6],
  [0, 7, 8],
];
const name = threeByThree(2);
const puzzle = { name, tiles, solvable: true, moves: 2, hamming: 2, manhattan: 2, queues: null };
const checks = stateChecks({ puzzles: new Map([[name, puzzle]]), notation });

const judged = (id: string, ...row: readonly Observation[]) => judgedIn(name, id, ...row);

const judgedIn = (of: string, id: string, ...row: readonly Observation[]) => {
  const cases = checks.find((check) => check.id === id)?.cases ?? [];
  const nothing = { head: '', tail: '', bytes: 0 };
  const one = cases.find((each) => each.name === of);
  return one?.kind === 'fixed' ? one.judge([row], { out: nothing, err: nothing }, []) : null;
};

const right = value('RR');
const lines = [
  'int[][] startState = {{1, 2, 3}, {4, 5, 6}, {0, 7, 8}};',
  'AstarPuzzleSolver solver = new AstarPuzzleSolver();',
  'solver.solvePuzzle(startState);',
];

it('a changed array shows by a second call with it', () => {
  const second = thrown('java.lang.Error');
  expect(judged('start-unchanged', object, object, right, object, object, right, object, second)).toMatchObject({
    actual: expect.stringMatching(/^java\.lang\.Error at/) as string,
    reproduction: [...lines, expect.stringMatching(/^\/\/ then new AstarPuzzleSolver\(\).* with the same array$/)],
  });
});

it.each<[string, Observation[], RegExp]>([
  [
    'the board again',
    [right, object, value('x'), object, value('')],
    /^\/\/ then solvePuzzle\(\) of another board, and/,
  ],
  ['another board', [right, object, value(''), object, right], /^\/\/ then solvePuzzle\(\) of the board 1 [\d /]+, by/],
])('what is left of a search shows by %s', (_, row, words) => {
  const fresh = [object, object, value('x')];
  expect(judged('searches-independent', object, object, ...row, ...fresh)).toMatchObject({
    reproduction: [...lines, expect.stringMatching(words)],
  });
});

describe('a board that cannot be solved, between two that can', () => {
  const [board, moves] = [object, value('LDRR')];
  const none = value(unsolvableMessage);
  const after = (later: Observation, third: Observation, fresh: Observation) =>
    judgedIn(
      'a board that cannot be solved in between',
      'searches-independent',
      ...[object, board, moves, board, later, board, third, object, board, fresh],
    );

  it('is told apart from them', () => {
    expect(after(none, moves, none)).toEqual({ passed: true });
  });

  it('shows what is left of it, and of the one before', () => {
    expect(after(none, none, none)).toMatchObject({
      message: expect.stringMatching(
        /gives a different answer when the same solver has already been given another/,
      ) as string,
    });
    expect(after(value(''), moves, none)).toMatchObject({ passed: false });
  });

  it('is no matter of this check where it has no answer at all', () => {
    const error = thrown('java.lang.Error');
    expect(after(error, moves, error)).toEqual({ passed: true });
  });
});
