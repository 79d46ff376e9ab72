import { describe, expect, it } from 'vitest';
import { notation } from '../../../harness/languages/java/notation.ts';
import { goal, slide } from '../../../reference/puzzle/tiles.ts';
import { asking, object, value } from '../../slider-puzzle/testing/observed.ts';
import { unsolvableMessage } from '../answers.ts';
import { printedCase, solverProblem } from '../questions.ts';
import { judgeCosts, judgeHeuristics, judgeOrder, judgeSolutionPrinted, judgeStates } from './printed.ts';
import { judgeEmpty, judgeGoal, judgeLegal, judgeShortest } from './returned.ts';

/** The board that these moves solve: from the goal, each of them taken back. */
const solvedBy = (moves: string) =>
  Array.from(moves)
    .reverse()
    .map((letter) => ({ U: 'D', D: 'U', L: 'R', R: 'L' })[letter] as 'D' | 'R' | 'L' | 'U')
    .reduce((board, letter) => slide(board, letter) ?? goal(3), goal(3));

const posed = { tiles: solvedBy('RRDLDR'), moves: 6 };
const hinted = (text: string) => ({ passed: false, hint: expect.stringContaining(text) as string });
const solvable = hinted('A board that can be solved is taken for one that cannot');

describe('a solver that says of a board with a solution that it has none', () => {
  it.each([unsolvableMessage, 'not solvable'])('is told so wherever it returns "%s"', (answer) => {
    for (const judge of [judgeLegal, judgeGoal, judgeShortest, judgeEmpty]) {
      expect(judge(asking, posed, value(answer))).toMatchObject(solvable);
    }
  });

  it('is told so where nothing is printed', () => {
    const nothing = { head: '', tail: '', bytes: 0 };
    for (const judge of [judgeStates, judgeHeuristics, judgeOrder, judgeCosts, judgeSolutionPrinted]) {
      const asked = printedCase(notation, 'a', posed, judge);
      const rows = [[object, value(0), value(unsolvableMessage)]];
      expect(asked.judge(rows, { out: nothing, err: nothing }, [])).toMatchObject(solvable);
    }
  });
});

describe('moves that do not solve a board', () => {
  it.each([
    ['in reverse order', 'RDLDRR', 'in reverse order. The path'],
    ['of the tiles', 'LLURUL', 'it says where the tile goes'],
    ['with rows and columns swapped', 'DDRURD', 'Rows and columns are swapped'],
    ['of another kind', 'RRDLD', 'The last move may be missing'],
  ])('are known as %s', (_, moves, hint) => {
    expect(judgeGoal(asking, posed, value(moves))).toMatchObject(hinted(hint));
  });

  it('are known where one leads off the board', () => {
    expect(judgeLegal(asking, posed, value('LLURUL'))).toMatchObject(hinted('it says where the tile goes'));
  });

  it('have no cause where two would do', () => {
    const two = { tiles: solvedBy('RD'), moves: 2 };
    expect(judgeGoal(asking, two, value('DR'))).toMatchObject(hinted('The last move may be missing'));
  });
});

it('a string of other letters is not held for a search that takes a longer way', () => {
  expect(judgeShortest(asking, posed, value('R, R, D, L, D, R'))).toMatchObject(
    hinted('only the letters U, D, L and R'),
  );
});

it.each(['R R D L D R', 'Solution: RRDLDR', 'rrdldr'])(
  'of "%s" the moves are counted, and no letters of words',
  (moves) => {
    const solution = { cost: 6, heuristic: 0, total: 6 };
    expect(judgeSolutionPrinted(asking, posed, { states: [], solution }, value(moves))).toEqual({ passed: true });
  },
);

it('a constructor that cannot be called is told, since the API does not list it', () => {
  const missing = { kind: 'missing', member: 'AstarPuzzleSolver()' } as const;
  expect(solverProblem(asking, missing)).toMatchObject(hinted('make the constructor public'));
});
