/** The starter kits as they are written: a first grading is kind, and finds nothing but what is not written yet. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignments } from '../../specs/index.ts';
import { openGrader } from '../api/open-grader.ts';
import type { Report } from '../contracts/report.ts';
import { gradeCommand } from '../testing/grade-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'starter-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe.each(['java', 'typescript'])('the starter kit for %s', (language) => {
  let report: Report;
  beforeAll(async () => {
    const out = join(folder, language);
    const { code, stderr } = await gradeCommand(['kit', `starter-${language}`, '--out', out], { cwd: folder });
    expect({ code, stderr }).toEqual({ code: 0, stderr: `Written: ${out}\n` });
    const grader = await openGrader({ assignments, config: { inputs: 3, checks: { off: ['timing-*'] } } });
    report = await grader.grade(language === 'java' ? out : join(out, 'src'));
    await grader.close();
  }, 120_000);

  it('compiles, has the API, and does nothing yet', () => {
    const { summary } = report;
    expect(summary).toMatchObject({ compilation: 'passed', api: 'passed' });
    expect(summary.score).toBeLessThan(20);
  });

  it('has nothing against its style', () => {
    const style = report.checks.filter(({ section }) => section === 'style');
    expect(style.filter(({ verdict }) => !['passed', 'skipped'].includes(verdict))).toEqual([]);
  });

  it('has one cause for each class, which says what is not written', () => {
    const texts = report.causes.filter(({ points }) => points > 0).map((cause) => JSON.stringify(cause));
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).toContain('not written yet');
  });

  it('is no fault of the grader', () => {
    expect(report.checks.filter(({ verdict }) => verdict === 'grader-fault')).toEqual([]);
  });
});
