import { describe, expect, it } from 'vitest';
import type { QueueReport } from '../../../../harness/contracts/protocol.ts';
import { formatTiles, twin } from '../../../../reference/puzzle/tiles.ts';
import { asking, counters, queue } from '../../testing/observed.ts';
import { tracedSearch } from '../../puzzles/file-sets.ts';
import { judgeWentBack } from './two-moves-back.ts';

const { tiles } = tracedSearch;
const [initial, other] = [tiles, twin(tiles)].map((root) => ({ root: formatTiles(root), inserts: 9, delMins: 4 }));

type Inserted = readonly [depth: number, state: string];
const searching = (root: typeof initial, ...inserted: readonly Inserted[]): QueueReport =>
  queue({
    searches: root === undefined ? [] : [root],
    trace: inserted.map(([depth, state]) => ({ op: 'insert', search: root === undefined ? -1 : 0, depth, state })),
  });
const forth = [
  [0, 'a'],
  [1, 'b'],
  [2, 'c'],
] as const;

describe('judging the boards two moves back', () => {
  it.each([
    ['that are left out', [searching(initial, ...forth), searching(other, ...forth)]],
    ['that are met again in another search', [searching(initial, [0, 'a']), searching(other, [1, 'b'], [2, 'a'])]],
    ['that a way of its own leads to', [searching(initial, [5, 'a'], [7, 'a'])]],
    ['that the queue does not tell', [searching(undefined, [-1, ''], [-1, ''], [1, ''])]],
    ['of which there are none', []],
  ])('accepts those %s', (_, queues) => {
    expect(judgeWentBack(asking, tiles, counters(queues))).toEqual({ passed: true });
  });

  it.each([
    [
      'in the search from the twin',
      [searching(initial, ...forth), searching(other, ...forth, [2, 'a'])],
      'of the twin',
      '1 board from two moves back, in the search from the twin.',
    ],
    [
      'in the search from the initial board',
      [searching(initial, ...forth, [2, 'a']), searching(other, ...forth)],
      'is missing, or',
      '1 board from two moves back, in the search from the initial board.',
    ],
    [
      'in all searches',
      [searching(initial, ...forth, [2, 'a']), searching(other, ...forth, [2, 'a'])],
      'is missing, or',
      '2 boards from two moves back, 1 of them in the search from the twin.',
    ],
  ])('rejects those that are enqueued %s', (_, queues, hint, words) => {
    const judgement = judgeWentBack(asking, tiles, counters(queues));
    expect(judgement).toMatchObject({ passed: false, hint: expect.stringContaining(hint) as string });
    expect(judgement).toHaveProperty('message', expect.stringContaining(words));
  });
});
