import { describe, expect, it } from 'vitest';
import { java } from '../../../../harness/languages/java/index.ts';
import type { Check } from '../../../../harness/contracts/check.ts';
import type { CheckResult } from '../../../../harness/contracts/report.ts';
import { aCase, aCheck } from '../../../../harness/testing/reports/passed.ts';
import { followUps } from './follow-up.ts';
import { hiddenCheckId, publishedCheckId } from './hidden.ts';
import { aFile, contextIn, limits } from '../../testing/integrity.ts';

const context = contextIn(java.notation);

const other = { ...aFile, name: 'puzzle21.txt' };

const needed = (...results: readonly CheckResult[]): readonly Check[] =>
  followUps(context, limits, [aFile, other]).needed(results);

const filesOf = (checks: readonly Check[]): string[] => checks.flatMap(({ cases }) => cases.map(({ name }) => name));

const hidden = (more: Partial<CheckResult> = {}): CheckResult =>
  aCheck(hiddenCheckId, { section: 'integrity', cases: [], ...more });
const timing = (measured: Record<string, number>): CheckResult =>
  aCheck('timing-2-puzzle20', { section: 'timing', cases: [aCase('puzzle20.txt', { measured })] });

const searched = { searched: 1, inserts: 9_000, neighbors: 5_000 };
const unsearched = { searched: 1, inserts: 5, neighbors: 17 };

describe('all published files are compared', () => {
  it('when the sample has found something', () => {
    const checks = needed(hidden({ verdict: 'failed' }), timing(searched));
    expect(checks).toMatchObject([{ id: publishedCheckId, section: 'integrity' }]);
  });

  it('when a timed file was answered without a search', () => {
    expect(needed(hidden(), timing(unsearched))).toHaveLength(1);
  });

  it('as far as results speak of them', () => {
    expect(filesOf(needed(hidden({ verdict: 'failed' }), timing(searched)))).toEqual(['puzzle20.txt']);
    expect(needed(hidden({ verdict: 'failed' }))).toEqual([]);
  });

  it('out of sight of students when the sample is', () => {
    expect(needed(hidden({ details: 'staff' }), timing(unsearched))).toMatchObject([{ details: 'staff' }]);
  });
});

describe('no follow-up is needed', () => {
  it.each<[string, CheckResult[]]>([
    ['of a program that searches', [hidden(), timing(searched)]],
    ['of one whose search shows on the boards alone', [hidden(), timing({ ...searched, inserts: 0 })]],
    ['of one whose search shows on the queue alone', [hidden(), timing({ ...searched, neighbors: 0 })]],
    ['of one that did not find the way', [hidden(), timing({ ...unsearched, searched: 0 })]],
    ['where the sample was not asked for', [timing(unsearched)]],
    ['where the sample was skipped', [hidden({ verdict: 'skipped' }), timing(unsearched)]],
  ])('%s', (_, results) => {
    expect(needed(...results)).toEqual([]);
  });
});
