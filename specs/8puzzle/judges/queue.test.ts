import { describe, expect, it } from 'vitest';
import { formatTiles, twin } from '../../../reference/tiles.ts';
import { asking, counters, queue } from './observed.ts';
import { judgeExactCounts, judgeKeysUnchanged, judgePriorities, judgeQueueUsed } from './queue.ts';

const root = [
  [0, 1, 3],
  [4, 2, 5],
  [7, 8, 6],
];
const exact = { inserts: 10, delMins: 5 };
const own = { root: formatTiles(root), ...exact };
const other = { root: formatTiles(twin(root)), inserts: 9, delMins: 4 };

describe('judging that the queue is used', () => {
  it('accepts a search through the queue', () => {
    expect(judgeQueueUsed(asking, 4, counters([queue({ inserts: 10, delMins: 5 })]))).toEqual({ passed: true });
  });

  it.each([
    ['no queue', [], 'used no MinPQ'],
    ['a queue that nothing is put into', [queue()], 'made 0 of insert()'],
    ['fewer operations than the solution has moves', [queue({ inserts: 3, delMins: 1 })], 'at least 4 calls'],
  ])('rejects %s', (_, queues, words) => {
    expect(judgeQueueUsed(asking, 4, counters(queues))).toHaveProperty('message', expect.stringContaining(words));
  });
});

describe('judging that keys are not changed', () => {
  it.each([0, null])('accepts %s changed keys', (changedKeys) => {
    expect(judgeKeysUnchanged(asking, 4, counters([queue({ inserts: 1, changedKeys })]))).toEqual({ passed: true });
  });

  it('rejects changed keys', () => {
    const judgement = judgeKeysUnchanged(asking, 4, counters([queue({ inserts: 9, changedKeys: 2 })]));
    expect(judgement).toMatchObject({ passed: false, actual: '2 objects changed' });
  });

  it('rejects a search without the queue', () => {
    expect(judgeKeysUnchanged(asking, 4, counters([]))).toMatchObject({ passed: false });
    expect(judgeKeysUnchanged(asking, 0, counters([]))).toEqual({ passed: true });
  });
});

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

describe('judging exact counts', () => {
  it.each([
    ['two queues', [queue({ ...exact, searches: [own] }), queue({ inserts: 9, delMins: 4, searches: [other] })]],
    ['one queue with both searches', [queue({ inserts: 19, delMins: 9, searches: [other, own] })]],
    ['two queues whose searches are unknown', [queue(exact), queue({ inserts: 9, delMins: 4 })]],
    ['one queue whose searches are unknown', [queue({ inserts: 19, delMins: 9 })]],
    ['one queue that never reaches the twin', [queue({ inserts: 11, delMins: 5 })]],
  ])('accepts %s', (_, queues) => {
    expect(judgeExactCounts(asking, root, exact, counters(queues))).toEqual({ passed: true });
  });

  it.each([
    [
      'no critical optimization',
      [queue({ inserts: 14, delMins: 5, searches: [{ ...own, inserts: 14 }] })],
      'critical optimization',
    ],
    [
      'a search that ends early',
      [queue({ inserts: 10, delMins: 4, searches: [{ ...own, delMins: 4 }] })],
      'before the goal is dequeued',
    ],
    [
      'too many nodes',
      [queue({ inserts: 20, delMins: 9, searches: [{ ...own, inserts: 20, delMins: 9 }] })],
      'Too many nodes are dequeued',
    ],
    ['a closed set', [queue({ inserts: 8, delMins: 5, searches: [{ ...own, inserts: 8 }] })], 'Too few'],
    [
      'unknown searches that do not fit',
      [queue({ inserts: 14, delMins: 5 }), queue({ inserts: 9, delMins: 4 })],
      'could not be seen',
    ],
    ['unknown searches in one queue that do not fit', [queue({ inserts: 60, delMins: 20 })], 'could not be seen'],
    ['no queue', [], 'must keep its nodes'],
  ])('rejects %s', (_, queues, hint) => {
    expect(judgeExactCounts(asking, root, exact, counters(queues))).toHaveProperty(
      'hint',
      expect.stringContaining(hint),
    );
  });
});
