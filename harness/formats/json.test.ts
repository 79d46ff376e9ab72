import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { reportJsonSchema } from '../report/json-schema.ts';
import { passedReport } from '../testing/reports/passed.ts';
import { failedReport, notGradableReport } from '../testing/reports/failed.ts';
import { json } from './json.ts';

describe('the JSON report', () => {
  it.each([passedReport(), failedReport(), notGradableReport()])('is the report itself', (report) => {
    const written = json.render(report);
    expect(JSON.parse(written)).toEqual(report);
    expect(written.endsWith('}\n')).toBe(true);
  });

  it('has its keys in one order, however the report was made', () => {
    const report = failedReport();
    const reversed = Object.fromEntries(Object.entries(report).reverse()) as typeof report;
    expect(json.render(reversed)).toBe(json.render(report));
  });

  it('holds no command for a runner that prints it', () => {
    const report = passedReport({ notes: ['##[error]owned ##vso[task.complete]owned'] });
    expect(json.render(report)).not.toMatch(/##\w*\[/);
    expect(JSON.parse(json.render(report))).toEqual(report);
  });

  it('is not written when it does not fit its schema', () => {
    const broken = passedReport({ seed: 0.5 });
    expect(() => json.render(broken)).toThrow(/does not fit its own schema/);
  });

  it('has a committed JSON Schema that is up to date (to write it anew: npx node scripts/write-schemas.ts)', async () => {
    expect(await readFile('harness/report/report.schema.json', 'utf8')).toBe(reportJsonSchema());
  });
});
