import { describe, expect, it } from 'vitest';
import { formatTiles, twin } from '../../../../reference/puzzle/tiles.ts';
import { asking, counters, queue } from '../../testing/observed.ts';
import { tracedSearch } from '../../puzzles/file-sets.ts';
import { judged } from '../../causes/testing/judged.ts';
import { readModels } from '../../diagnosis/models.ts';
import { signsOf } from '../../diagnosis/signs.ts';
import { judgeExactCounts } from './puzzle04-counts.ts';

const { tiles: root, counts: exact } = tracedSearch;
const own = { root: formatTiles(root), ...exact };
const inserted = (depth: number) => ({ op: 'insert', search: 0, depth, state: '' }) as const;
const other = { root: formatTiles(twin(root)), inserts: 9, delMins: 4 };

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
      'a search that leaves the goal in the queue',
      [queue({ inserts: 10, delMins: 4, searches: [{ ...own, delMins: 4 }] })],
      'min(), which only looks',
    ],
    [
      'a search that leaves the goal in a queue of numbers',
      [queue({ inserts: 10, delMins: 4 }), queue({ inserts: 9, delMins: 4 })],
      'min(), which only looks',
    ],
    [
      'a search that never takes the initial board out',
      [
        queue({
          inserts: 10,
          delMins: 4,
          searches: [{ ...own, delMins: 4 }],
          trace: [inserted(0), inserted(1), inserted(1), { ...inserted(1), op: 'delMin' }],
        }),
      ],
      'the initial board itself has not come out',
    ],
    [
      'a search that begins with the neighbors',
      [
        queue({
          inserts: 9,
          delMins: 4,
          searches: [{ ...own, inserts: 9, delMins: 4 }],
          trace: [inserted(1), inserted(1)],
        }),
      ],
      'begins with the neighbors',
    ],
    [
      'a search that puts the neighbors of the initial board in before that comes out',
      [
        queue({
          inserts: 19,
          delMins: 8,
          searches: [{ ...own, inserts: 19, delMins: 8 }],
          trace: [0, 1, 1, 1, 1].map(inserted),
        }),
      ],
      'are enqueued twice',
    ],
    [
      'a search that begins with the neighbors and does too much',
      [queue({ searches: [{ ...own, inserts: 12, delMins: 4 }], inserts: 12, delMins: 4, trace: [inserted(1)] })],
      'critical optimization',
    ],
    [
      'a search that ends at the neighbors',
      [
        queue({
          inserts: 9,
          delMins: 4,
          searches: [{ ...own, inserts: 9, delMins: 4 }],
          trace: [inserted(0), inserted(1)],
        }),
      ],
      'before the goal is dequeued',
    ],
    [
      'too many nodes',
      [queue({ inserts: 20, delMins: 9, searches: [{ ...own, inserts: 20, delMins: 9 }] })],
      'Too many nodes are dequeued',
    ],
    [
      'a queue that is emptied after the search',
      [queue({ inserts: 10, delMins: 10, searches: [{ ...own, delMins: 10 }] })],
      'as if it were emptied',
    ],
    [
      'two searches from the initial board',
      [queue({ ...exact, searches: [own] }), queue({ ...exact, searches: [own] })],
      '2 searches begin at the initial board',
    ],
    [
      'the same two searches run twice',
      [own, other, own, other].map((search) => queue({ ...exact, searches: [search] })),
      'Run one only, once',
    ],
    ['a closed set', [queue({ inserts: 8, delMins: 5, searches: [{ ...own, inserts: 8 }] })], 'Too few'],
    [
      'unknown searches that do not fit',
      [queue({ inserts: 14, delMins: 5 }), queue({ inserts: 9, delMins: 4 })],
      'could not be determined',
    ],
    ['unknown searches in one queue that do not fit', [queue({ inserts: 60, delMins: 20 })], 'could not be determined'],
    ['no queue', [], 'must keep its nodes'],
  ])('rejects %s', (_, queues, hint) => {
    expect(judgeExactCounts(asking, root, exact, counters(queues))).toHaveProperty(
      'hint',
      expect.stringContaining(hint),
    );
  });

  it('tells that the initial board was left out as the model of that fault shows it', () => {
    const id = 'queue-puzzle04-counts';
    const search = { ...own, inserts: 9, delMins: 4 };
    const leftOut = judgeExactCounts(
      asking,
      root,
      exact,
      counters([queue({ ...search, searches: [search], trace: [inserted(1)] })]),
    );
    expect(leftOut).toHaveProperty('actual', '9 nodes enqueued and 4 dequeued, the initial board not among them');
    const model = readModels().all.find(({ fault }) => fault === 'root-not-inserted');
    const signs = signsOf([judged(id, leftOut)], { sameSeed: true, count: 25 });
    expect([...(model?.signs.get(id)?.values() ?? [])]).toEqual([...(signs.get(id)?.values() ?? [])]);
  });
});
