import { describe, expect, it } from 'vitest';
import { cellsOf } from '../../testing/reports/passed.ts';
import { drawGrids } from './grids.ts';
import { makePaint } from '../../text/paint.ts';

const plain = makePaint(false);
const square = (n: number): string[][] =>
  Array.from({ length: n }, (_, row) => Array.from({ length: n }, (__, column) => String(row * n + column)));

describe('boards', () => {
  it('stand side by side, what differs in brackets, columns aligned', () => {
    const grids = [
      { title: 'expected', cells: cellsOf('1 12/3 0'), marked: [] },
      {
        title: 'yours',
        cells: cellsOf('1 2/13 0'),
        marked: [
          [0, 1],
          [1, 0],
        ] as [number, number][],
      },
    ];
    expect(drawGrids(grids, 80, plain)).toEqual(['expected    yours', '  1  12       1  [2]', '  3   0     [13]  0']);
  });

  it('stand below each other where they do not fit, at most three in a row', () => {
    const grid = { title: 't', cells: square(2), marked: [] };
    expect(drawGrids([grid, grid], 10, plain)).toHaveLength(7);
    expect(drawGrids([grid, grid, grid, grid], 80, plain)).toHaveLength(7);
  });

  it('are cut when they are large, and say so', () => {
    const lines = drawGrids([{ title: 'large', cells: square(127), marked: [] }], 74, plain);
    expect(lines).toHaveLength(14);
    expect(lines.at(-1)).toBe('(127-by-127, cut)');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(74);
  });

  it('are drawn however many cells a course gives them', () => {
    const cells = Array.from({ length: 1_500 }, () => Array.from({ length: 1_500 }, () => '1'));
    expect(drawGrids([{ title: 'huge', cells, marked: [] }], 74, plain).at(-1)).toBe('(1500-by-1500, cut)');
  });

  it('may be empty or ragged', () => {
    expect(drawGrids([{ title: 'empty', cells: [], marked: [] }], 80, plain)).toEqual(['empty']);
    expect(drawGrids([{ title: 'r', cells: [['1', '2'], ['3']], marked: [] }], 80, plain)).toEqual([
      'r',
      ' 1  2',
      ' 3',
    ]);
  });
});
