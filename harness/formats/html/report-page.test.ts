import { describe, expect, it } from 'vitest';
import { type CheckResult, report as schema } from '../../contracts/report.ts';
import { forAudience } from '../../report/student-view/student-view.ts';
import { notGradableReport } from '../../testing/reports/failed.ts';
import { aCase, aCheck, compilation, passedReport } from '../../testing/reports/passed.ts';
import { graded, manyFailures } from '../../testing/formats/graded.ts';
import { mostBytes, reportPage } from './report-page.ts';
import { hostileReport, largeReport, richReport } from '../../testing/reports/html.ts';

const pageOf = (report: Parameters<typeof reportPage>[0]): Promise<string> =>
  reportPage(report, { details: 'report.json', standing: null });

const places = [{ path: 'Board.java', line: 1, column: 1, level: 'error' as const, message: 'x' }];

/** Headings with their levels, marks and tags taken away. */
const outline = (page: string): string[] =>
  [...page.matchAll(/<h([1-4])[^>]*>(.*?)<\/h\1>/gs)].map(
    ([, level, text]) => `${'  '.repeat(Number(level) - 1)}${(text ?? '').replace(/<[^>]*>/g, '')}`,
  );

describe('the page of a report', () => {
  it('begins with the score and what would bring points back', async () => {
    expect(outline(await pageOf(richReport()))).toMatchInlineSnapshot(`
      [
        "one-of-everything.zip",
        "  A person should look at this before the score is used",
        "  Lost points by likely cause",
        "  Points by section",
        "  What failed, by likely cause",
        "    Not passed: hamming() of the boards in the files",
        "    The tiles that neighbors() exchanges are probably taken from the copy after it was changed; see how many tiles differ from the board that you began with.",
        "      neighbors() of the boards in the files: none missing, none that is not a neighbor",
        "    It takes far too long, or never ends.",
        "      moves() of the puzzles with up to 13 moves",
        "    There are compiler warnings.",
        "      The submission compiles",
        "  For information: these cost no points",
        "    Not passed: solution()",
        "    NullPointerException in Board.row (Board.java:31)",
        "      hamming()",
        "    Not passed: answers to mirror images",
        "    Passes that another check overrode: answers to mirror images",
        "      hamming() of the boards in the files",
        "  What was not run",
        "  What was measured",
        "    Memory against the rule",
        "    Memory, in bytes",
        "  How it searched, and what it found",
        "    moves()",
        "  What passed",
        "  The code",
        "    Board.java",
        "    Solver.java",
        "  How it was graded",
        "    The files",
        "    Isolation, seed, toolchain",
        "    Course settings",
      ]
    `);
  });

  it('keeps an empty line at the beginning of what came, which a browser would drop', async () => {
    const cases = [aCase('x', { verdict: 'failed', expected: '3\n', actual: '\n3\n' })];
    const page = await pageOf(graded([aCheck('a', { verdict: 'failed', cases })]));
    expect(page).toContain('<pre class="block">3\n</pre>');
    expect(page).toContain('<pre class="block">\n\n3\n</pre>');
  });

  it('marks within its line the place that a compiler points at', async () => {
    const failing = (reproduction: string[]) =>
      graded([{ ...compilation, verdict: 'failed', cases: [aCase('x', { verdict: 'failed', reproduction })] }]);
    expect(await pageOf(failing(['int n = "1";', '        ^']))).toContain('int n = <mark>&quot;</mark>1&quot;;</pre>');
    expect(await pageOf(failing(['int n', '     ^']))).toContain('int n<mark> </mark></pre>');
  });

  it('has in a row of many cases what happened where nothing else came', async () => {
    const cases = Array.from({ length: 60 }, (_, index) =>
      aCase(String(index), { verdict: 'failed', expected: '1', message: 'It threw an exception.' }),
    );
    const page = await pageOf(graded([aCheck('a', { verdict: 'failed', cases })]));
    expect(page.match(/<td class="value">It threw an exception.<\/td>/g)).toHaveLength(20);
  });

  it('counts no checks where none is shown', async () => {
    const page = await pageOf(graded([compilation], { checks: [] }));
    expect(page).toContain('<strong>100.00</strong>');
    expect(page).not.toContain('All 0 checks');
  });

  it('tells at which check the grader failed, where its mark leads', async () => {
    const cases = [aCase('x', { verdict: 'grader-fault', message: 'The disk is full.' })];
    const page = await pageOf(graded([aCheck('a', { verdict: 'grader-fault', cases }), aCheck('b')]));
    expect(page).toContain('href="#check-a"');
    expect(page).toMatch(/<p>The disk is full\.<\/p><ul class="plain"><li id="check-a">/);
  });

  it('counts the checks of which cases were not run for a reason, however many cases these are', async () => {
    const cases = Array.from({ length: 9 }, (_, index) =>
      aCase(String(index), { verdict: 'skipped', message: 'There is no puzzle.' }),
    );
    const page = await pageOf(graded([aCheck('a', { cases: [aCase('passed'), ...cases] })]));
    expect(page).toContain('<p>There is no puzzle.</p><details class="fold"><summary>1 check</summary>');
  });

  it('tells in a sentence what was lost by checks that are not shown', async () => {
    const staff = graded([aCheck('a'), aCheck('b', { verdict: 'failed', visibility: 'staff' })], { audience: 'staff' });
    expect(await pageOf(forAudience(staff, 'student', new Date(0)))).toContain(
      'Checks that are not shown in this version: hidden checks in the section Correctness',
    );
  });

  it('counts what a section has beside the checks that are shown', async () => {
    const staff = graded([aCheck('a'), aCheck('b', { verdict: 'failed', visibility: 'staff' })], { audience: 'staff' });
    expect(await pageOf(forAudience(staff, 'student', new Date(0)))).toContain('<p class="soft">not shown</p>0 of 1');
    expect(await pageOf(staff)).not.toContain('>not shown<');
  });

  it('does not say that nothing could be graded where the grader failed at a check that is not shown', async () => {
    const { summary, ...report } = graded([aCheck('a')]);
    const notGradable = 'Not graded, because the grader itself failed.';
    const page = await pageOf({ ...report, gradable: false, notGradable, summary: { ...summary, score: null } });
    expect(page).toContain(notGradable);
    expect(page).not.toContain('Nothing could be graded');
  });

  it('has a filter for each section, whatever its id', async () => {
    const page = await pageOf(graded([aCheck('a', { section: 'all' }), aCheck('b')]));
    expect(page.match(/<input[^>]* id="section-all"/g)).toHaveLength(1);
    expect(page).not.toMatch(/id="section-all" checked/);
  });

  it('leaves out what it has nothing to say of', async () => {
    expect(outline(await pageOf(passedReport()))).toMatchInlineSnapshot(`
      [
        "two-queues",
        "  Points by section",
        "  What passed",
        "  The code",
        "    Board.java",
        "    Solver.java",
        "  How it was graded",
        "    The files",
        "    Isolation, seed, toolchain",
      ]
    `);
    expect(outline(await pageOf(notGradableReport()))).toMatchInlineSnapshot(`
      [
        "wrong-homework",
        "  How it was graded",
        "    The files",
        "    Isolation, seed, toolchain",
      ]
    `);
  });

  it('calls nothing free where there is no score', async () => {
    const report = richReport();
    const page = await pageOf({ ...report, lost: [], causes: report.causes.map((cause) => ({ ...cause, points: 0 })) });
    const unscored = await pageOf({
      ...report,
      summary: { ...report.summary, score: null },
      lost: [],
      causes: report.causes.map((cause) => ({ ...cause, points: 0 })),
    });
    expect(page).toContain('no points');
    expect(unscored).not.toContain('no points');
  });

  it('says what the likely causes cost, and what was lost where none is known', async () => {
    const failing = aCheck('a', { verdict: 'failed', cases: [aCase('1', { verdict: 'failed' })] });
    const report = graded([failing, aCheck('b', { verdict: 'failed' })]);
    const hidden = { ...report, causes: report.causes.map((cause) => ({ ...cause, points: 12.5 })) };
    expect(await pageOf({ ...hidden, causes: hidden.causes.slice(0, 1) })).toContain(
      'You lost 12.50 points for 1 likely cause. Another 87.50 points were lost for other reasons.',
    );
    expect(await pageOf({ ...hidden, causes: [] })).toContain('You lost 100.00 points.');
  });

  it('counts among what passed nothing that was not run', async () => {
    const skipped = aCheck('c', { verdict: 'skipped', reason: 'There are no files.', cases: [] });
    const passed = [aCheck('a'), aCheck('b')];
    expect(await pageOf(graded([...passed, skipped]))).toContain('All 2 checks that were run passed.');
    expect(await pageOf(graded(passed))).toContain('All 2 checks passed.');
  });

  it('links each cause that cost points to its place, also behind one that cost none', async () => {
    const cases = [aCase('1', { verdict: 'failed', places })];
    const warned: CheckResult = { ...compilation, verdict: 'failed', cases };
    const failing = aCheck('board-1a', { verdict: 'failed', cases: [aCase('2', { verdict: 'failed' })] });
    const page = await pageOf(graded([warned, failing], {}, { correctness: 1, compilation: 0 }));
    const [, anchor = ''] = /class="ledger-cause" href="#([^"]*)"/.exec(page) ?? [];
    const [, title = ''] = new RegExp(`id="${anchor}".*?<h3>(.*?)</h3>`, 's').exec(page) ?? [];
    expect(title).toBe('Not passed: hamming() of the boards in the files');
  });

  it('counts failed cases of which none is drawn in full', async () => {
    const failing = Array.from({ length: 241 }, (_, index) =>
      aCheck(`a-${String(index)}`, {
        verdict: 'failed',
        title: String(index),
        cases: [aCase('1', { verdict: 'failed' })],
      }),
    );
    const counts = [...(await pageOf(graded(failing))).matchAll(/>([^\s<>]+) more failed case/gu)].map(
      ([, count]) => count,
    );
    expect(counts).toEqual(['1']);
  });

  it('says when it was graded, and where only if that is known', async () => {
    const report = passedReport();
    const unnamed = { ...report, volatile: { ...report.volatile, host: '' } };
    expect(await pageOf(report)).toContain('<dd>2026-11-21 06:00 UTC, in 1.2 s, on here</dd>');
    expect(await pageOf(unnamed)).toContain('<dd>2026-11-21 06:00 UTC, in 1.2 s</dd>');
  });

  it('shows no table in which nothing was run', async () => {
    const skipped = aCheck('a', {
      verdict: 'skipped',
      dependsOn: 'compilation',
      reason: 'It does not compile.',
      cases: [],
    });
    const [table] = richReport().tables;
    const rows =
      table?.rows.map((row) => ({ ...row, verdict: 'skipped' as const, cells: row.cells.map(() => null) })) ?? [];
    const page = await pageOf(graded([skipped], { tables: table === undefined ? [] : [{ ...table, rows }] }));
    expect(page).not.toContain('What was measured');
  });

  it('is the same for the same report', async () => {
    expect(await pageOf(richReport())).toBe(await pageOf(richReport()));
  });

  it('is made from reports that fit their schema', () => {
    for (const report of [richReport(), hostileReport(), largeReport(2, 2)]) schema.parse(report);
  });
});

it('tells below the score what counts of it in a class', async () => {
  const steps = [
    { what: 'This submission', points: 82.5 },
    { what: '1 day <late>', points: -10 },
    { what: 'Adjusted', points: 3 },
  ];
  const page = await reportPage(richReport(), { details: null, standing: { said: 'Counts as 75.50.', steps } });
  const told = /<div class="standing">.*?<\/div>/.exec(page)?.[0].replace(/<[^>]*>/g, '|');
  expect(told).toBe('|||Counts as 75.50.||||This submission: 82.50||1 day &lt;late>: −10.00||Adjusted: +3.00|||');
  expect(await pageOf(richReport())).not.toContain('class="standing"');
});

describe('the size of a page', () => {
  it('of 2,000 failing cases with their sources stays below 1 MB, and tells what is left out', async () => {
    const page = await pageOf(largeReport(50, 40));
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(mostBytes);
    for (const check of [1, 25, 50]) expect(page).toContain(`case 1 of check ${String(check)}<`);
    expect(page).toContain('Everything is in report.json.');
  });

  it('draws less before it leaves out code', async () => {
    const board = Array.from({ length: 100 }, (_, index) => String(index));
    const frames = Array.from({ length: 20 }, (_, step) => {
      const cells = step % 2 === 0 ? board : ['1', '0', ...board.slice(2)];
      return Array.from({ length: 10 }, (__, row) => cells.slice(10 * row, 10 * row + 10));
    });
    const drawn = { title: 'x', by: 'submission' as const, frames, cut: false, fault: null };
    const cases = Array.from({ length: 30 }, (_, index) =>
      aCase(String(index), { verdict: 'failed', sequences: [drawn, drawn] }),
    );
    const page = await pageOf(graded([aCheck('a', { verdict: 'failed', cases })]));
    const countOf = (look: string): number => page.split(`class="${look}"`).length - 1;
    expect([countOf('player') < 30, countOf('keyword') > 0]).toEqual([true, true]);
  });

  it.each([
    ['2,000 checks', largeReport(2_000, 1)],
    ['one check of 5,000 cases', largeReport(1, 5_000)],
    ['texts as long as they may be', longest()],
  ])('stays below 1 MB with %s', async (_, report) => {
    const page = await reportPage(report, { details: null, standing: null });
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(mostBytes);
    expect(page).toContain('--output json=FILE');
  });
});

it('adds up what was lost where there is not room for every line', async () => {
  const page = await pageOf(manyFailures(2_000, 1));
  expect(page).toContain('long lists are cut');
  expect(page).toContain('<td class="number">−100.00</td><td>in all, which leaves 0.00 of 100</td>');
});

/** No string of a report has more characters; each of these is six in HTML. */
function longest(): Parameters<typeof reportPage>[0] {
  const text = '"'.repeat(20_000);
  const report = richReport();
  const swollen = report.checks.map((check) => ({
    ...check,
    title: text,
    cases: check.cases.map((one) => ({
      ...one,
      name: text,
      message: text,
      expected: text,
      hint: text,
      trace: [text, text],
    })),
  }));
  const notes = Array.from({ length: 10 }, () => text);
  return { ...report, checks: swollen, notes, submission: { ...report.submission, name: text } };
}
