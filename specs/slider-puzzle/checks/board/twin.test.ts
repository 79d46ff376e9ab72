import { describe, expect, it } from 'vitest';
import { absent, asking, nothing, object, shown, value } from '../../testing/observed.ts';
import { judgeTwin } from './twin.ts';

const tiles = [
  [0, 1],
  [2, 3],
];

describe('judging twin()', () => {
  it.each([
    [
      [
        [0, 2],
        [1, 3],
      ],
    ],
    [
      [
        [0, 1],
        [3, 2],
      ],
    ],
    [
      [
        [0, 3],
        [2, 1],
      ],
    ],
  ])('accepts any exchange of two tiles: %j', (twin) => {
    expect(judgeTwin(asking, tiles, object, shown(twin))).toEqual({ passed: true });
  });

  it.each([
    [
      'the same board',
      [
        [0, 1],
        [2, 3],
      ],
      'exchanged with itself, as can happen when both are chosen at random',
    ],
    [
      'the blank moved',
      [
        [1, 0],
        [2, 3],
      ],
      'blank is not a tile',
    ],
    [
      'rows exchanged, with the blank in one of them',
      [
        [2, 3],
        [0, 1],
      ],
      'exactly one pair',
    ],
    [
      'three tiles moved',
      [
        [0, 2],
        [3, 1],
      ],
      'exactly one pair',
    ],
    [
      'a lost tile',
      [
        [0, 1],
        [1, 3],
      ],
      'twin() loses a tile',
    ],
    [
      'one array for each row',
      [
        [1, 3],
        [1, 3],
      ],
      'All rows of a board are alike',
    ],
    ['another size', [[0]], 'same size'],
  ])('names the cause of %s', (_, twin, hint) => {
    expect(judgeTwin(asking, tiles, object, shown(twin))).toHaveProperty('hint', expect.stringContaining(hint));
  });

  it('tells null', () => {
    expect(judgeTwin(asking, tiles, nothing, absent)).toMatchObject({ passed: false, actual: 'null' });
  });

  it('tells a twin that cannot be read', () => {
    expect(judgeTwin(asking, tiles, object, value('2\n1 2'))).toHaveProperty(
      'message',
      expect.stringContaining('cannot be read'),
    );
  });
});
