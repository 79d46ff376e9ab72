import { describe, expect, it } from 'vitest';
import { java } from '../../../../harness/languages/java/index.ts';
import type { Judgement } from '../../../../harness/contracts/check.ts';
import { isUnsearched, judgePair, readPair } from './pair.ts';
import { countersOf } from '../../testing/variants.ts';
import {
  aFile,
  type Answering,
  contextIn,
  limits,
  pairRows,
  searching,
  uncritical,
  unsearched,
} from '../../testing/integrity.ts';

const context = contextIn(java.notation);

const judge = (published: Answering | null, twin: Answering | null): Judgement =>
  judgePair(aFile, readPair(context, limits, aFile, pairRows(published, twin)));

const fromTable: Answering = { counted: unsearched };

describe('an answer that is there without a search', () => {
  it.each<[string, Answering | null, unknown]>([
    ['is wrong', { moves: 999 }, 'wrong'],
    ['does not come', null, 'wrong'],
    ['is above the limits of any correct search', uncritical, 'too costly'],
    ['takes too long', { cpuMs: 5_010 }, 'too costly'],
  ])('is stored when that of the mirrored puzzle %s', (_, twin, words) => {
    expect(judge(fromTable, twin)).toMatchObject({
      passed: false,
      measured: { state: 'stored', twin: words, wrongTwin: words === 'wrong' ? 1 : 0 },
    });
  });

  it('names the tables whose limits the mirrored puzzle exceeds', () => {
    expect(judge(fromTable, { ...uncritical, cpuMs: 5_010 }).measured?.['over']).toBe('2 4a 4b 1');
  });

  it.each<[string, Answering | null, string]>([
    ['a search that keeps all limits', {}, ''],
    ['more calls than any correct search makes', uncritical, '2 4a 4b'],
    ['a time that is never quite the same', { cpuMs: 5_010 }, ''],
    ['a wrong answer', { moves: 999 }, '1'],
    ['no answer', null, '1'],
  ])('measures what the file itself would miss where it is timed: %s', (_, published, missed) => {
    expect(judge(published, published).measured?.['missed']).toBe(missed);
  });

  it('says what came of the mirrored puzzle', () => {
    const words = (twin: Answering | null): string => {
      const judgement = judge(fromTable, twin);
      return judgement.passed ? '' : judgement.message;
    };
    expect(words({ moves: 999 })).toContain(
      'mirrored across its diagonal fails (moves() on the mirrored puzzle20.txt ret',
    );
    expect(words(null)).toContain('mirrored across its diagonal does not finish');
    expect(words({ cpuMs: 5_010 })).toContain('mirrored across its diagonal exceeds the limits (timing 1)');
  });
});

describe('a search of the published puzzle that other boards do not get', () => {
  const least: Answering = { counted: countersOf(aFile, { form: 'alone', closed: true, goalTest: 'enqueued' }) };
  const wasteful = (variant: Answering['variant']): Answering => ({ counted: countersOf(aFile, variant ?? {}) });

  it.each([
    ['priorities are not cached', wasteful({ cached: false }), '4b'],
    ['hamming() is the priority', wasteful({ heuristic: 'hamming' }), '3'],
  ])('is costlier when %s for the mirrored puzzle alone', (_, twin, table) => {
    const judgement = judge(least, twin);
    expect(judgement).toMatchObject({ passed: false, measured: { state: 'costlier', twin: 'too costly' } });
    expect(judgement.measured?.['over']).toContain(table);
  });

  it.each([
    ['a fault that both have', wasteful({ cached: false }), wasteful({ cached: false, ties: 'old' })],
    ['a few times as many calls', {}, wasteful({ critical: 'dequeued' })],
    ['CPU time', least, { ...least, cpuMs: 5_010 }],
  ])('is not proven by %s', (_, published, twin) => {
    expect(judge(published, twin)).toMatchObject({ passed: true, measured: { state: 'same' } });
  });
});

describe('an honest program', () => {
  it.each<[string, Answering | null, Answering | null, string]>([
    ['that solves both', {}, {}, 'same'],
    ['with a fault that shows on the twin only', {}, { moves: 20 }, 'differs'],
    ['that does not finish on the twin only', {}, null, 'differs'],
    ['with a fault that shows on the published file only', { moves: 20 }, {}, 'reverse'],
    ['with a fault that shows on both', { moves: 20 }, { moves: 20 }, 'same'],
    ['that solves neither in time', null, null, 'same'],
    ['that is above the limits with both', uncritical, uncritical, 'same'],
    ['that takes too long with the twin only', {}, { cpuMs: 5_010 }, 'same'],
    [
      'whose equal priorities come in a costly order',
      { variant: { ties: 'near' } },
      { variant: { ties: 'far' } },
      'same',
    ],
    ['that has a queue of its own for our boards', { counted: searching(0, 500) }, { moves: 20 }, 'differs'],
  ])('%s is not accused', (_, published, twin, state) => {
    expect(judge(published, twin)).toMatchObject({ passed: true, measured: { state } });
  });

  it.each<[string, Answering, Answering | null]>([
    ['whose search does not show, with both right', fromTable, fromTable],
    ['that has boards of its own in the library’s queue', { counted: searching(900, 0) }, { moves: 20 }],
  ])('%s, is not accused, but a person is asked to look', (_, published, twin) => {
    const judgement = judge(published, twin);
    expect(judgement).toMatchObject({ passed: false, measured: { state: 'unseen' } });
    expect(judgement.passed || judgement.message).toMatch(/cannot be seen, and is not assessed/u);
  });

  it('whose search does not show is told from one that answers the published files alone', () => {
    expect(judge(fromTable, fromTable).measured?.['unseen']).toBe(1);
    expect(judge(fromTable, { moves: 999, counted: unsearched }).measured?.['unseen']).toBe(0);
    expect(judge(fromTable, {}).measured?.['unseen']).toBe(0);
  });
});

describe('no search', () => {
  const file = { moves: 20, inserts: 5_000 };
  const solved = (searched: number | null) => ({ searched, few: { nodes: false, boards: false } });

  it.each([
    ['fewer nodes than lie on the way', file, 19],
    ['the way and what lies beside it, where the reference searches ten times as much', file, 84],
    ['fewer nodes than lie on the way, where the reference’s search is not known', { moves: 20, inserts: null }, 19],
  ])('is %s', (_, puzzle, searched) => {
    expect(isUnsearched(puzzle, solved(searched))).toBe(true);
  });

  it.each([
    ['more than the way and what lies beside it', file, 85],
    ['as much as the way where the reference searches little more', { moves: 20, inserts: 199 }, 20],
    ['as much as the way where the reference’s search is not known', { moves: 20, inserts: null }, 20],
    ['what could not be counted', file, null],
  ])('is not %s', (_, puzzle, searched) => {
    expect(isUnsearched(puzzle, solved(searched))).toBe(false);
  });
});
