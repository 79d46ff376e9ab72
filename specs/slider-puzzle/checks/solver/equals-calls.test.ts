import { describe, expect, it } from 'vitest';
import { judgeEqualsCalled, judgeEqualsGetsBoards, judgeEqualsTwoMovesBack } from './equals-calls.ts';
import { asking, counters } from '../../testing/observed.ts';

/** Neighbors of the initial board. */
const around = 2;

const calls = (all: number, nonBoard = 0, elsewhere = 0) =>
  counters([], {
    'Board.equals()': all,
    'Board.equals(non-Board)': nonBoard,
    'Board.equals(not two moves back)': elsewhere,
  });

describe('judging the calls of equals()', () => {
  it('accepts calls with the board two moves back alone', () => {
    for (const judge of [judgeEqualsCalled, judgeEqualsGetsBoards, judgeEqualsTwoMovesBack]) {
      expect(judge(asking, calls(100), around)).toEqual({ passed: true });
    }
  });

  it('rejects a search that never calls it', () => {
    expect(judgeEqualsCalled(asking, calls(0), around)).toHaveProperty(
      'hint',
      expect.stringContaining('critical optimization'),
    );
  });

  it.each([
    [4, 'no previous node'],
    [50, 'not with the search node itself'],
  ])('tells %i calls without a Board', (wrong, hint) => {
    expect(judgeEqualsGetsBoards(asking, calls(50, wrong), around)).toMatchObject({
      actual: `${String(wrong)} of 50 calls`,
    });
    expect(judgeEqualsGetsBoards(asking, calls(50, wrong), around)).toHaveProperty(
      'hint',
      expect.stringContaining(hint),
    );
  });

  it.each([
    [50, 'node.previous.board'],
    [4, 'no previous node'],
    [2, 'no previous node'],
    [8, 'two moves back. Compare a neighbor'],
  ])('tells which of the calls are wrong when %i of 50 are', (wrong, hint) => {
    expect(judgeEqualsTwoMovesBack(asking, calls(50, 0, wrong), around)).toHaveProperty(
      'hint',
      expect.stringContaining(hint),
    );
  });
});
