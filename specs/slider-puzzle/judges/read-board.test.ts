import { describe, expect, it } from 'vitest';
import { completeScript } from '../../../harness/contracts/protocol.ts';
import { formatTiles, goal } from '../../../reference/puzzle/tiles.ts';
import { toText } from '../questions/steps.ts';
import { nothing, thrown, value } from '../testing/observed.ts';
import { readBoard } from './read-board.ts';

describe('reading boards from toString()', () => {
  it.each(['2\n0 1\n2 3\n', '2 0 1 2 3', '  2\r\n\t0\t1\r\n 2   3'])('takes any white space: %j', (text) => {
    expect(readBoard(value(text))).toEqual({
      readable: true,
      tiles: [
        [0, 1],
        [2, 3],
      ],
    });
  });

  it('has room for the largest board in any script: a course may have files of its own', () => {
    const { limits } = completeScript({ substitute: [], rows: [{}], steps: [toText('board')] });
    expect(formatTiles(goal(127)).length).toBeLessThan(limits.stringCharacters / 2);
  });

  it.each([
    ['no size', '0 1\n2 3\n'],
    ['a number too few', '2\n0 1\n2'],
    ['a word', '2\n0 1\n2 x'],
    ['a negative number', '2\n0 1\n2 -3'],
    ['nothing', ''],
    ['an absurd size', '999999'],
    ['a flood', '1 '.repeat(300_000)],
  ])('does not take %s', (_, text) => {
    expect(readBoard(value(text))).toMatchObject({ readable: false });
  });

  it.each([
    ['2\n0 1\n2 undefined', 'A cell holds undefined'],
    ['2\n0 NaN\n2 1', 'A cell holds NaN'],
    ['[object Object]', 'this object is no Board'],
    ['Solver$SearchNode@1b6d3586', 'this object is no Board'],
    ['2\n0 1\n2 x', 'do the toString() checks pass?'],
  ])('tells why %j is no board', (text, hint) => {
    expect(readBoard(value(text))).toMatchObject({ hint: expect.stringContaining(hint) as string });
  });

  it('tells what was there instead', () => {
    expect(readBoard(thrown('E'))).toMatchObject({ problem: 'threw E at Board.java:7 (in Board.ask)' });
    expect(readBoard(nothing)).toMatchObject({ problem: 'did not return a string' });
    expect(readBoard({ kind: 'value', value: '2 0 1 2 3', type: 'string', cut: true })).toMatchObject({
      readable: false,
    });
  });
});
