import { describe, expect, it } from 'vitest';
import { exchanged } from '../../../reference/puzzle/cells.ts';
import { goal, neighbors, type Tiles } from '../../../reference/puzzle/tiles.ts';
import { judgeNeighbors } from './neighbors.ts';
import { absent, asking, collection, nothing, object, thrown, value } from '../testing/observed.ts';

const corner = [
  [0, 1, 3],
  [4, 2, 5],
  [7, 8, 6],
];
const middle = [
  [1, 2, 3],
  [4, 0, 5],
  [7, 8, 6],
];
const right = [
  [1, 2, 3],
  [4, 5, 0],
  [7, 8, 6],
];
const wrapped = [
  [1, 2, 3],
  [4, 5, 7],
  [0, 8, 6],
];
const [first = middle, second = middle] = neighbors(middle);

/** The blank changes its name with the tile of a cell, in all places. */
const elsewhere = (tiles: Tiles, cell: number): Tiles => {
  const known = tiles.length === 3 ? corner : large;
  const tile = known.flat()[cell] ?? 0;
  return tiles.map((row) => row.map((one) => (one === 0 ? tile : one === tile ? 0 : one)));
};
/** The blank at index 300. */
const large = exchanged(goal(18), 300, 323);

const hintOf = (tiles: Tiles, boards: readonly Tiles[], truncated = false): string => {
  const judgement = judgeNeighbors(asking, tiles, collection(boards, truncated));
  return judgement.passed ? 'passed' : (judgement.hint ?? '');
};

describe('judging neighbors()', () => {
  it.each([corner, middle, right])('accepts the right boards in any order: %j', (...tiles) => {
    expect(judgeNeighbors(asking, tiles, collection([...neighbors(tiles)].reverse()))).toEqual({ passed: true });
  });

  it.each<[string, Tiles, readonly Tiles[], string]>([
    ['none', corner, [], 'returns no boards'],
    ['one missing', corner, neighbors(corner).slice(1), 'blank down is missing'],
    ['itself too', corner, [...neighbors(corner), corner], 'not its own neighbor'],
    ['unchanged boards', corner, [corner, corner], 'unchanged'],
    ['the same board each time', middle, [first, first, first, first], 'share one array'],
    ['a board twice', corner, [...neighbors(corner), ...neighbors(corner)], 'more than once'],
    ['one twice for another', middle, [first, ...neighbors(middle).slice(0, 3)], 'copied for the next direction'],
    ['one of two for the other', corner, neighbors(corner).slice(1).concat(neighbors(corner).slice(1)), 'copied for'],
    ['over the edge', right, [...neighbors(right), wrapped], 'wraps around the edge'],
    [
      'a lost tile',
      corner,
      [
        [
          [1, 1, 3],
          [4, 2, 5],
          [7, 8, 6],
        ],
        ...neighbors(corner).slice(1),
      ],
      'temporary variable, and do not mix up rows and columns',
    ],
    [
      'one array for each row',
      corner,
      neighbors(corner).map((one) => one.map(() => one.at(-1) ?? [])),
      'rows of a board',
    ],
    [
      'another tile moved',
      corner,
      neighbors(elsewhere(corner, 4)).map((one) => elsewhere(one, 4)),
      'A tile other than',
    ],
    [
      'an index in a byte',
      large,
      neighbors(elsewhere(large, 44)).map((one) => elsewhere(one, 44)),
      'kept in eight bits',
    ],
    ['several moves missing', middle, [first], 'are missing: look at what guards them'],
    ['moves on top of each other', middle, [first, ...neighbors(second).slice(0, 3)], 'on top of each other'],
  ])('names the cause of %s', (_, tiles, boards, hint) => {
    expect(hintOf(tiles, boards)).toContain(hint);
  });

  it('names an iterable without end', () => {
    expect(hintOf(corner, Array<Tiles>(12).fill(corner), true)).toContain('does not end');
  });

  it('tells of null among the boards as a cause', () => {
    const each = { kind: 'each', items: [[absent]] } as const;
    const seen = { ...collection([first]), each: each as never };
    expect(judgeNeighbors({ ...asking, call: 'neighbors()' }, corner, seen)).toMatchObject({
      actual: 'null among the boards',
      hint: 'neighbors() contains null: return only the boards that exist.',
    });
  });

  it('draws the board and what is missing', () => {
    expect(judgeNeighbors(asking, corner, collection(neighbors(corner).slice(1)))).toMatchObject({
      message: 'ask() on the board: 1 board missing.',
      grids: [
        { title: 'board' },
        {
          title: 'missing',
          marked: [
            [0, 0],
            [1, 0],
          ],
        },
      ],
    });
  });

  it.each([
    ['null', { call: nothing, walk: absent, each: absent }, 'returned null'],
    ['an exception', { call: thrown('E'), walk: absent, each: absent }, 'threw E'],
    [
      'an exception while walking',
      { call: object, walk: thrown('E'), each: absent },
      'iterating over ask() on the board threw E',
    ],
    [
      'an array of Java',
      { call: object, walk: { kind: 'missing', member: 'iterator()' } as const, each: absent },
      'What ask() on the board returned cannot be iterated over, since it is not an Iterable.',
    ],
    [
      'a null item',
      {
        call: object,
        walk: { kind: 'items', count: 1, truncated: false } as const,
        each: { kind: 'each', items: [[absent]] } as const,
      },
      'ask() on the board contains null among its boards.',
    ],
    [
      'junk',
      {
        call: object,
        walk: { kind: 'items', count: 1, truncated: false } as const,
        each: { kind: 'each', items: [[value('x'.repeat(300_000))]] } as const,
      },
      'cannot be read',
    ],
  ])('tells %s', (_, seen, words) => {
    const judgement = judgeNeighbors(asking, corner, { ...seen, each: seen.each as never });
    expect(judgement).toHaveProperty('message', expect.stringContaining(words));
    expect(JSON.stringify(judgement).length).toBeLessThan(3_000);
  });
});
