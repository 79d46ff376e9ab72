import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { CheckResult, Report } from '../contracts/report.ts';
import { aCase, aCheck, passedReport } from '../testing/reports/passed.ts';
import { graded } from '../testing/formats/graded.ts';
import { failedReport, notGradableReport } from '../testing/reports/failed.ts';
import type { RenderOptions } from '../contracts/format.ts';
import { inLocale } from '../messages/in-locale.ts';
import { makeLocale } from '../messages/messages.ts';
import { forAudience } from '../report/student-view/student-view.ts';
import { text } from './text.ts';

const options: RenderOptions = { width: 80, color: false, verbose: false, details: 'reports/report.json' };
const render = (report: Report, more: Partial<RenderOptions> = {}): string =>
  text.render(report, { ...options, ...more });

describe('the text report', () => {
  it.each([
    ['passed', passedReport(), {}],
    ['failed', failedReport(), {}],
    ['failed-verbose', failedReport(), { verbose: true }],
    ['failed-narrow', failedReport(), { width: 60 }],
    ['not-gradable', notGradableReport(), {}],
  ])('of a submission that is %s', async (name, report, more) => {
    await expect(render(report, more)).toMatchFileSnapshot(`golden/${name}.txt`);
  });

  it.each([60, 80, 100])('keeps its lines within %i columns', (width) => {
    for (const verbose of [true, false]) {
      const lines = render(failedReport(), { width, verbose }).split('\n');
      // The table of the summary has a width of its own, and needs 64 columns.
      expect(lines.filter((line) => line.length > Math.max(width, 64))).toEqual([]);
    }
  });

  it('is at most 40 lines, however much failed, and says how much is left out', () => {
    const checks = Array.from({ length: 60 }, (_, index) =>
      aCheck(`check-${String(index)}`, {
        verdict: 'failed',
        title: `question ${String(index)}`,
        cases: [aCase('a', { verdict: 'failed', message: 'It returned 5 instead of 4. '.repeat(9) })],
      }),
    );
    const shown = render(graded(checks));
    expect(shown.split('\n').length - 1).toBeLessThanOrEqual(40);
    expect(shown).toMatch(/\.\.\. and \d+ more causes \(--verbose\)\./u);
  });

  it('keeps a long message within its columns where it is cut', () => {
    const message = 'xx '.repeat(400);
    for (const width of [60, 61, 79, 80]) {
      const cases = [aCase('a', { verdict: 'failed', message })];
      const shown = render(graded([aCheck('a', { verdict: 'failed', cases })]), { width }).split('\n');
      expect(shown.some((line) => line.endsWith(' ...'))).toBe(true);
      expect(shown.filter((line) => line.length > Math.max(width, 64))).toEqual([]);
    }
  });

  it('gives the example of a case that ended, where there is one', () => {
    const slow = aCase('slow', { verdict: 'timed-out', message: 'It did not finish.', hint: 'Wait.' });
    const wrong = aCase('wrong', { verdict: 'failed', message: 'It returned 5.', hint: 'Count.' });
    const shown = render(graded([aCheck('a', { verdict: 'failed', cases: [slow, wrong] })]));
    expect(shown).toContain('wrong: It returned 5.');
    expect(shown).not.toContain('It did not finish.');
  });

  it('shows the first error of a compiler with its hint however many there are, and how many are left', () => {
    const cases = Array.from({ length: 9 }, (_, index) =>
      aCase(`Board.java:${String(index + 1)}:1`, {
        verdict: 'failed',
        message: `cannot find symbol ${String(index)}\n  symbol: class MinPQ\n  location: class Solver`,
        hint: index === 0 ? 'MinPQ is not imported.' : null,
        reproduction: ['MinPQ queue;', '^'],
      }),
    );
    const report = graded([aCheck('compilation', { section: 'compilation', verdict: 'failed', cases })]);
    const shown = render(report);
    expect(shown).toMatch(/Board\.java:1:1: cannot find symbol 0\n[^]*Hint: MinPQ is not imported\.\n/);
    expect(shown).toMatch(/\.\.\. and \d more errors/);
    expect(shown.split('\n').length - 1).toBeLessThanOrEqual(40);
  });

  it('tells all of the dearest cause before there are examples of the others', () => {
    const said = (name: string): { message: string; hint: string } => ({
      message: `${name} happened at a place that takes some words to name. `.repeat(4).trim(),
      hint: `${name} is wrong. ${'Do this and that in your program, and then look again. '.repeat(7)}${name} ends here.`,
    });
    const checks = ['First', 'Second', 'Third'].map((name) =>
      aCheck(name, { verdict: 'failed', cases: [aCase('a', { verdict: 'failed', ...said(name) })] }),
    );
    const shown = render(graded(checks));
    expect(shown.match(/ends here\./g)).toHaveLength(1);
  });

  it('gives the dearest cause an example before a warning that costs less', () => {
    const places = [{ path: 'Solver.java', line: 1, column: 1, level: 'warning' as const, message: 'unchecked' }];
    const warning = aCase('Solver.java:1:1', {
      verdict: 'failed',
      message: 'unchecked '.repeat(60).trim(),
      places,
      hint: 'It is. '.repeat(90).trim(),
    });
    const thrown = aCase('a', { verdict: 'failed', message: 'It threw. '.repeat(20).trim(), hint: 'It throws.' });
    const checks = [
      aCheck('compilation', { section: 'compilation', verdict: 'failed', cases: [warning] }),
      ...['b', 'c'].map((id) => aCheck(id, { verdict: 'failed', cases: [thrown] })),
    ];
    const shown = render(graded(checks));
    expect(shown).toContain('It threw.');
    expect(shown).toContain('Solver.java:1:1: unchecked');
  });

  it('says how many errors are left out also where there is room for one alone', () => {
    const lacking = ['isGoal()', 'twin()', 'neighbors()'].map((name) =>
      aCase(name, { verdict: 'failed', message: `Board has no ${name}.`, hint: 'Write it. '.repeat(60).trim() }),
    );
    const wrong = aCase('a', { verdict: 'failed', message: 'No. '.repeat(50).trim(), hint: 'It.' });
    const checks = [
      aCheck('api', { section: 'api', verdict: 'failed', cases: lacking }),
      ...['b', 'c'].map((id) => aCheck(id, { verdict: 'failed', cases: [wrong] })),
      ...['d', 'e', 'f'].map((id) => aCheck(id, { verdict: 'failed', cases: [aCase('a', { verdict: 'failed' })] })),
    ];
    const shown = render(graded(checks));
    expect(shown).not.toContain('Write it.');
    expect(shown).toMatch(/Board has no isGoal\(\)\.\n +\.\.\. and 2 more errors/);
  });

  it('calls warnings that are left out warnings', () => {
    const places = [{ path: 'Solver.java', line: 1, column: 1, level: 'warning' as const, message: 'unchecked' }];
    const cases = Array.from({ length: 9 }, (_, index) =>
      aCase(String(index), { verdict: 'failed', message: 'unchecked', places }),
    );
    const report = graded([aCheck('compilation', { section: 'compilation', verdict: 'failed', cases })]);
    expect(render(report)).toMatch(/\.\.\. and \d more warnings/);
  });

  it('shows the score to a student from whom all checks are kept', () => {
    const { submission } = passedReport();
    for (const verbose of [false, true]) {
      const shown = render(graded([aCheck('a')], { checks: [], submission: { ...submission, name: 'x' } }), {
        verbose,
      });
      expect(shown).toMatch(/\nScore: 100\.00 of 100\n$/);
      expect(shown).not.toContain('Not gradable');
    }
  });

  it('counts what is not shown of a section in the words of its language', () => {
    const words = makeLocale('de', new Map([['formats.label.passedOf', '{passed} von {total}']]));
    const report = graded([aCheck('a'), aCheck('b')], { checks: [aCheck('a')] });
    expect(inLocale(words, () => render(report, { verbose: true }))).toMatch(/not shown *│ 1 von 1 /);
  });

  it('shows of the rows of a failed check those that failed, and counts them', () => {
    const measured = (name: string, check: string, verdict: 'passed' | 'failed') => ({
      name,
      check,
      verdict,
      cells: [name],
    });
    const checks = ['a', 'b'].map((id) =>
      aCheck(id, { verdict: 'failed', cases: [aCase('1', { verdict: 'failed', hint: 'No.' })] }),
    );
    const columns = [{ id: 'c', title: 'c', unit: 'text' as const, detail: false }];
    const rows = [
      measured('fine', 'a', 'passed'),
      measured('bad', 'a', 'failed'),
      ...['worse', 'worst'].map((one) => measured(one, 'b', 'failed')),
    ];
    const tables = [{ id: 't', title: 'Files', section: 'timing', rowTitle: 'file', columns, rows, remarks: [] }];
    expect(render(graded(checks, { tables }))).not.toContain('fine');
    expect(render(graded(checks, { tables }), { verbose: true })).toContain('Files: 3 of 4 rows failed');
  });

  it('leaves out rows of a table in which nothing was measured', () => {
    const columns = [{ id: 'n16', title: 'n = 16', unit: 'microseconds' as const, detail: false }];
    const row = { name: 'neighbors()', check: 'a', verdict: 'failed' as const };
    const shown = (cell: number | null): string =>
      render({
        ...graded([aCheck('a', { verdict: 'failed', cases: [aCase('1', { verdict: 'failed', message: 'No.' })] })]),
        tables: [
          {
            id: 't',
            title: 'Growth',
            section: 'performance',
            rowTitle: 'Method',
            columns,
            remarks: [],
            rows: [{ ...row, cells: [cell] }],
          },
        ],
      });
    expect([shown(5), shown(null)].map((text) => text.includes('Growth'))).toEqual([true, false]);
  });

  it('shows the error that cost most before the names of all that cost less', () => {
    const error = aCase('Solver.java:1:1', {
      verdict: 'failed',
      message: `cannot find symbol${'\n  symbol: class MinPQ'.repeat(7)}`,
      hint: 'MinPQ is not imported. '.repeat(9).trim(),
    });
    const others = Array.from({ length: 12 }, (_, index) =>
      aCheck(`check-${String(index)}`, {
        verdict: 'failed',
        cases: [aCase('a', { verdict: 'failed', message: 'No.' })],
      }),
    );
    const first = aCheck('compilation', { section: 'compilation', verdict: 'failed', cases: [error] });
    const shown = render(graded([first, ...others]));
    expect(shown).toContain('cannot find symbol');
    expect(shown.split('\n').length - 1).toBeLessThanOrEqual(40);
  });

  it('is at most 25 lines where everything passed', () => {
    expect(render(passedReport()).split('\n').length - 1).toBeLessThanOrEqual(25);
  });

  it('says the same with and without colour', () => {
    const colored = render(failedReport(), { color: true });
    expect(colored).toContain('\u001b[');
    expect(stripVTControlCharacters(colored)).toBe(render(failedReport()));
  });

  it('has the name of a submission in one line, whatever the name', () => {
    const report = passedReport();
    const named = { ...report, submission: { ...report.submission, name: 'a\n::error::b\n\nScore: 100' } };
    expect(render(named)).toContain(' - a ::error::b Score: 100\n');
  });

  it('shows no control character of a submission', () => {
    const hostile = '\u001b[2J\u001b]0;x\u0007\u202e\u0000';
    const check = aCheck('board-1a', {
      verdict: 'failed',
      cases: [
        aCase(hostile, { verdict: 'failed', message: hostile, expected: hostile, actual: hostile, hint: hostile }),
      ],
    });
    const report = passedReport({ checks: [check], submission: { ...passedReport().submission, name: hostile } });
    for (const verbose of [true, false]) {
      // eslint-disable-next-line no-control-regex -- exactly these must not be there
      expect(render(report, { verbose })).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]/);
    }
  });

  it('does not call free what has no points since there is no score', () => {
    const check = aCheck('check-1', {
      verdict: 'failed',
      title: 'question',
      cases: [aCase('a', { verdict: 'failed' })],
    });
    const report = graded([check]);
    const shown = render({ ...report, summary: { ...report.summary, score: null } });
    expect(shown).toContain('\nLikely causes of what did not pass\n     -  Not passed: question\n');
    expect(shown).not.toContain('costs no points');
  });

  it('accounts for what was lost by checks that are not shown', () => {
    const failing = aCheck('a', { verdict: 'failed', cases: [aCase('1', { verdict: 'failed' })] });
    const checks: CheckResult[] = [failing, { ...failing, id: 'b', visibility: 'staff' }];
    const edition = forAudience(graded(checks, { audience: 'staff' }), 'student', new Date(0));
    expect(render(edition).replaceAll(/\s+/g, ' ')).toContain(
      'You lost 50.00 points for 1 likely cause. Another 50.00 points were lost for reasons that are not listed here.',
    );
  });

  it('tells how many were not run for the reason that it gives, and how many for others', () => {
    const skipped = ['a', 'b', 'c'].map((id) => aCheck(id, { verdict: 'skipped', reason: 'No files.', cases: [] }));
    const other = aCheck('d', { verdict: 'skipped', reason: 'Not this time.', cases: [] });
    expect(render(graded([aCheck('e'), ...skipped, other]))).toContain(
      '\n3 checks were not run: No files. 1 more check was not run for another reason.\n',
    );
  });

  it('does not say that a cause is seen in what was not run', () => {
    const failing = ['a', 'b'].map((id) =>
      aCheck(id, { verdict: 'failed', cases: [aCase('1', { verdict: 'failed' })] }),
    );
    const skipped = aCheck('c', { verdict: 'skipped', dependsOn: 'a', reason: 'a failed.', cases: [] });
    expect(render(graded([...failing, skipped]))).toMatch(/\n +Seen in a\. 1 check was not run because of this\.\n/);
  });

  it('gives no score when the grader failed', () => {
    const report = { ...passedReport(), gradable: false, notGradable: 'Not graded, because the grader itself failed.' };
    const shown = render({ ...report, summary: { ...report.summary, score: null } });
    expect(shown).toMatch(/\nNot graded, because the grader itself failed.\n$/);
    expect(shown).not.toContain('of 100\n');
  });

  it('counts in its ledger the failed rows of a table, and tells what was not run because of them apart', () => {
    const rows = ['a', 'b', 'c', 'd'].map((name) => ({ name, check: `row-${name}`, cells: [] }));
    const skipped = { verdict: 'skipped', dependsOn: 'row-b', reason: 'An easier one took too long.' } as const;
    const checks = [
      aCheck('row-a', { verdict: 'failed' }),
      aCheck('row-b', { verdict: 'failed' }),
      ...['row-c', 'row-d'].map((id) => aCheck(id, { ...skipped, cases: [] })),
    ];
    const table = { id: 'row', title: 'Timing', section: 'timing', rowTitle: 'puzzle', columns: [], remarks: [] };
    const tables = [{ ...table, rows: rows.map((row) => ({ ...row, verdict: 'failed' as const })) }];
    const shown = render(graded(checks, { tables }), { verbose: true });
    expect(shown).toMatch(/-50\.00 {2}row-\*  +Timing: 2 of 4 rows failed\n/);
    expect(shown).toMatch(/-50\.00 {2}row-b  +2 checks were not run: An easier one took too long\.\n/);
  });

  it('sums its ledger up to the lost score', () => {
    const { lost, summary } = failedReport();
    const total = lost.reduce((sum, { points }) => sum + points, 0);
    expect(total + (summary.score ?? 0)).toBeCloseTo(100, 5);
  });
});
