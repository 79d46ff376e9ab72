/** The starter kits as they are written: a first grading is kind, and finds nothing but what is not written yet. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readReport } from '../report/read.ts';
import type { Report } from '../contracts/report.ts';
import { at } from '../text/at.ts';
import { gradeCommand } from '../testing/grade-command.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const folder = scratchFolder('starter');

describe.each(['java', 'typescript'])('the starter kit for %s', { tags: 'long' }, (language) => {
  let report: Report;
  beforeAll(async () => {
    const out = join(folder, language);
    const { code, stderr } = await gradeCommand(['kit', `starter-${language}`, '--out', out], { cwd: folder });
    expect({ code, stderr }).toEqual({ code: 0, stderr: `Written: ${out}\n` });
    const submission = language === 'java' ? out : join(out, 'src');
    const json = join(folder, `${language}.json`);
    writeFileSync(join(folder, 'quick.yaml'), 'inputs: 3\nchecks: { off: [timing-*] }\n');
    await gradeCommand([submission, '--quiet', '--config', 'quick.yaml', '--output', `json=${json}`], { cwd: folder });
    report = await readReport(json);
  });

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
    const causes = report.causes.filter(({ points }) => points > 0);
    expect(causes).toHaveLength(2);
    for (const { checks } of causes) {
      const { cases } = at(
        report.checks.filter(({ id }) => id === checks[0]),
        0,
      );
      expect(cases.map(({ message }) => message).join('\n')).toContain('not written yet');
    }
  });

  it('is no fault of the grader', () => {
    expect(report.checks.filter(({ verdict }) => verdict === 'grader-fault')).toEqual([]);
  });
});
