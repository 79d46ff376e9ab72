import { describe, expect, it } from 'vitest';
import { goal } from '../../reference/puzzle/tiles.ts';
import { asking } from '../slider-puzzle/testing/observed.ts';
import { walk } from './answers.ts';
import { judgeCosts, judgeHeuristics, judgeOrder, judgeSolutionPrinted, judgeStates } from './judges/printed.ts';
import { readTrace } from './trace.ts';

const capture = (head: string, tail = '', bytes = head.length + tail.length) => ({ head, tail, bytes });
const start = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 0, 8],
];
const posed = { tiles: start, moves: 1 };
const right = `Current State:\n1 2 3\n4 5 6\n7 0 8\nCost: 0\nHeuristic: 1\n\n`;
const goalState = `Current State:\n1 2 3\n4 5 6\n7 8 0\nCost: 1\nHeuristic: 0\n\n`;
const end = 'Solution Found:\nCost: 1\nHeuristic: 0\nTotal Cost (Heuristic + Cost): 1\n';
const answer = { kind: 'value', value: 'R', type: 'string' } as const;

describe('a printed trace', () => {
  it.each([
    ['blanks', '1 2 3\n4 5 6\n7 0 8'],
    ['brackets', '[1, 2, 3]\n[4, 5, 6]\n[7, 0, 8]'],
    ['one line', '[[1, 2, 3], [4, 5, 6], [7, 0, 8]]'],
    ['a frame', '-------\n|1|2|3|\n|4|5|6|\n|7|0|8|\n-------'],
    ['no blanks', '123\n456\n708'],
    ['Windows line ends', '1 2 3\r\n4 5 6\r\n7 0 8\r'],
  ])('may have its boards with %s', (_, board) => {
    const { states } = readTrace(capture(`Inversions: 0\nCurrent State:\n${board}\nCost: 0\nHeuristic: 1\n\n`));
    expect(states).toEqual([{ board: start, cost: 0, heuristic: 1 }]);
  });

  it('passes when it is right, with and without the goal as a state', () => {
    for (const text of [right + goalState + end, right + end]) {
      const trace = readTrace(capture(text));
      for (const judge of [judgeStates, judgeHeuristics, judgeOrder, judgeCosts, judgeSolutionPrinted]) {
        expect(judge(asking, posed, trace, answer)).toEqual({ passed: true });
      }
    }
  });

  it.each([
    ['no trace', '', judgeStates, 'no part of a trace'],
    ['no heuristic', right.replace('Heuristic: 1', ''), judgeStates, 'has no "Heuristic:"'],
    ['a board with a tile twice', right.replace('7 0 8', '7 7 8'), judgeStates, 'has no board'],
    ['another first state', goalState, judgeStates, 'not the start at cost 0'],
    ['a wrong heuristic', right.replace('Heuristic: 1', 'Heuristic: 3'), judgeHeuristics, 'the heuristic 3'],
    ['a sum that goes down', right.replace('Heuristic: 1', 'Heuristic: 5') + goalState, judgeOrder, 'from 5 to 1'],
    ['a cost that jumps', right + goalState.replace('Cost: 1', 'Cost: 2'), judgeCosts, 'is not one move from'],
    ['no solution', right, judgeSolutionPrinted, 'was not printed'],
    ['a wrong total', right + end.replace('Cost): 1', 'Cost): 2'), judgeSolutionPrinted, 'total 2'],
  ])('fails with %s', (_, text, judge, message) => {
    expect(judge(asking, posed, readTrace(capture(text)), answer)).toMatchObject({
      passed: false,
      message: expect.stringContaining(message) as string,
    });
  });

  it('with numbers of a solution that cannot be read is told the labels', () => {
    const trace = readTrace(capture(right + end.replaceAll(':', ' =').replace('Found =', 'Found:')));
    expect(judgeSolutionPrinted(asking, posed, trace, answer)).toMatchObject({
      message: expect.stringContaining('what was returned has 1 move.') as string,
      hint: expect.stringContaining('"Total Cost (Heuristic + Cost):" with their numbers') as string,
    });
  });

  it.each(['R', 'R.', '[r]', 'Right'])('is that of one move where %s is returned', (returned) => {
    const moved = { ...answer, value: returned };
    expect(judgeSolutionPrinted(asking, posed, readTrace(capture(right + end)), moved)).toEqual({ passed: true });
  });

  it('with the start printed before the search, too, is told so', () => {
    const trace = readTrace(capture(right + right + goalState));
    const hint = expect.stringContaining('The start is printed twice') as string;
    expect(judgeCosts(asking, posed, trace, answer)).toMatchObject({ passed: false, hint });
  });

  it('of states in the order in which they are put in names that among the causes', () => {
    const trace = readTrace(capture(right.replace('Heuristic: 1', 'Heuristic: 5') + goalState));
    const hint = expect.stringContaining('print each when it is taken out') as string;
    expect(judgeOrder(asking, posed, trace, answer)).toMatchObject({ passed: false, hint });
  });

  it.each([
    ['heuristics', /^Heuristic:.*\n/gm, [judgeStates, judgeHeuristics, judgeOrder], judgeCosts],
    ['costs', /^Cost:.*\n/gm, [judgeStates, judgeOrder, judgeCosts], judgeHeuristics],
    ['boards', /^\d .*\n/gm, [judgeStates, judgeHeuristics, judgeCosts], judgeOrder],
  ])('without %s fails only where these are asked about', (_, part, failing, passing) => {
    const trace = readTrace(capture((right + goalState).replaceAll(part, '')));
    expect(passing(asking, posed, trace, answer)).toEqual({ passed: true });
    for (const judge of failing) {
      const actual = expect.stringMatching(/^no ("Cost|"Heuristic|board)/) as string;
      expect(judge(asking, posed, trace, answer)).toMatchObject({ passed: false, actual });
    }
  });

  it('with a state that is not whole is judged by what is known before it, and counts the states as they were printed', () => {
    const other = 'Current State:\n1 2 3\n4 0 5\n7 8 6\nCost: 2\nHeuristic: 2\n\n';
    const unread = goalState.replace('7 8 0', '7 8 x');
    const judged = (text: string) => judgeCosts(asking, posed, readTrace(capture(text)), answer);
    expect(judged(right + unread + other)).toEqual({ passed: true });
    expect(judged(right + goalState + other)).toMatchObject({ passed: false });
    const sums = readTrace(capture(right.replace('Heuristic: 1', '') + right + other.replace('Cost: 2', 'Cost: -5')));
    const message = expect.stringContaining('from 1 to -3 at state 3 of 3') as string;
    expect(judgeOrder(asking, posed, sums, answer)).toMatchObject({ message });
  });

  it('that was cut is judged by its whole states and its end', () => {
    const { states, solution } = readTrace(capture(right + goalState.slice(0, 20), `st: 7\n${end}`, 5_000_000));
    expect([states.length, solution?.total]).toEqual([1, 1]);
  });

  it.each(['Current State:', 'Cost: 1', ' ', 'Cost :', '1 ', 'Total Cost '])(
    'of %s again and again is read in little time',
    (text) => {
      expect(() => readTrace(capture(text.repeat(100_000)))).not.toThrow();
      expect(() => readTrace(capture(`${text}\n`.repeat(50_000)))).not.toThrow();
    },
  );
});

describe('a string of moves', () => {
  it.each([
    ['R', 'arrived'],
    ['D', 'illegal'],
    ['r', 'no-move'],
    ['U D', 'no-move'],
    ['💥', 'no-move'],
    ['UD'.repeat(5_000), 'too-long'],
  ])('%s is %s', (moves, kind) => {
    expect(walk(start, moves)).toMatchObject({ kind });
  });

  it('solves what it leads to the goal', () => {
    expect(walk(start, 'R')).toEqual({ kind: 'arrived', board: goal(3), solved: true });
    expect(walk(start, 'UD')).toMatchObject({ solved: false });
  });
});
