import { describe, expect, it } from 'vitest';
import { notation } from '../../../../harness/languages/java/notation.ts';
import { currentEdition } from '../../edition.ts';
import { thrown, value } from '../../testing/observed.ts';
import { judgements, RightBoard, rightClasses } from '../../testing/simulation.ts';
import { callersArrayCheck } from './callers-array.ts';
import { frozenProblem } from './frozen-array.ts';

it('a constructor that throws is told for which board', () => {
  const context = { puzzles: new Map(), seed: 1, language: 'java', notation, edition: currentEdition } as const;
  const [one] = callersArrayCheck({ ...context, checkSet: 'extended' }).cases;
  const prints = { head: '', tail: '', bytes: 0 };
  const judgement =
    one?.kind === 'fixed' ? one.judge([[thrown('E'), thrown('E')]], { out: prints, err: prints }, []) : null;
  expect(judgement).toMatchObject({
    message: expect.stringContaining('new Board(tiles) on the board 1 2 3 / 4 0 6 / 7 5 8 threw E') as string,
  });
});

describe('what is said of a board that answers differently afterwards', () => {
  const told = (board: typeof RightBoard): unknown => {
    const context = { puzzles: new Map(), seed: 1, language: 'java', notation, edition: currentEdition } as const;
    const check = callersArrayCheck({ ...context, checkSet: 'extended' });
    return judgements(check, { ...rightClasses, Board: board })[0];
  };

  it('where its array is kept', () => {
    class Keeps extends RightBoard {
      constructor(tiles: number[][]) {
        super(tiles);
        Object.assign(this, { tiles });
      }
    }
    expect(told(Keeps)).toMatchObject({ hint: expect.stringContaining('keeps the caller’s array') as string });
  });

  it('where one of its methods changes it', () => {
    class Sorts extends RightBoard {
      override isGoal(): boolean {
        this.tiles.reverse();
        return super.isGoal();
      }
    }
    expect(told(Sorts)).toMatchObject({
      message: 'toString() gives another answer when it is called again, also when the caller leaves its array alone.',
      hint: expect.stringContaining('Some method changes') as string,
    });
  });
});

it('an array that the caller can no longer change is told', () => {
  const question = { type: 'Board', call: 'new Board(tiles)', on: 'it', reproduction: [] } as const;
  const before = [
    [1, 2],
    [3, 0],
  ];
  const written = [
    [2, 1],
    [3, 0],
  ];
  expect(frozenProblem(question, [before, written], value('2,1,3,0'))).toBeNull();
  // What a class has changed itself is told by another check.
  expect(frozenProblem(question, [before, written], value('2,1,3,4'))).toBeNull();
  expect(frozenProblem(question, [before, written], undefined)).toBeNull();
  expect(frozenProblem(question, [before, written], value('1,2,3,0'))).toMatchObject({
    message: 'After new Board(tiles) on it, the caller can no longer change its array.',
  });
});
