import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GraderError } from '../contracts/errors.ts';
import { formats } from '../formats/index.ts';
import { json } from '../formats/json.ts';
import { manyFailures } from '../testing/formats/graded.ts';
import { plainOptions } from '../testing/formats/options.ts';
import { readReport } from './read.ts';
import type { Report } from '../contracts/report.ts';
import { aCheck, passedReport } from '../testing/reports/passed.ts';
import { failedReport, notGradableReport } from '../testing/reports/failed.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const folder = scratchFolder('read');

const file = join(folder, 'report.json');
const read = (content: string | Buffer): Promise<Report> => {
  writeFileSync(file, content);
  return readReport(file);
};

/** Message, place and remedy, as they are told. */
const refused = async (content: string | Buffer): Promise<string> => {
  try {
    await read(content);
  } catch (error) {
    if (!(error instanceof GraderError) || error.blame !== 'usage') throw error;
    return [error.message, error.where?.replace(folder, '') ?? '', error.remedy].join('\n');
  }
  throw new Error('It was read.');
};

const written = json.render(failedReport());
const changed = (change: (report: Record<string, unknown>) => void): string => {
  const report = structuredClone(failedReport()) as unknown as Record<string, unknown>;
  change(report);
  return JSON.stringify(report);
};

describe('a report file', () => {
  it.each(['passed', 'failed', 'not gradable'])(
    'is rendered as the grading would have, in every format: %s',
    async (name) => {
      const report = { passed: passedReport(), failed: failedReport(), 'not gradable': notGradableReport() }[name];
      if (report === undefined) throw new Error(name);
      const again = await read(json.render(report));
      for (const format of formats) {
        expect(await format.render(again, plainOptions)).toBe(await format.render(report, plainOptions));
      }
    },
  );

  it('may have a byte order mark, and fields that a later version added', async () => {
    const more = changed((report) => {
      report['added'] = { later: true };
      (report['checks'] as Record<string, unknown>[])[0] = { ...failedReport().checks[0], added: 1 };
    });
    expect(await read(`\ufeff${more}`)).toEqual(failedReport());
  });

  it('is cleaned, also in the names of settings and of what was measured', async () => {
    const hostile = '\u001b[2J\u202e\u0000x';
    const content = changed((report) => {
      report['notes'] = [hostile];
      report['settings'] = { [hostile]: hostile };
      const checks = report['checks'] as { cases: { measured: unknown }[] }[];
      if (checks[0]?.cases[0]) checks[0].cases[0].measured = { [hostile]: hostile };
    });
    const report = await read(content);
    // eslint-disable-next-line no-control-regex -- exactly these must not be there
    expect(JSON.stringify(report)).not.toMatch(/[\x00-\x1f\u202e]|\\u001b|\\u0000/);
  });

  it('of 2,000 failed checks is read', async () => {
    expect((await read(JSON.stringify(manyFailures(2_000, 1)))).checks).toHaveLength(2_000);
  });
});

describe('a file that is no report of this version is refused', () => {
  it('when it is older, and says what to do', async () => {
    const content = changed((report) => (report['schema'] = '8puzzle-grader/report/v1'));
    expect(await refused(content)).toBe(
      'The report has an older format (8puzzle-grader/report/v1); this version reads 8puzzle-grader/report/v4.\n' +
        '/report.json\nGrade the submission again with this version of the grader.',
    );
  });

  it('when it is newer, and says what to do', async () => {
    const content = changed((report) => (report['schema'] = '8puzzle-grader/report/v99'));
    expect(await refused(content)).toMatch(/newer format .*v99[^]*Use the version of the grader that wrote it/);
  });

  it.each([0.1, 0.5, 0.9, 0.999])('when it was cut off at %d of its length, and says where it ends', async (part) => {
    const content = written.slice(0, Math.floor(written.length * part));
    const lines = content.split('\n').length;
    expect(await refused(content)).toContain(
      `The report is cut off: it ends at byte ${String(Buffer.byteLength(content))}, on line ${String(lines)},`,
    );
  });

  it.each([
    ['', 'The report is empty.'],
    [' \n', 'The report is empty.'],
    ['null', 'This is JSON, but not a report of this grader.'],
    ['[1]', 'This is JSON, but not a report of this grader.'],
    ['{"schema": "other/v2"}', 'This is JSON, but not a report of this grader.'],
    ['{"schema": 7}', 'This is JSON, but not a report of this grader.'],
    ['8puzzle - java\nScore: 3', 'The report is not JSON: something follows the first value.'],
    ['no', 'The report is not JSON: "o" cannot stand here.'],
    [Buffer.from([0x50, 0x4b, 0, 0]), 'The report is not UTF-8 text.'],
  ])('when it is %j', async (content, message) => {
    expect(await refused(content)).toContain(message);
  });

  it('when it is not JSON, at this line and column', async () => {
    expect(await refused('{\n  "schema": x\n}')).toContain('/report.json:2:13');
  });

  it('when a field is wrong, with its path', async () => {
    const content = changed((report) => {
      const checks = report['checks'] as { cases: { verdict: string }[] }[];
      if (checks[2]?.cases[1]) checks[2].cases[1].verdict = 'great';
    });
    expect(await refused(content)).toMatch(/A field of the report is wrong[^]*checks\[2\]\.cases\[1\]\.verdict/);
  });

  it.each<[string, (report: Record<string, unknown>) => void, string]>([
    ['a score of 101', (one) => (one['summary'] = { ...failedReport().summary, score: 101 }), 'from 0 to 100'],
    ['no score', (one) => (one['summary'] = { ...failedReport().summary, score: null }), 'gradable but has no score'],
    ['a score in spite of a fault', (one) => (one['gradable'] = false), 'not gradable but has a score'],
    ['two checks of one id', (one) => (one['checks'] = [aCheck('a'), aCheck('a')]), 'two checks have the id a'],
  ])('when it contradicts itself: %s', async (_, change, message) => {
    expect(await refused(changed(change))).toContain(message);
  });

  it('when it is not there, or a folder', async () => {
    await expect(readReport(join(folder, 'none.json'))).rejects.toThrow('there is no such file');
    await expect(readReport(folder)).rejects.toThrow('it is a folder');
  });

  it.skipIf(process.platform !== 'linux')('when it never ends', async () => {
    await expect(readReport('/dev/zero')).rejects.toThrow('The report is too large: more than 100 MB.');
  });
});
