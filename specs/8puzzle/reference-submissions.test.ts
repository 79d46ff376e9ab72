/** The reference, graded by the grader as a submission like any other: in both languages. `npm run verify` asks every JDK. */
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { usableJdks } from '../../harness/languages/java/jdk.ts';
import type { Report } from '../../harness/contracts/report.ts';
import { gradedReport } from '../../harness/testing/grade-command.ts';
import { scratchFolder } from '../../harness/testing/scratch-folder.ts';

const folder = scratchFolder('reference');

/** As anyone grades: the tools for style included. */
const grade = (language: string, javaHome = ''): Promise<Report> =>
  gradedReport([resolve('reference', 'instruments', language, 'submission')], {
    ...{ cwd: folder, env: javaHome === '' ? {} : { JAVA_HOME: javaHome } },
  });

/** Everything that could be said against it. */
const remarks = ({ checks, review }: Report): string[] => [
  ...checks
    .filter(({ verdict }) => verdict !== 'passed' && verdict !== 'skipped')
    .map(({ id, verdict }) => `${id} ${verdict}`),
  ...review.map(({ reason }) => reason),
];

/** How often each count of a table is the reference's own. */
const ratios = ({ tables }: Report, id: string): unknown[] => {
  const table = tables.find((one) => one.id === id);
  return (table?.columns ?? []).flatMap((column, index) =>
    column.unit === 'ratio' ? (table?.rows ?? []).map(({ cells }) => cells[index]) : [],
  );
};

const expectFullMarks = (report: Report): void => {
  expect(remarks(report)).toEqual([]);
  expect(report.summary).toMatchObject({
    score: 100,
    sections: { correctness: { passed: 62, total: 62 }, timing: { passed: 125 } },
  });
  expect(new Set(ratios(report, 'timing-2'))).toEqual(new Set([1]));
  expect(new Set(ratios(report, 'timing-4b'))).toEqual(new Set([1]));
};

const jdks = process.env['EVERY_RUN'] === undefined ? usableJdks().slice(0, 1) : usableJdks();

describe('the reference as a submission', () => {
  it.skipIf(jdks.length === 0).for([...jdks])(
    'has full marks, and the counts of the reference search, in Java on JDK $version',
    async ({ home, version }) => {
      const report = await grade('java', home);
      expect(JSON.stringify(report.toolchain)).toContain(version);
      expectFullMarks(report);
    },
  );

  it('has full marks, and the counts of the reference search, in TypeScript', async () => {
    expectFullMarks(await grade('typescript'));
  });
});
