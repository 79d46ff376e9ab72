import { describe, expect, it } from 'vitest';
import { aCase, aCheck, passedReport } from '../testing/reports/passed.ts';
import { failedReport, notGradableReport } from '../testing/reports/failed.ts';
import { autolab } from './autolab.ts';
import { csv } from './csv.ts';
import { markdown } from './markdown.ts';
import { prairielearn } from './prairielearn.ts';
import { graded } from '../testing/formats/graded.ts';
import { readAutolab, readPrairielearn } from '../testing/formats/platform-readers.ts';
import { csvRow } from '../testing/formats/text-readers.ts';

const fault = graded([aCheck('a'), aCheck('b', { verdict: 'grader-fault' })]);

describe('PrairieLearn', () => {
  const read = (report = passedReport()): ReturnType<typeof readPrairielearn>['file'] =>
    readPrairielearn(prairielearn.render(report)).file;

  it('has a score from 0 to 1', () => {
    expect(read(graded([aCheck('a'), aCheck('b', { verdict: 'failed' }), aCheck('c')]))).toMatchObject({
      score: 0.6667,
    });
    expect(read()).toMatchObject({ score: 1, gradable: true });
  });

  it('says the verdict of information in words, since 0 of 0 points are drawn neutral', () => {
    const file = read(graded([aCheck('a'), aCheck('b', { section: 'rules', verdict: 'failed' })]));
    expect(file).toMatchObject({
      tests: [{}, { points: 0, max_points: 0, message: 'failed (for information, costs no points)' }],
    });
  });

  it('says above the tests what was lost by what', () => {
    const { message = '' } = read(failedReport());
    expect(message).toMatch(/^Score: 24\.28 of 100\n\nYou lost 75\.72 points for 4 likely causes\./);
    expect(message).toMatch(/^-17\.14 {2}The tiles that neighbors\(\) exchanges/m);
  });

  it('says above the tests how many errors of a compiler there are more, and nothing of a terminal', () => {
    const cases = Array.from({ length: 90 }, (_, index) =>
      aCase(`Board.java:${String(index + 1)}:1`, { verdict: 'failed', message: `symbol ${String(index)} is missing` }),
    );
    const { message } = read(graded([aCheck('compilation', { section: 'compilation', verdict: 'failed', cases })]));
    expect(message).toMatch(/^ *\.\.\. and \d+ more errors\.$/m);
  });

  it('counts files without anything to grade as no attempt, and says why', () => {
    expect(read(notGradableReport())).toEqual({ gradable: false, format_errors: [notGradableReport().notGradable] });
  });

  it('gives no score for a fault of the grader, and does not blame the format', () => {
    const file = read(fault);
    expect(file).toMatchObject({ gradable: false, message: fault.notGradable });
    expect(file).not.toHaveProperty('score');
    expect(file).not.toHaveProperty('format_errors');
  });

  it('has why there is no score in lines that need no scrolling', () => {
    const notGradable = `${'The scan refused this submission. '.repeat(6)}\nA person has to look at it.`;
    const lines = (read({ ...fault, notGradable }).message ?? '').split('\n');
    expect(lines.at(-1)).toBe('A person has to look at it.');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
  });
});

describe('Autolab', () => {
  it('has all checks of sections that are called the same', () => {
    const sections = passedReport().sections.map((one) => ({ ...one, title: 'Checks' }));
    const checks = [aCheck('a'), aCheck('b', { section: 'timing' })];
    const { feedback } = readAutolab(autolab.render(graded(checks, { sections })));
    expect(feedback).toMatchObject({
      stages: ['Checks'],
      Checks: { [`a: ${checks[0]?.title ?? ''}`]: { passed: true } },
    });
  });

  it('says where points belong to checks that are not shown', () => {
    const hidden = aCheck('b', { verdict: 'failed', visibility: 'staff' });
    const { feedback } = readAutolab(autolab.render(graded([aCheck('a'), hidden], { audience: 'staff' })));
    const said = { 'These points belong to checks that are not shown here.': { passed: false } };
    expect(feedback).toMatchObject({ 'Checks that are not shown here': said });
  });

  it('has the scores in the last line and the feedback in the one before it', () => {
    const [before = '', last = ''] = autolab.render(failedReport()).trimEnd().split('\n');
    expect(last).toBe('{"scores":{"score":24.28}}');
    expect(JSON.parse(before)).toMatchObject({
      _presentation: 'semantic',
      stages: ['Compilation', 'API', 'Correctness', 'Checks that are not shown here'],
      API: { 'api: The classes have the prescribed API': { passed: true, hint: '' } },
    });
  });

  it.each([notGradableReport(), fault])(
    'has an empty grade where there is no score, since no scores mean 0',
    (report) => {
      const text = autolab.render(report);
      expect(text).toMatch(/\n\{"scores":\{"score":null\}\}\n$/);
      expect(JSON.stringify(readAutolab(text).feedback)).toContain(report.notGradable);
    },
  );
});

describe('the row of CSV', () => {
  it('has these columns in this order', async () => {
    const row = csvRow(await csv.render(failedReport()));
    expect(Object.keys(row).join()).toBe(
      'name,assignment,language,gradable,score,max_score,compilation,api,correctness,memory,timing,integration,' +
        'performance,rules,integrity,style,compilation_result,api_result,passed,failed,not_run,review,not_graded,seed,' +
        'started_at',
    );
    expect(row).toMatchObject({
      score: '24.28',
      correctness: '17.14',
      memory: '',
      passed: '2',
      failed: '4',
      not_run: '1',
    });
  });

  it('keeps a section apart from a column that is called the same', async () => {
    const sections = ['score', 'review'].map((id) => ({ id, title: id, review: false }));
    const row = csvRow(await csv.render(passedReport({ sections })));
    expect(row).toMatchObject({ score: '100', section_score: '', review: '0', section_review: '' });
  });

  it('makes no formula of a name, and stays one row', async () => {
    const text = await csv.render(passedReport({ submission: { ...passedReport().submission, name: '=cmd|"x",\n1' } }));
    expect(csvRow(text)['name']).toBe(`'=cmd|"x", 1`);
  });

  it.each([notGradableReport(), fault])('has an empty score and the reason where there is no score', async (report) => {
    expect(csvRow(await csv.render(report))).toMatchObject({
      score: '',
      gradable: 'no',
      not_graded: report.notGradable,
    });
  });
});

describe('Markdown', () => {
  it('lets nothing of a submission out of its code', () => {
    const hostile = '```\n# owned\n<img src=x> @everyone [a](javascript:x)';
    const checks = [
      aCheck('a', { verdict: 'failed', cases: [aCase(hostile, { verdict: 'failed', message: hostile })] }),
    ];
    const text = markdown.render(graded(checks, { submission: { ...passedReport().submission, name: hostile } }));
    const outside = text.replace(/(`{3,})text\n[^]*?\n\1\n/g, '').replace(/(`+) .*? \1/g, '');
    expect(outside).not.toMatch(/owned|<img|@everyone|javascript/);
  });

  it('is by likely cause: what it costs, one check that shows it, the others folded', () => {
    const hint = 'The blank counts. Skip it.';
    const failing = ['a', 'b', 'c'].map((id) =>
      aCheck(id, {
        verdict: 'failed',
        title: `check ${id}`,
        cases: [aCase(`case of ${id}`, { verdict: 'failed', hint })],
      }),
    );
    const text = markdown.render(graded([...failing, aCheck('d')]));
    const [before = '', folded = '', after = ''] = text.split(/<details>|<\/details>/);
    expect(before).toContain('#### ` The blank counts. ` (75.00 points lost)\n\n**` a `** check a');
    expect(before).toContain('case of a');
    expect(folded).toContain('<summary>2 more checks, for the same reason</summary>');
    expect(folded).toMatch(/case of b[^]*case of c/);
    expect(after).not.toContain('case of');
  });

  it('tells what passed of each section, and the points', () => {
    const text = markdown.render(failedReport());
    expect(text).toContain('| Correctness | 1 of 5 | 17.14 | 85.71 |');
    expect(text.split('\n')[0]).toBe('## 8puzzle: Score: 24.28 of 100');
  });

  it('keeps a line of a title within one cell of the table', () => {
    const titled = passedReport().sections.map(({ title, ...one }) => ({ ...one, title: `${title} | more` }));
    expect(markdown.render(graded([aCheck('a')], { sections: titled }))).toContain(
      '| Correctness \\| more | 1 of 1 | 100.00 | 100.00 |',
    );
  });

  it('tells staff first that a person has to look', () => {
    const review = [{ reason: 'It reads /proc.', path: 'Board.java', line: 3 }];
    const text = markdown.render(graded([aCheck('a')], { review, audience: 'staff' }));
    expect(text.indexOf('A person should look')).toBeLessThan(text.indexOf('| Section'));
    expect(text).toContain('` Board.java:3: It reads /proc. `');
  });
});
