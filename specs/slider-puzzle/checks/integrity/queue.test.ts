import { describe, expect, it } from 'vitest';
import { java } from '../../../../harness/languages/java/index.ts';
import type { Check, Judgement, MeasuredRow } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { absent, asking, counters, object, queue, thrown, value } from '../../testing/observed.ts';
import type { Counters } from '../../judges/queue.ts';
import { toRows } from '../../../../reference/puzzle/cells.ts';
import { mustExpand } from '../../../../reference/oracle/counting/must-expand.ts';
import { timedSeries } from '../timing/index.ts';
import { solvingSteps } from '../timing/series.ts';
import { beginning, judgeDisorder } from './disorder.ts';
import { queueIsSearchCheck } from './queue.ts';
import type { Published } from './published.ts';
import { aFile, contextIn, files, limits, rowFor, solvedRow, timed } from '../../testing/integrity.ts';
import { disturbedRow, timedCases } from './timed-row.ts';
import { unjudged } from './twice.ts';

const context = contextIn(java.notation);

const puzzle = { tiles: aFile.tiles, moves: 18 };

const counted = (inserts: number, delMins: number): Counters => counters([queue({ inserts, delMins })]);

const usual = solvedRow(value(18), counted(900, 500));
const disturbed = (moves: number, inserts = 900, delMins = 500): Observation[] =>
  solvedRow(value(moves), counted(inserts, delMins));

const judge = (seen: readonly Observation[] | undefined): Judgement => judgeDisorder(asking, puzzle, usual, seen);

const idle = { passed: false, measured: { idle: 1 } };

describe('a queue that is not the search', () => {
  it.each([
    ['the same counts', disturbed(18)],
    ['other counts, whatever noise the program makes', disturbed(18, 1_013, 377)],
  ])('lets the right answer be found when it is in disorder, with %s', (_, seen) => {
    expect(judge(seen)).toMatchObject(idle);
  });

  it.each([
    ['insertions', counted(17, 500)],
    ['removals', counted(900, 17)],
  ])('has fewer %s than lie on the way, whatever comes of disorder', (_, few) => {
    expect(judgeDisorder(asking, puzzle, solvedRow(value(18), few), undefined)).toMatchObject(idle);
  });
});

it('is not the search either where the boards were expanded before anything came out of it', () => {
  const replayed = counters([queue({ inserts: 900, delMins: 500 })], {
    'Board.neighbors()': 520,
    'Board.neighbors() before delMin()': 520,
    'Board.neighbors() between delMin()': 0,
    'Board.neighbors() after delMin()': 0,
  });
  const judgement = judgeDisorder(asking, puzzle, solvedRow(value(18), replayed), disturbed(20));
  expect(judgement).toMatchObject(idle);
  expect(judgement.passed || judgement.message).toContain('520 of 520 calls of neighbors() came before the first node');
});

describe('a queue that is the search', () => {
  it('leads to a longer way in disorder', () => {
    expect(judge(disturbed(24))).toEqual({ passed: true });
  });

  it('needs not come to an end in disorder, nor make a Solver', () => {
    expect(judge(undefined)).toEqual({ passed: true });
    expect(judge([counted(0, 0), object, thrown('IllegalStateException'), absent, absent, counted(900, 500)])).toEqual({
      passed: true,
    });
  });
});

describe('a Solver without the right answer', () => {
  it('is not judged here', () => {
    const wrong = solvedRow(value(20), counted(900, 500));
    expect(judgeDisorder(asking, puzzle, wrong, disturbed(18))).toEqual(unjudged);
    expect(judgeDisorder(asking, puzzle, solvedRow(thrown('X')), undefined)).toEqual(unjudged);
    expect(judgeDisorder(asking, puzzle, [], undefined)).toEqual(unjudged);
  });
});

describe('the puzzles of the check', () => {
  const series = timedSeries(context, { puzzles: [], missing: [] }, limits, null);
  const checkOf = (published: readonly Published[], seed: number): Check =>
    queueIsSearchCheck(context, published, { timed: [], series, seed });
  const fit = files(5).map((file, index) => ({ ...file, inserts: 500 + index }));

  it('are two published ones and two mirrored, other ones with another seed', () => {
    const names = (seed: number): string[] =>
      checkOf(fit, seed)
        .cases.slice(0, 4)
        .map(({ name }) => name);
    expect(names(1).map((name) => name.includes('mirrored'))).toEqual([false, false, true, true]);
    expect(new Set(names(1).map((name) => name.split(',')[0])).size).toBe(4);
    expect([2, 3, 4, 5].some((seed) => names(seed).join() !== names(1).join())).toBe(true);
  });

  it('are neither trivial nor long', () => {
    const others = [
      { ...aFile, inserts: 499 },
      { ...aFile, inserts: 2_501 },
      { ...aFile, inserts: null },
    ];
    expect(checkOf(others, 1).cases).toMatchObject([{ kind: 'skipped' }, {}, {}]);
  });

  it('are solved like timed ones, so that the order of calls tells nothing', () => {
    const [one] = checkOf(fit, 1).cases;
    const timed = solvingSteps(context, 20);
    const asked = timed.findIndex((step) => step.op === 'call' && step.method === 'moves');
    expect(one?.kind === 'fixed' && one.script.steps.slice(0, -1)).toEqual(timed.slice(0, asked + 1));
  });

  it('come into disorder late, at another moment with another seed, and before any search is done', () => {
    const beginnings = [1, 2, 3].flatMap((seed) =>
      checkOf(fit, seed)
        .cases.slice(0, 4)
        .map((one) => (one.kind === 'fixed' ? (one.comparisonScript?.watch?.disorder ?? 0) : 0)),
    );
    const least = mustExpand(aFile.tiles, aFile.moves) ?? 0;
    expect(Math.min(...beginnings)).toBeGreaterThan(least / 32);
    expect(Math.max(...beginnings)).toBeLessThan(least / 4);
    expect(new Set(beginnings).size).toBeGreaterThan(4);
  });

  it('are in disorder first in one of two, other ones with another seed', () => {
    const orders = [1, 2, 3, 4, 5, 6].map((seed) =>
      checkOf(fit, seed)
        .cases.slice(0, 4)
        .map((one) => one.kind === 'fixed' && one.comparesFirst === true),
    );
    for (const [a, b, c, d] of orders) expect([a, c]).toEqual([!b, !d]);
    expect(new Set(orders.map(String)).size).toBeGreaterThan(2);
  });

  describe('of which one is solved among the timed ones', () => {
    const long = {
      ...aFile,
      moves: 18,
      counts: { ...timed.counts, alone: { ...timed.counts.alone, inserts: 30_000 } },
    };
    const puzzles = [timed, timed, { ...timed, ...long, name: 'puzzle39.txt' }, timed];
    const disturbed = disturbedRow(puzzles, 1);
    const series = timedSeries(context, { puzzles, missing: [] }, limits, disturbed);
    const [one] = timedCases(context, puzzles, series);
    const rows = series.series.script.rows;

    it('comes right before its own row, as one more of the same', () => {
      expect(series.series.names).toEqual([
        'puzzle20.txt',
        'puzzle20.txt',
        'puzzle39.txt',
        'puzzle39.txt',
        'puzzle20.txt',
      ]);
      expect(rows.map((row) => Number(row['disorder']) > 0)).toEqual([false, false, true, false, false]);
      expect([rows[2]?.['tiles'], one?.rows]).toEqual([rows[3]?.['tiles'], [0, 1, 2, 3]]);
      expect([0, 1, 2, 3].map(series.rowOf)).toEqual([0, 1, 3, 4]);
    });

    it('is judged by what it answers, and says nothing of the others', () => {
      const row = (moves: number): MeasuredRow => rowFor(aFile.tiles, { moves });
      const judged = (moves: number): unknown => one?.judge([row(18), row(18), row(moves), row(18)]);
      expect([judged(18), judged(20)]).toMatchObject([idle, { passed: true }]);
      expect(series.series.beside).toEqual([2]);
      expect(series.series.shouldRemeasure?.({ ...row(18), cpuMs: 1e6 }, 2)).toBe(false);
    });

    it('goes on in disorder for longer than a program that is honest at first takes in vain', () => {
      expect(disturbed?.steps).toBeGreaterThan(2 * timed.counts.reference.delMins);
    });
  });

  it('are begun one by one like timed ones, so that no pause tells them apart', () => {
    const scripts = checkOf(fit, 1).cases.flatMap((one) => (one.kind === 'fixed' ? [one.script] : []));
    expect(scripts.length).toBeGreaterThan(4);
    expect(scripts.every(({ paced }) => paced)).toBe(true);
  });

  it('stop a search before it has taken all 3-by-3 boards, which are the same in any order', () => {
    for (const one of checkOf(fit, 1).cases.slice(0, 4))
      expect(one.kind === 'fixed' && one.script.limits?.queueOperations).toBeLessThan(2 * 181_440);
  });
});

it('is in disorder after some steps, too, where nobody has counted what a search has to take', () => {
  const hardest = toRows([15, 14, 8, 12, 10, 11, 9, 13, 2, 6, 5, 1, 3, 7, 4, 0]);
  expect(beginning({ name: 'hardest.txt', tiles: hardest, moves: 80 }, 0)).toBe(64);
});
