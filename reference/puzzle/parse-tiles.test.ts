import { describe, expect, it } from 'vitest';
import { PuzzleError, parsePuzzle, parseTiles } from './parse-tiles.ts';
import { formatTiles, goal } from './tiles.ts';

const failure = (text: string): string => {
  try {
    parseTiles(text, 'puzzle.txt');
  } catch (error) {
    if (error instanceof PuzzleError) return `${error.where}: ${error.message}`;
    throw error;
  }
  return 'no error';
};

describe('parseTiles', () => {
  it('reads what formatTiles writes', () => {
    expect(parseTiles(formatTiles(goal(127)), 'puzzle.txt')).toEqual(goal(127));
  });

  it('accepts a byte order mark, CRLF, blank lines and trailing blanks', () => {
    expect(parseTiles('\uFEFF2 \r\n\r\n 1  2\t\r\n 3  0 \r\n\r\n', 'puzzle.txt')).toEqual(goal(2));
  });

  it.each([
    ['', 'puzzle.txt:1:1: the file is empty'],
    ['x\n', 'puzzle.txt:1:1: the size must be a whole number, but is "x"'],
    ['2.0\n1 2\n3 0\n', 'puzzle.txt:1:1: the size must be a whole number, but is "2.0"'],
    ['0\n', 'puzzle.txt:1:1: the size must be from 2 to 127, not 0'],
    ['1\n0\n', 'puzzle.txt:1:1: the size must be from 2 to 127, not 1'],
    ['128\n', 'puzzle.txt:1:1: the size must be from 2 to 127, not 128'],
    ['2 1\n', 'puzzle.txt:1:3: the first line must hold only the size, but it continues with "1"'],
    ['2\n1 2 3\n0\n', 'puzzle.txt:2:5: row 1 of 2 must hold 2 numbers, but holds 3'],
    ['2\n1 2\n 3\n', 'puzzle.txt:3:2: row 2 of 2 must hold 2 numbers, but holds 1'],
    ['2\n1 2\n', 'puzzle.txt:3:1: there must be 2 rows, but the file ends after 1'],
    ['2\n1 2\n3 0\n\n4 5\n', 'puzzle.txt:5:1: there must be 2 rows, but the file goes on with "4"'],
    ['2\n1 -2\n3 0\n', 'puzzle.txt:2:3: a tile must be a whole number, but is "-2"'],
    ['2\n1 2\n4 0\n', 'puzzle.txt:3:1: a tile must be from 0 to 3, not 4'],
    ['2\n1 2\n1 0\n', 'puzzle.txt:3:1: 1 is there twice (first on line 2), and 3 is missing'],
  ])('names what is wrong with %j, and where', (text, message) => {
    expect(failure(text)).toBe(message);
  });
});

describe('parsePuzzle', () => {
  it('names everything that is wrong, from the first line to the last', () => {
    const parsed = parsePuzzle('3\n1 2 3 4\n5 x 9\n\n5 2\n', 'puzzle.txt');
    const problems = parsed.kind === 'malformed' ? parsed.problems : [];
    expect(problems.map((problem) => `${problem.where}: ${problem.message}`)).toEqual([
      'puzzle.txt:2:7: row 1 of 3 must hold 3 numbers, but holds 4',
      'puzzle.txt:3:3: a tile must be a whole number, but is "x"',
      'puzzle.txt:3:5: a tile must be from 0 to 8, not 9',
      'puzzle.txt:5:1: 5 is there twice (first on line 3)',
      'puzzle.txt:5:3: row 3 of 3 must hold 3 numbers, but holds 2',
      'puzzle.txt:5:3: 2 is there twice (first on line 2)',
    ]);
  });

  it('says which numbers are missing when some are there twice', () => {
    const parsed = parsePuzzle('2\n1 1\n1 0\n', 'puzzle.txt');
    const problems = parsed.kind === 'malformed' ? parsed.problems : [];
    expect(problems.map(({ message }) => message)).toEqual([
      '1 is there twice (first on line 2), and 2 is missing',
      '1 is there twice (first on line 2), and 3 is missing',
    ]);
  });
});
