import { describe, expect, it } from 'vitest';
import { toRows } from '../../../reference/puzzle/cells.ts';
import { goal, twin, type Tiles } from '../../../reference/puzzle/tiles.ts';
import { absent, asking, collection, nothing, object, thrown } from '../testing/observed.ts';
import { judgeSolution } from './solution.ts';

const path: readonly Tiles[] = [
  [
    [0, 1, 3],
    [4, 2, 5],
    [7, 8, 6],
  ],
  [
    [1, 0, 3],
    [4, 2, 5],
    [7, 8, 6],
  ],
  [
    [1, 2, 3],
    [4, 0, 5],
    [7, 8, 6],
  ],
  [
    [1, 2, 3],
    [4, 5, 0],
    [7, 8, 6],
  ],
  goal(3),
];
const initial = path[0] ?? [];
const second = path[1] ?? [];
const posed = { tiles: initial, moves: 4 };
const unsolvable = { tiles: twin(initial), moves: null };

/** The last of these boards with the blank moved to a cell beside it. */
const blankMoved = (boards: readonly Tiles[], cell: number): Tiles => {
  const cells = (boards.at(-1) ?? []).flat();
  const blank = cells.indexOf(0);
  return toRows(cells.with(blank, cells[cell] ?? 0).with(cell, 0));
};

describe('judging solution()', () => {
  it('tells one that goes on after the goal from one that takes more moves', () => {
    const endless = (boards: readonly Tiles[]) => judgeSolution(asking, posed, collection(boards, true));
    expect(endless([...path, path[3] ?? []])).toMatchObject({
      hint: expect.stringContaining('more boards follow') as string,
    });
    const longer = [3, 6, 7, 8, 5].reduce<Tiles[]>((boards, cell) => [...boards, blankMoved(boards, cell)], [initial]);
    expect(endless(longer)).toMatchObject({ hint: expect.stringMatching(/^The solution is longer/) as string });
  });

  it('accepts a shortest solution', () => {
    expect(judgeSolution(asking, posed, collection(path))).toEqual({ passed: true });
  });

  it('accepts the goal alone for the goal', () => {
    expect(judgeSolution(asking, { tiles: goal(3), moves: 0 }, collection([goal(3)]))).toEqual({ passed: true });
  });

  it.each([
    ['reversed', [...path].reverse(), 'stack'],
    ['without the initial board', path.slice(1), 'initial board is missing'],
    ['without the goal', path.slice(0, -1), 'goal is missing'],
    ['the initial board alone', [initial], 'every node on the way back'],
    ['the twin', [twin(initial), ...path.slice(1)], 'solution of the twin'],
    ['a board twice', [initial, ...path], 'twice in a row'],
    ['a jump', path.filter((_, index) => index !== 2), 'previous node'],
    ['no end at the goal', [...path, ...path], 'more boards follow'],
    ['too long', [initial, second, ...path], 'longer than necessary'],
    ['empty', [], 'previous nodes'],
    ['another order', path.toSpliced(0, 2, second, initial), 'not in the order of the moves'],
    ['another order from the right beginning', path.toSpliced(2, 2, ...path.slice(2, 4).reverse()), 'do not sort'],
    ['reversed without the initial board', path.slice(1).reverse(), 'reverse order, and the initial board is missing'],
    ['reversed without the goal', path.slice(0, -1).reverse(), 'reverse order, and the goal is missing'],
    ['reversed without both', path.slice(1, -1).reverse(), 'the initial board and the goal are missing'],
    ['reversed after the initial board', [initial, ...path.slice(1).reverse()], 'the others are in reverse order.'],
    ['so, without the goal', [initial, ...path.slice(0, -1).reverse()], 'reverse order, and the goal is missing'],
    ['the initial board later', [goal(3), initial, goal(3)], 'not the first'],
  ])('names the cause of %s', (_, boards, hint) => {
    expect(judgeSolution(asking, posed, collection(boards))).toHaveProperty('hint', expect.stringContaining(hint));
  });

  it('tells of an empty solution of the goal what belongs into it', () => {
    const judged = judgeSolution(asking, { tiles: goal(3), moves: 0 }, collection([]));
    expect(judged).toHaveProperty('hint', expect.stringContaining('that one board'));
  });

  it('tells more boards than it walked', () => {
    const boards = [initial, second, initial, second, initial, second];
    expect(judgeSolution(asking, posed, collection(boards, true))).toMatchObject({
      message: 'ask() on the board has not ended after 6 boards; a shortest solution has 5 boards.',
      actual: 'more than 6 boards',
      hint: expect.stringMatching(/^solution\(\) gives the same boards again/) as string,
    });
  });

  it('names the order of boards that lead back from the goal, also of more than it walked', () => {
    const walked = collection([...path].reverse().slice(0, 3), true);
    expect(judgeSolution(asking, posed, walked)).toHaveProperty('hint', expect.stringContaining('stack'));
    const jumping = collection([goal(3), initial], true);
    expect(judgeSolution(asking, posed, jumping)).toHaveProperty('hint', expect.stringContaining('not the first'));
  });

  it('tells null for a board that can be solved', () => {
    const seen = { call: nothing, walk: absent, each: absent };
    expect(judgeSolution(asking, posed, seen)).toHaveProperty(
      'message',
      expect.stringContaining('although the board can be solved'),
    );
  });

  it('tells what else is no collection as what it is', () => {
    const seen = { call: { kind: 'value', value: false, type: 'boolean' } as const, walk: absent, each: absent };
    expect(judgeSolution(asking, posed, seen)).toMatchObject({ message: 'ask() on the board returned false.' });
    const none = { ...seen, call: { kind: 'value', value: null, type: 'undefined' } as const };
    expect(judgeSolution(asking, posed, none)).toMatchObject({
      hint: expect.stringMatching(/^solution\(\) is undefined, /) as string,
    });
  });

  it('tells of a goal that comes with more boards that it is one', () => {
    const around = [goal(3), path[3] ?? [], goal(3)];
    expect(judgeSolution(asking, { tiles: goal(3), moves: 0 }, collection(around))).toMatchObject({
      message: 'ask() on the board contains more boards than a shortest solution, which has 1 board.',
    });
  });

  it('accepts null for an unsolvable board', () => {
    expect(judgeSolution(asking, unsolvable, { call: nothing, walk: absent, each: absent })).toEqual({ passed: true });
  });

  it('says of undefined that a field may never be set', () => {
    const call = { kind: 'value', value: null, type: 'undefined' } as const;
    expect(judgeSolution(asking, unsolvable, { call, walk: absent, each: absent })).toMatchObject({
      hint: expect.stringMatching(/`return undefined`.*a field that was never set/) as string,
    });
  });

  it.each([
    ['a collection', object, 'an object of type Board'],
    ['undefined', { kind: 'value', value: null, type: 'undefined' } as const, 'undefined'],
    ['an exception', thrown('E'), 'E at Board.java:7 (in Board.ask)'],
  ])('rejects %s for an unsolvable board', (_, call, actual) => {
    expect(judgeSolution(asking, unsolvable, { call, walk: absent, each: absent })).toMatchObject({
      expected: 'null',
      actual,
    });
  });
});
