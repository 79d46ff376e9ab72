import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckResult, Report } from '../../contracts/report.ts';
import { aCase, aCheck, passedReport } from '../../testing/reports/passed.ts';
import { failedReport, notGradableReport } from '../../testing/reports/failed.ts';
import { randomReports } from '../../testing/reports/random.ts';
import { makePaint } from '../../text/paint.ts';
import { displayWidth } from '../../text/wrap.ts';
import { diffReports } from './diff.ts';
import { diffText } from './text.ts';

const style = { width: 80, paint: makePaint(false) };
const textOf = (old: Report, now: Report): string => diffText(diffReports(old, now), style);

const withChecks = (...checks: CheckResult[]): Report => passedReport({ checks });
const failing = (id: string, more: Partial<CheckResult> = {}): CheckResult =>
  aCheck(id, { verdict: 'failed', cases: [aCase('a', { verdict: 'failed', message: 'Wrong.' })], ...more });
const skipped = (id: string): CheckResult =>
  aCheck(id, { verdict: 'skipped', dependsOn: 'api', reason: 'No API.', cases: [] });

describe('checks', () => {
  const old = withChecks(
    aCheck('a'),
    failing('b'),
    failing('c'),
    skipped('d'),
    failing('e'),
    skipped('f'),
    aCheck('x'),
  );
  const now = withChecks(
    failing('a'),
    aCheck('b'),
    failing('c'),
    failing('d'),
    skipped('e'),
    skipped('f'),
    aCheck('y'),
  );

  it('are fixed, broken, failing still, or as they were', () => {
    const { fixed, broken, reached, unreached, stillFailing, ...others } = diffReports(old, now).checks;
    const ids = [fixed, broken, reached, unreached, stillFailing].map((list) => list.map(({ id }) => id));
    expect(ids).toEqual([['b'], ['a'], ['d'], ['e'], ['c']]);
    expect(others).toEqual({ onlyOld: ['x'], onlyNew: ['y'], unchanged: { passed: 0, notRun: 1 } });
  });

  it('are not called broken where the grader failed', () => {
    const { checks, regression } = diffReports(
      withChecks(aCheck('a')),
      withChecks(failing('a', { verdict: 'grader-fault' })),
    );
    expect([checks.broken.length, checks.unreached.map(({ id }) => id), regression]).toEqual([0, ['a'], true]);
  });

  it('that are not run any more are told together', () => {
    const ids = ['a', 'b', 'c'];
    const diff = diffReports(withChecks(...ids.map((id) => aCheck(id))), withChecks(...ids.map(skipped)));
    expect(diff.regression).toBe(true);
    expect(diffText(diff, style)).toContain('No longer run (3)\n  a, b, c\n    No API.\n');
  });

  it('tell how far those are that fail still', () => {
    const cases = ['a', 'b', 'c'].map((name) => aCase(name, { verdict: 'failed' }));
    const better = [...cases.slice(0, 1), aCase('b'), aCase('c')];
    const text = textOf(withChecks(failing('a', { cases })), withChecks(failing('a', { cases: better })));
    expect(text).toContain('now failed, 1 of 3 cases, before failed, 3 of 3 cases');
  });

  it('are a regression when one broke, or when points were lost', () => {
    expect(diffReports(old, now).regression).toBe(true);
    expect(diffReports(now, now).regression).toBe(false);
    expect(diffReports(passedReport(), failedReport()).regression).toBe(true);
    expect(diffReports(passedReport(), notGradableReport()).regression).toBe(true);
    expect(diffReports(notGradableReport(), passedReport()).regression).toBe(false);
  });
});

describe('points', () => {
  it('are told by section and by check, and add up', () => {
    const { points } = diffReports(failedReport(), passedReport());
    expect(points).toMatchObject({ old: 24.28, new: 100, change: 75.72 });
    expect(points.sections.map(({ section, change }) => [section, change])).toEqual([
      ['compilation', 7.14],
      ['correctness', 68.57],
    ]);
    expect(points.checks.find(({ check }) => check === 'board-4a')).toEqual({ check: 'board-4a', change: 17.15 });
  });

  it('are not told by section where the grader failed, and nothing is known of them', () => {
    const { summary, ...passed } = passedReport();
    const scores = passed.scores.map((one) => ({ ...one, earned: 0 }));
    const faulty = { ...passed, scores, gradable: false, notGradable: 'x', summary: { ...summary, score: null } };
    expect(diffReports(passedReport(), faulty).points).toMatchObject({ new: null, sections: [], checks: [] });
  });

  it('stand below each other, whatever the width of the letters', () => {
    const named = (report: Report): Report => ({
      ...report,
      sections: report.sections.map((one) => ({ ...one, title: '正确性与性能检验' })),
    });
    const lines = textOf(named(failedReport()), named(passedReport())).split('\n');
    const table = lines.filter((line) => /^ {2}(?:正确性与性能检验|Section) /.test(line));
    expect(new Set(table.map(displayWidth)).size).toBe(1);
  });
});

describe('the reasons', () => {
  const source = (text: string, sha256: string): Report => {
    const report = passedReport();
    const [board, ...files] = report.submission.files;
    if (board === undefined) throw new Error('no file');
    const sources = [{ path: 'Board.java', text, cut: false }, ...report.submission.sources.slice(1)];
    return { ...report, submission: { ...report.submission, files: [{ ...board, sha256 }, ...files], sources } };
  };

  it('are lines of the files that differ', () => {
    const diff = diffReports(source('one\ntwo\nthree\n', 'a'), source('one\nTWO\nthree\nfour\n', 'b'));
    expect(diff.code).toMatchObject([{ path: 'Board.java', change: 'changed', added: 2, removed: 1 }]);
    expect(diff.code[0]?.hunks[0]?.lines).toEqual([' one', '-two', '+TWO', ' three', '+four']);
    expect(diff.circumstances).toEqual([]);
  });

  it('are not searched for without end in texts that have nothing in common', () => {
    const numbers = (from: number): string =>
      Array.from({ length: 20_000 }, (_, line) => `${String(from + line)}\n`).join('');
    const diff = diffReports(source(numbers(0), 'a'), source(numbers(50_000), 'b'));
    expect(diff.code).toMatchObject([{ added: null, removed: null, hunks: [] }]);
  });

  it('are files that came and went', () => {
    const old = passedReport();
    const [first] = old.submission.files;
    const now = { ...old, submission: { ...old.submission, files: first === undefined ? [] : [first] } };
    expect(diffReports(old, now).code).toMatchObject([{ path: 'Solver.java', change: 'removed', removed: 2 }]);
    expect(diffReports(now, old).code).toMatchObject([{ path: 'Solver.java', change: 'added', added: 2 }]);
  });

  it('are settings, seeds and versions', () => {
    const old = passedReport({ settings: { 'limits.caseSeconds': '20', scan: 'refuse' } });
    const toolchain = { ...old.toolchain, compiler: 'javac 21.0.1' };
    const now = passedReport({ settings: { 'limits.caseSeconds': '30', scan: 'refuse' }, seed: null, toolchain });
    expect(diffReports(old, now).circumstances).toEqual([
      { what: 'limits.caseSeconds', old: '20', new: '30' },
      { what: 'seed', old: '20260101', new: null },
      { what: 'compiler', old: 'javac 17.0.15', new: 'javac 21.0.1' },
    ]);
  });

  it('are a due date that there was not', () => {
    const now = passedReport({ dueDate: '2026-12-01T22:59:00.000Z' });
    expect(diffReports(passedReport(), now).circumstances).toEqual([
      { what: 'due date', old: 'none', new: '2026-12-01T22:59:00.000Z' },
    ]);
  });

  it('leave out one line as well as many', () => {
    const lines = (count: number): string => Array.from({ length: count }, (_, line) => `${String(line)}\n`).join('');
    expect(textOf(source('', 'a'), source(lines(60), 'b'))).toContain('... 1 more line (--json has all)');
  });

  it('are none: then time or chance has changed the result', () => {
    expect(textOf(withChecks(aCheck('a')), withChecks(failing('a')))).toMatch(/the changes come\s+from\s+timing/);
    expect(textOf(passedReport(), passedReport())).not.toContain('chance');
  });

  it('are told for reports of different things', () => {
    const other = passedReport({ assignment: 'comp204', language: 'typescript' });
    expect(textOf(passedReport(), other)).toMatch(/do not belong together.*\n.*\n? {2}assignment: 8puzzle -> comp204/);
  });
});

describe('of any two reports', () => {
  it('one with itself shows no change', () => {
    fc.assert(
      fc.property(randomReports, (report) => {
        const { checks, code, circumstances, mismatches, points, regression } = diffReports(report, report);
        const changed = [
          checks.fixed,
          checks.broken,
          checks.reached,
          checks.unreached,
          code,
          circumstances,
          mismatches,
        ];
        expect([...changed.flat(), ...points.sections, ...points.checks]).toEqual([]);
        expect(regression).toBe(false);
      }),
      { numRuns: 50 },
    );
  });

  it('what is fixed one way is broken the other way, and lines fit', () => {
    fc.assert(
      fc.property(randomReports, randomReports, (a, other) => {
        const b = {
          ...other,
          checks: other.checks.map((check, index) => ({ ...check, id: a.checks[index]?.id ?? check.id })),
        };
        const [there, back] = [diffReports(a, b), diffReports(b, a)];
        const passedBefore = new Set(a.checks.filter(({ verdict }) => verdict === 'passed').map(({ id }) => id));
        expect(there.checks.broken.every(({ id }) => passedBefore.has(id))).toBe(true);
        const lost = [...there.checks.broken, ...there.checks.unreached.filter(({ old }) => old.verdict === 'passed')];
        expect(back.checks.fixed.map(({ id }) => id).sort()).toEqual(lost.map(({ id }) => id).sort());
        expect((there.points.change ?? 0) + (back.points.change ?? 0)).toBeCloseTo(0, 6);
        const tooLong = diffText(there, style)
          .split('\n')
          .filter((line) => displayWidth(line) > 80);
        expect(tooLong).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
