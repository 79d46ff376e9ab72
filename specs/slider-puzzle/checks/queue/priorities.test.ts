import { describe, expect, it } from 'vitest';
import { asking, counters, queue } from '../../judges/observed.ts';
import { judgePriorities } from './priorities.ts';

describe('judging the order of priorities', () => {
  it.each([
    ['known', { priorityDecreases: 0, keyDecreases: 3 }],
    ['unknown', { keyDecreases: 0 }],
  ])('accepts priorities that never decrease, %s by board', (_, parts) => {
    expect(judgePriorities(asking, 4, counters([queue({ delMins: 5, ...parts })]))).toEqual({ passed: true });
  });

  it.each([
    ['another priority', { priorityDecreases: 2, keyDecreases: 0 }, 'hamming()'],
    ['a broken comparison', { priorityDecreases: 2, keyDecreases: 2 }, 'contradicts itself'],
    ['a broken comparison without boards', { keyDecreases: 1 }, 'contradicts itself'],
  ])('rejects %s', (_, parts, hint) => {
    const judgement = judgePriorities(asking, 4, counters([queue({ delMins: 5, ...parts })]));
    expect(judgement).toHaveProperty('hint', expect.stringContaining(hint));
  });

  it('rejects a search without the queue', () => {
    expect(judgePriorities(asking, 4, counters([]))).toMatchObject({ passed: false });
    expect(judgePriorities(asking, 0, counters([]))).toEqual({ passed: true });
  });
});
