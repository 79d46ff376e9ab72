import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Case } from '../../../harness/contracts/check.ts';
import { notation } from '../../../harness/languages/java/notation.ts';
import { script, type Script } from '../../../harness/contracts/protocol.ts';
import { isSolvable } from '../../../reference/puzzle/parity.ts';
import { formatTiles, type Tiles } from '../../../reference/puzzle/tiles.ts';
import { boardArbitrary } from '../../slider-puzzle/arbitraries/board-arbitrary.ts';
import { asking, counters, queue, value } from '../../slider-puzzle/testing/observed.ts';
import { tracedSearch } from '../../slider-puzzle/puzzles/file-sets.ts';
import { loadPuzzles } from '../../slider-puzzle/puzzles/load-puzzles.ts';
import { judgeOneQueue, judgeWholeCounts } from '../judges/queue-counts.ts';
import { allChecks } from './index.ts';
import { judgeSolvable } from './solvable.ts';

const { puzzles } = await loadPuzzles({ dir: null, cacheDir: '' });
const checks = allChecks({ puzzles, seed: 1, language: 'java', notation, checkSet: 'extended' });
const nothing = { head: '', tail: '', bytes: 0 };

const scriptOf = (one: Case): Script | null => {
  if (one.kind === 'fixed') return one.script;
  if (one.kind !== 'random') return null;
  return { ...one.script, rows: fc.sample(one.arbitrary, { seed: 1, numRuns: 3 }).map((input) => one.row(input)) };
};

describe('the checks of 2012', () => {
  it('have ids of their own, and cases with different names', () => {
    expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
    for (const { cases } of checks) expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
    expect(checks.filter(({ cases }) => cases.length === 0)).toEqual([]);
  });

  it('have scripts that the protocol accepts, and that ask for nothing of other editions', () => {
    for (const one of checks.flatMap(({ cases }) => cases)) {
      const asked = scriptOf(one);
      expect(script.safeParse(asked).error).toBeUndefined();
      expect(JSON.stringify(asked)).not.toMatch(/"method":"(twin|dimension)"/u);
    }
  });

  it('ask isSolvable() of Board alone', () => {
    const asking = checks.filter(({ cases }) =>
      cases.some((one) => JSON.stringify(scriptOf(one)).includes('isSolvable')),
    );
    expect(asking.map(({ id }) => id)).toEqual([
      'board-12',
      ...['board-18', 'board-20', 'board-21'],
      ...['board-is-solvable-files', 'board-is-solvable', 'board-is-solvable-reached', 'board-one-by-one'],
    ]);
  });

  it('judge an empty answer as failed, with words', () => {
    for (const one of checks.flatMap(({ cases }) => cases)) {
      if (one.kind !== 'fixed' && one.kind !== 'random') continue;
      const input = one.kind === 'random' ? fc.sample(one.arbitrary, { seed: 1, numRuns: 1 })[0] : null;
      const judgement =
        one.kind === 'random'
          ? one.judgeRow(input, [])
          : one.judge(
              one.script.rows.map(() => []),
              { out: nothing, err: nothing },
              [],
            );
      expect(judgement).toMatchObject({ passed: false, message: expect.stringMatching(/\S/u) as string });
    }
  });
});

describe('judgeSolvable', () => {
  it('passes the right answer alone, and its hint tells the numbers of the rule', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }).chain(boardArbitrary), (tiles) => {
        const right = isSolvable(tiles);
        expect(judgeSolvable(asking, tiles, value(right))).toEqual({ passed: true });
        const judgement = judgeSolvable(asking, tiles, value(!right));
        const [inversions = 0, row = 0] =
          /this one has (\d+) .*?(?:row (\d+)|$)/u
            .exec(judgement.passed ? '' : (judgement.hint ?? ''))
            ?.slice(1)
            .map(Number) ?? [];
        expect(byTheText(tiles, inversions, row)).toBe(right);
      }),
    );
  });
});

/** The rule as the assignment's text has it. */
const byTheText = (tiles: Tiles, inversions: number, blankRow: number): boolean =>
  tiles.length % 2 === 1 ? inversions % 2 === 0 : (inversions + blankRow) % 2 === 1;

describe('the queue of 2012', () => {
  const { tiles: root, counts: exact } = tracedSearch;

  it('is one', () => {
    const used = queue(exact);
    expect(judgeOneQueue(asking, 4, counters([used, queue()]))).toEqual({ passed: true });
    expect(judgeOneQueue(asking, 4, counters([used, used]))).toMatchObject({ actual: '2 priority queues' });
    expect(judgeOneQueue(asking, 4, counters([]))).toMatchObject({ actual: '0 priority queues' });
    expect(judgeOneQueue(asking, 0, counters([]))).toEqual({ passed: true });
  });

  it('has exactly these counts, over all queues', () => {
    expect(judgeWholeCounts(asking, root, exact, counters([queue(exact)]))).toEqual({ passed: true });
    expect(judgeWholeCounts(asking, root, exact, counters([queue(exact), queue({ inserts: 1 })]))).toMatchObject({
      actual: '11 nodes enqueued and 5 dequeued',
      hint: expect.stringContaining('One node too many is enqueued') as string,
    });
  });

  it('that is given the neighbors of the initial board twice is told so', () => {
    const counts = { inserts: 19, delMins: 8 };
    const shown = queue({
      ...counts,
      searches: [{ root: formatTiles(root), ...counts }],
      trace: [0, 1, 1, 1, 1].map((depth) => ({ op: 'insert', search: 0, depth, state: '' }) as const),
    });
    const judgement = judgeWholeCounts(asking, root, exact, counters([shown]));
    expect(judgement).toMatchObject({ hint: expect.stringContaining('are enqueued twice') as string });
  });

  it('that lacks the initial board is told so', () => {
    const counts = { inserts: 9, delMins: 4 };
    const shown = queue({
      ...counts,
      searches: [{ root: formatTiles(root), ...counts }],
      trace: [{ op: 'insert', search: 0, depth: 1, state: '' }],
    });
    const judgement = judgeWholeCounts(asking, root, exact, counters([shown]));
    expect(judgement).toMatchObject({ hint: expect.stringContaining('begins with the neighbors') as string });
  });
});
