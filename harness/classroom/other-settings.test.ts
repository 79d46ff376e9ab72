import { expect, it } from 'vitest';
import { ledger } from '../rubric/ledger.ts';
import { costs, score, sharePoints, tallySections } from '../rubric/score.ts';
import { aCase, aCheck, passedReport } from '../testing/reports/passed.ts';
import { differenceOf, otherAssignments } from './other-settings.ts';
import { studentOf } from './site/testing/make-site.ts';
import { faultOf, gradedFrom } from './store/graded.ts';

it('does not take costs that are rounded so that they add up for those of other weights', () => {
  const cases = [aCase('one', { verdict: 'failed' })];
  const checks = ['a', 'b', 'c'].map((id) => ({ ...aCheck(id), verdict: 'failed' as const, cases }));
  const section = String(checks[0]?.section);
  const points = sharePoints(tallySections(checks, [section]), { [section]: 1 });
  const summary = { ...passedReport().summary, score: score(points) };
  const report = { ...passedReport(), checks, lost: ledger(checks, points), summary };
  const graded = gradedFrom(report, { content: '', report: '' }, true);
  const exact = costs(checks, points);
  expect(graded.checks.map(({ lost }) => lost)).not.toEqual([...exact.values()]);
  const lostBy = (id: string): number => exact.get(id) ?? 0;
  const rescore = <One extends { checks: readonly { id: string; lost: number }[] }>(one: One): One => ({
    ...one,
    checks: one.checks.map((check) => ({ ...check, lost: lostBy(check.id) })),
  });
  expect(differenceOf(graded, { rescore })).toBeNull();
  expect(differenceOf({ ...graded, scoring: 'other' }, { rescore: (one) => ({ ...one, scoring: '' }) })).not.toBeNull();
});

it('names whose files were taken for another assignment than those of most', () => {
  const students = [0, 1, 2].map((index) => ({ ...studentOf(index), name: null }));
  const facts = { content: '', startedAt: '', toolchain: '', host: '' };
  const told = (assignments: readonly (string | null)[]): readonly string[] =>
    otherAssignments(students, ({ key }) => {
      const assignment = assignments[students.findIndex((one) => one.key === key)] ?? null;
      return { ...faultOf('', facts), assignment };
    });
  expect(told(['8puzzle', 'percolation', 'percolation'])).toEqual([
    'Graded as 8puzzle, and not as percolation like most (1): student-0000. If all are to be graded as that, name it, and run the class ' +
      'again: --assignment percolation.',
  ]);
  expect(told(['percolation', 'percolation', null])).toEqual([]);
});
