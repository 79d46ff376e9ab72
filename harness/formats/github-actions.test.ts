import { plainOptions } from '../testing/formats/options.ts';
import { describe, expect, it } from 'vitest';
import type { Report } from '../contracts/report.ts';
import { aCase, aCheck, passedReport } from '../testing/reports/passed.ts';
import { failedReport, notGradableReport } from '../testing/reports/failed.ts';
import { githubActions } from './github-actions.ts';
import { graded, manyFailures } from '../testing/formats/graded.ts';

/** As the runner reads commands: `::name key=value,key=value::text`. */
const commands = (
  report: Report,
  environment: Readonly<Record<string, string>> = {},
): { kind: string; properties: Record<string, string>; text: string }[] =>
  githubActions.printed
    .render(report, { ...plainOptions, environment })
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, kind = '', given = '', text = ''] = /^::(\w+)(?: ([^:]*))?::(.*)$/.exec(line) ?? [];
      const properties = given.split(',').flatMap((pair) => (pair === '' ? [] : [pair.split('=', 2)]));
      return { kind, properties: Object.fromEntries(properties) as Record<string, string>, text };
    });

const failing = (places: Report['checks'][number]['cases'][number]['places']) =>
  aCheck('api-1', { verdict: 'failed', cases: [aCase('x', { verdict: 'failed', message: 'Wrong.', places })] });
const place = { path: 'src/a,b:c.java', line: 7, column: 2, level: 'error' as const, message: '100%\nwrong' };

describe('annotations of GitHub Actions', () => {
  it.each([
    ['homework/8puzzle', 'homework/8puzzle/src/a%2Cb%3Ac.java'],
    ['./homework/', 'homework/src/a%2Cb%3Ac.java'],
    ['.', 'src/a%2Cb%3Ac.java'],
  ])('name files from the top of the repository when the submission is its folder %s', (folder, file) => {
    const [, found] = commands(graded([failing([place])]), { SUBMISSION_FOLDER: folder });
    expect(found?.properties['file']).toBe(file);
  });

  it('stand at their place in the code, escaped', () => {
    const [, found] = commands(graded([failing([place])]));
    expect(found).toEqual({
      kind: 'error',
      properties: {
        file: 'src/a%2Cb%3Ac.java',
        line: '7',
        col: '2',
        title: 'api-1%3A hamming() of the boards in the files',
      },
      text: '100%25 wrong',
    });
  });

  it.each(['error', 'warning', 'note'] as const)('of the level %s are of that kind', (level) => {
    const kinds = commands(graded([failing([{ ...place, level, column: null }])])).map(({ kind }) => kind);
    expect(kinds).toContain(level === 'note' ? 'notice' : level);
  });

  it('stand once where many cases failed in the same way', () => {
    const { cases } = failing([place]);
    const found = commands(graded([aCheck('api-1', { verdict: 'failed', cases: [...cases, ...cases] })]));
    expect(found.map(({ kind }) => kind)).toEqual(['notice', 'error']);
  });

  it('belong to no file where a check names no place', () => {
    const [, found] = commands(graded([failing([])]));
    expect(found?.properties).not.toHaveProperty('file');
    expect(found?.text).toContain('Wrong.');
  });

  it('are no errors for what costs no points', () => {
    const information = { ...failing([place]), section: 'style' as const };
    expect(commands(graded([aCheck('a'), information])).map(({ kind }) => kind)).toEqual(['notice', 'warning']);
  });

  it('are errors where nobody knows what they cost', () => {
    const fault = aCheck('b', { verdict: 'grader-fault', cases: [aCase('x', { verdict: 'grader-fault' })] });
    for (const places of [[place], []])
      expect(commands(graded([failing(places), fault])).map(({ kind }) => kind)).toEqual(['error', 'error']);
  });

  it('tell the score in a notice', () => {
    expect(commands(passedReport())).toEqual([
      { kind: 'notice', properties: { title: '8puzzle' }, text: 'Score: 100.00 of 100' },
    ]);
  });

  it('tell why there is no score in an error', () => {
    expect(commands(notGradableReport())[0]).toMatchObject({ kind: 'error', text: notGradableReport().notGradable });
  });

  it('are at most ten of a kind, and the last one says how many there are', () => {
    const errors = commands(manyFailures(30, 1)).filter(({ kind }) => kind === 'error');
    expect(errors).toHaveLength(10);
    expect(errors.at(-1)?.text).toBe('21 more are in the job summary.');
  });
});

describe('the summary of a GitHub Actions job', () => {
  it('puts what a student wrote into code', async () => {
    await expect(githubActions.render(failedReport())).toMatchFileSnapshot('./golden/failed.md');
  });
});
