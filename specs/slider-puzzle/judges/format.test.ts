import { describe, expect, it } from 'vitest';
import { aboutCode } from '../../../harness/messages/in-locale.ts';
import { goal } from '../../../reference/puzzle/tiles.ts';
import { judgeFormat } from './format.ts';
import { asking, shown, value } from '../testing/observed.ts';

const tiles = [
  [0, 1, 3],
  [4, 2, 5],
  [7, 8, 6],
];

describe('judging toString()', () => {
  it.each([
    ['the sample of the assignment', '3\n 0  1  3 \n 4  2  5 \n 7  8  6 \n'],
    ['single blanks', '3\n0 1 3\n4 2 5\n7 8 6\n'],
    ['no line end at the end', '3\n0 1 3\n4 2 5\n7 8 6'],
    ['Windows line ends', '3\r\n0 1 3\r\n4 2 5\r\n7 8 6\r\n'],
    ['tabs', '3\n0\t1\t3\n4\t2\t5\n7\t8\t6\n'],
  ])('accepts %s', (_, text) => {
    expect(judgeFormat(asking, tiles, value(text))).toEqual({ passed: true });
  });

  it.each([
    ['what is more than a byte holds', (tile: number) => [Math.min(tile, 255)], 'No number above 255'],
    ['what is more than four bits hold', (tile: number) => [tile & 15], 'No number above 15'],
    [
      'digits in the place of tiles',
      (tile: number) => Array.from(tile.toString(36), (one) => parseInt(one, 36)),
      'above 35',
    ],
  ])('names the cause of %s', (_, kept, hint) => {
    const large = goal(17);
    const cells = large
      .flat()
      .flatMap(kept)
      .slice(0, 17 ** 2);
    const shownTiles = large.map((_row, index) => cells.slice(17 * index, 17 * index + 17));
    expect(judgeFormat(asking, large, shown(shownTiles))).toHaveProperty('hint', expect.stringContaining(hint));
  });

  it.each([
    ['no size line', '0 1 3\n4 2 5\n7 8 6\n', 'size is missing'],
    ['commas', '3\n0, 1, 3\n4, 2, 5\n7, 8, 6\n', 'commas'],
    ['one line', '3 0 1 3 4 2 5 7 8 6', 'lines are not'],
    ['no line end after the size', '3 0 1 3\n4 2 5\n7 8 6\n', 'lines are not'],
    ['leading zeros', '3\n00 01 03\n04 02 05\n07 08 06\n', 'leading zeros'],
    ['form feeds', '3\f0 1 3\f4 2 5\f7 8 6\f', 'end each line with'],
    ['an empty line', '3\n0 1 3\n\n4 2 5\n7 8 6\n', 'lines are not'],
    ['rows and columns exchanged', '3\n0 4 7\n1 2 8\n3 5 6\n', 'swapped'],
    ['no blank', '3\n  1 3\n4 2 5\n7 8 6\n', 'blank must be shown as 0'],
    ['numbers that run together', '3\n013\n425\n786\n', 'run together'],
    ['numbers that run together in one row', '3\n0 1 3\n42 5\n7 8 6\n', 'run together'],
    ['two tiles exchanged', '3\n1 0 3\n4 2 5\n7 8 6\n', 'not those that the constructor was given'],
    ['one array for each row', '3\n7 8 6\n7 8 6\n7 8 6\n', 'All rows of a board are alike'],
    ['the inherited method', 'Board@1b6d3586', 'not overridden'],
    ['the inherited method of an object', '[object Object]', 'not overridden'],
    ['one row too many', '3\n0 1 3\n4 2 5\n7 8 6\n1 2 3\n', 'first line'],
    ['nothing', '', 'first line'],
  ])('rejects %s and names the cause', (_, text, hint) => {
    expect(judgeFormat(asking, tiles, value(text))).toHaveProperty('hint', expect.stringContaining(hint));
  });

  it('says what an array becomes as text, in each language', () => {
    const hint = (code: string): unknown =>
      aboutCode(code, () => judgeFormat(asking, tiles, value('3\n[I@1b6d3586\n[I@4edde6e5\n[I@70177ecd\n')));
    expect(hint('java')).toHaveProperty('hint', expect.stringContaining('gives something like [I@'));
    expect(hint('typescript')).toHaveProperty('hint', expect.stringContaining('has commas'));
  });

  it.each([
    ['a signed byte', (tile: number) => (tile << 24) >> 24],
    ['an unsigned byte', (tile: number) => tile & 255],
  ])('tells tiles that were kept in %s', (_, kept) => {
    const large = Array.from({ length: 17 }, (_row, row) => Array.from({ length: 17 }, (_tile, col) => row * 17 + col));
    const cut = large.map((row) => row.map(kept).join(' '));
    expect(judgeFormat(asking, large, value(['17', ...cut].join('\n')))).toHaveProperty(
      'hint',
      expect.stringContaining('do not fit into their type'),
    );
  });

  it('says which line is wrong', () => {
    expect(judgeFormat(asking, tiles, value('3\n0 1 3\n4 2 5\n7 6 8\n'))).toHaveProperty(
      'message',
      'ask() on the board shows other tiles than the board has: line 4 is "7 6 8"; it should be "7 8 6".',
    );
  });

  it('shows where long lines differ', () => {
    const large = Array.from({ length: 60 }, (_row, row) => Array.from({ length: 60 }, (_tile, col) => row * 60 + col));
    const text = ['60', ...large.map((row) => row.join(' '))].join('\n').replace(' 57 58 59', ' 57 59 58');
    expect(judgeFormat(asking, large, value(text))).toHaveProperty(
      'message',
      expect.stringMatching(/line 2 is "….* 57 59 58"; it should be "….* 57 58 59"/u),
    );
  });

  it('shows so little of long lines that a summary has room for both', () => {
    const row = (first: number): number[] => Array.from({ length: 127 }, (_tile, col) => first * 127 + col);
    const large = Array.from({ length: 127 }, (_row, first) => row(first));
    const padded = large.map((line) => line.map((tile) => String(tile).padStart(3)).join(''));
    const judgement = judgeFormat(asking, large, value(['127', ...padded].join('\n')));
    expect(judgement).toHaveProperty('message', expect.stringMatching(/9910.*99 10/u));
    expect(judgement).toHaveProperty('message', expect.stringMatching(/^.{1,160}$/u));
  });

  it('is bounded on hostile strings', () => {
    const judgement = judgeFormat(asking, tiles, value('1 '.repeat(100_000)));
    expect(JSON.stringify(judgement).length).toBeLessThan(4_000);
  });

  it('accepts the largest board', () => {
    const large = Array.from({ length: 127 }, (_, row) =>
      Array.from({ length: 127 }, (__, column) => row * 127 + column),
    );
    expect(judgeFormat(asking, large, shown(large))).toEqual({ passed: true });
  });
});
