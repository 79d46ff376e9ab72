import { describe, expect, it } from 'vitest';
import { asking, counters, queue } from '../../testing/observed.ts';
import { judgeQueueUsed } from './used.ts';

describe('judging that the queue is used', () => {
  it('accepts a search through the queue', () => {
    expect(judgeQueueUsed(asking, 4, counters([queue({ inserts: 10, delMins: 5 })]))).toEqual({ passed: true });
  });

  it.each([
    ['go on until the goal comes out', [queue({ inserts: 3, delMins: 1 })]],
    ['must keep its nodes', []],
  ])('tells one that is used too little from one that is not: %s', (hint, queues) => {
    expect(judgeQueueUsed(asking, 4, counters(queues))).toHaveProperty('hint', expect.stringContaining(hint));
  });

  it.each([
    ['no queue', [], 'put nothing into a MinPQ'],
    ['a queue that nothing is put into', [queue()], 'made 0 of insert()'],
    ['fewer operations than the solution has moves', [queue({ inserts: 3, delMins: 1 })], 'at least 4 calls'],
  ])('rejects %s', (_, queues, words) => {
    expect(judgeQueueUsed(asking, 4, counters(queues))).toHaveProperty('message', expect.stringContaining(words));
  });
});
