import { describe, expect, it } from 'vitest';
import { goal } from '../../../reference/puzzle/tiles.ts';
import { judgeMoves } from './moves.ts';
import { asking, value } from '../testing/observed.ts';

const tiles = goal(3);

describe('judging moves()', () => {
  it.each([
    [4, 4],
    [null, -1],
    [0, 0],
  ])('accepts %s as %i', (moves, answer) => {
    expect(judgeMoves(asking, { tiles, moves }, value(answer))).toEqual({ passed: true });
  });

  it.each([
    [null, 4, 'belong to the search of the twin'],
    [null, 0, 'moves() must return -1 for a board that cannot be solved.'],
    [255, -1, 'a type that is too small'],
    [255, -1, 'as if the board could not be solved'],
    [257, 1, 'a type that is too small'],
    [null, 255, 'belong to the search of the twin'],
    [4, -1, 'If solution() is null as well'],
    [4, 5, 'm + 1 boards'],
    [4, 3, 'one too small'],
    [4, 6, 'larger than necessary'],
    [4, 11, 'counts something else'],
    [4, 0, 'ever set'],
    [6, 2, 'previous.moves + 1'],
  ])('names the cause of %s answered by %i', (moves, answer, hint) => {
    expect(judgeMoves(asking, { tiles, moves }, value(answer))).toHaveProperty('hint', expect.stringContaining(hint));
  });

  it.each([3, 6])(
    'does not blame a goal test at insertion, which finds a shortest solution, too: %i for 4',
    (answer) => {
      const judgement = judgeMoves(asking, { tiles, moves: 4 }, value(answer));
      expect(judgement).toHaveProperty('hint', expect.not.stringContaining('queue'));
    },
  );
});
