import { describe, expect, it } from 'vitest';
import { aboutCode } from '../../../harness/messages/in-locale.ts';
import type { Judgement } from '../../../harness/contracts/check.ts';
import { goal, hamming, type Tiles } from '../../../reference/puzzle/tiles.ts';
import { exchanged } from '../../../reference/puzzle/cells.ts';
import { judgeMeasure, type Measure } from './distance.ts';
import { absent, asking, nothing, thrown, value } from '../testing/observed.ts';

/** The documents' example: Hamming 5, Manhattan 10. */
const example = [
  [8, 1, 3],
  [4, 0, 2],
  [7, 6, 5],
];

/** Each tile is one place before that of the goal. */
const cycled = (n: number): Tiles =>
  goal(n).map((row, index) => row.map((_, column) => (n * index + column + 2) % n ** 2));

describe('judging hamming(), manhattan() and dimension()', () => {
  it.each<[Measure, number]>([
    ['hamming', 5],
    ['manhattan', 10],
    ['dimension', 3],
  ])('accepts the right %s', (measure, right) => {
    expect(judgeMeasure(asking, measure, example, value(right))).toEqual({ passed: true });
  });

  it.each<[Measure, number, string]>([
    ['hamming', 6, 'blank may be counted'],
    ['hamming', 10, 'Manhattan distance'],
    ['hamming', 3, 'in place may be counted'],
    ['hamming', 0, 'hamming() returns 0'],
    ['manhattan', 0, 'manhattan() returns 0'],
    ['hamming', 99, 'index t - 1'],
    ['manhattan', 12, 'blank may be counted'],
    ['manhattan', 5, 'Hamming distance'],
    ['hamming', -1, 'not set yet'],
    ['manhattan', -9, 'Math.abs()'],
    ['manhattan', 2, 'Math.abs()'],
    ['manhattan', -2, 'Math.abs()'],
    ['hamming', -5, 'subtracted instead of added'],
    ['dimension', 9, 'number of cells'],
    ['dimension', 2, 'one too small'],
  ])('%s of %i: names the likely cause', (measure, wrong, hint) => {
    const judgement = judgeMeasure(asking, measure, example, value(wrong));
    expect(judgement).toMatchObject({ passed: false, actual: String(wrong), reproduction: ['line'] });
    expect(judgement).toHaveProperty('hint', expect.stringContaining(hint));
  });

  it('recognises a distance in a byte', () => {
    // 143 tiles, each one place further than in the goal.
    const board = Array.from({ length: 12 }, (_, row) => Array.from({ length: 12 }, (_, column) => 12 * row + column));
    const judgement = aboutCode('java', () => judgeMeasure(asking, 'hamming', board, value(143 - 256)));
    expect(judgement).toHaveProperty('hint', expect.stringContaining('a byte holds numbers up to 127'));
  });

  it('recognises Integer objects that are compared by identity', () => {
    // Of the tiles 128 to 143 all are in place; tile 1 and the blank have changed places.
    const board = goal(12).map((row) => row.map((tile) => (tile === 0 ? 1 : tile === 1 ? 0 : tile)));
    const judge = (): Judgement => judgeMeasure(asking, 'hamming', board, value(1 + 16));
    expect(aboutCode('java', judge)).toHaveProperty('hint', expect.stringContaining('Integer objects'));
    expect(aboutCode('typescript', judge)).toHaveProperty('hint', expect.not.stringContaining('Integer'));
  });

  it.each([
    ['in its place', goal(3)],
    ['where one tile above 127 is in place', exchanged(cycled(12), 128, 129)],
  ])('recognises a blank that is counted %s', (_, board) => {
    const judgement = judgeMeasure(asking, 'hamming', board, value(hamming(board) + 1));
    expect(judgement).toHaveProperty('hint', expect.stringContaining('blank may be counted'));
  });

  it('recognises distances of single tiles in a byte, on a board so large that some are longer', () => {
    const board = exchanged(goal(127), 0, 127 * 127 - 2);
    const judgement = judgeMeasure(asking, 'manhattan', board, value(2 * 251 - 512));
    expect(judgement).toHaveProperty('hint', expect.stringContaining('too small for large boards'));
  });

  it.each<[Measure, number]>([
    ['hamming', 6],
    ['manhattan', 14],
  ])('recognises exchanged rows and columns in %s()', (measure, wrong) => {
    const board = [
      [2, 4, 3],
      [1, 5, 6],
      [7, 8, 0],
    ];
    expect(judgeMeasure(asking, measure, board, value(wrong))).toHaveProperty(
      'hint',
      expect.stringContaining('swapped'),
    );
  });

  it('draws the board with the tiles out of place marked, and not the blank', () => {
    const judgement = judgeMeasure(
      asking,
      'hamming',
      [
        [1, 2],
        [0, 3],
      ],
      value(0),
    );
    expect(judgement).toHaveProperty('grids.0', {
      title: 'board',
      cells: [
        ['1', '2'],
        ['0', '3'],
      ],
      marked: [[1, 1]],
    });
  });

  it('tells an exception with its type and line', () => {
    const judgement = judgeMeasure(
      asking,
      'hamming',
      example,
      thrown('java.lang.ArrayIndexOutOfBoundsException', 'Index 3'),
    );
    expect(judgement).toHaveProperty('message', expect.stringContaining('at Board.java:7'));
  });

  it.each([
    ['a string', value('5'), 'the string "5"'],
    ['a bigint', { kind: 'value', value: '5', type: 'bigint' } as const, 'the bigint 5n'],
    ['a symbol', { kind: 'value', value: 'Symbol(5)', type: 'symbol' } as const, 'the symbol "Symbol(5)"'],
    ['null', nothing, 'null'],
    ['not a number', { kind: 'value', value: 'NaN', type: 'number' } as const, 'NaN'],
    ['an absent object', absent, 'no answer'],
    ['a missing method', { kind: 'missing', member: 'method hamming()' } as const, 'no such member'],
    ['no observation', undefined, 'no answer'],
  ])('rejects %s', (_, observed, actual) => {
    expect(judgeMeasure(asking, 'hamming', example, observed)).toMatchObject({ passed: false, expected: '5', actual });
  });
});
