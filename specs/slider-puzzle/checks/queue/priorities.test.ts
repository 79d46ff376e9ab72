import { describe, expect, it } from 'vitest';
import { formatTiles, goal, neighbors, twin, type Tiles } from '../../../../reference/puzzle/tiles.ts';
import { asking, counters, queue } from '../../testing/observed.ts';
import { judgePriorities } from './priorities.ts';

const tiles = goal(3);
const from = (root: Tiles) => ({ root: formatTiles(root), inserts: 9, delMins: 5 });

describe('judging the order of priorities', () => {
  it.each([
    ['known', { priorityDecreases: 0, keyDecreases: 3 }],
    ['unknown', { keyDecreases: 0 }],
  ])('accepts priorities that never decrease, %s by board', (_, parts) => {
    expect(judgePriorities(asking, { tiles, moves: 4 }, counters([queue({ delMins: 5, ...parts })]))).toEqual({
      passed: true,
    });
  });

  it.each([
    ['another priority', { priorityDecreases: 2, keyDecreases: 0 }, 'hamming()'],
    ['moves that nodes do not keep', { priorityDecreases: 2, keyDecreases: 0 }, 'no node may change'],
    ['a broken comparison', { priorityDecreases: 2, keyDecreases: 2 }, 'contradicts itself'],
    ['a broken comparison without boards', { keyDecreases: 1 }, 'contradicts itself'],
  ])('rejects %s', (_, parts, hint) => {
    const judgement = judgePriorities(asking, { tiles, moves: 4 }, counters([queue({ delMins: 5, ...parts })]));
    expect(judgement).toHaveProperty('hint', expect.stringContaining(hint));
  });

  it.each([
    ['the search from the twin alone', [from(twin(tiles))], 'Only in the search from the twin'],
    ['twins that are put in again', [from(twin(tiles)), from(tiles), from(neighbors(tiles)[0] ?? [])], 'More than two'],
  ])('names %s', (_, searches, hint) => {
    const disorder = queue({ delMins: 5, priorityDecreases: 2, searches });
    const known = queue({ delMins: 5, priorityDecreases: 0 });
    const judgement = judgePriorities(asking, { tiles, moves: 4 }, counters([known, disorder]));
    expect(judgement).toHaveProperty('hint', expect.stringContaining(hint));
  });

  it.each([
    [1, 'decreased once, in the search from the twin.'],
    [3, 'decreased 3 times, 1 of them in the search from the twin.'],
  ])('tells of %i decreases how many are of the search from the twin', (times, words) => {
    const ofTwin = queue({ delMins: 5, priorityDecreases: 1, searches: [from(twin(tiles))] });
    const ofBoard = queue({ delMins: 5, priorityDecreases: times - 1, searches: [from(tiles)] });
    const judgement = judgePriorities(asking, { tiles, moves: 4 }, counters([ofTwin, ofBoard]));
    expect(judgement).toHaveProperty('message', expect.stringContaining(words));
  });

  it('does not blame the twin alone where nothing is known of the other search', () => {
    const ofTwin = queue({ delMins: 5, priorityDecreases: 2, searches: [from(twin(tiles))] });
    const judgement = judgePriorities(asking, { tiles, moves: 4 }, counters([queue({ delMins: 5 }), ofTwin]));
    expect(judgement).toHaveProperty('hint', expect.stringContaining('not without the moves'));
  });

  it('rejects a search without the queue', () => {
    expect(judgePriorities(asking, { tiles, moves: 4 }, counters([]))).toMatchObject({ passed: false });
    expect(judgePriorities(asking, { tiles, moves: 0 }, counters([]))).toEqual({ passed: true });
  });
});
