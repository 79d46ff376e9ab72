/**
 * The reference, graded by the grader as a submission like any other: in both languages. `npm run verify` asks every JDK, and
 * everything in TypeScript.
 */
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { usableJdks } from '../../harness/languages/java/jdk.ts';
import type { Report } from '../../harness/contracts/report.ts';
import { gradedReport } from '../../harness/testing/grade-command.ts';
import { scratchFolder } from '../../harness/testing/scratch-folder.ts';

const folder = scratchFolder('reference');

/** As anyone grades: the tools for style included, unless there are only some checks. */
const grade = (language: string, javaHome = '', only: readonly string[] = []): Promise<Report> =>
  gradedReport([resolve('reference', 'instruments', language, 'submission'), ...only.flatMap((id) => ['--only', id])], {
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

const expectNoRemarks = (report: Report): void => {
  expect(remarks(report)).toEqual([]);
  expect(new Set(ratios(report, 'timing-2'))).toEqual(new Set([1]));
  expect(new Set(ratios(report, 'timing-4b'))).toEqual(new Set([1]));
};

const expectFullMarks = (report: Report): void => {
  expectNoRemarks(report);
  expect(report.summary).toMatchObject({
    score: 100,
    sections: { correctness: { passed: 62, total: 62 }, timing: { passed: 125 } },
  });
};

const everyRun = process.env['EVERY_RUN'] !== undefined;
const jdks = everyRun ? usableJdks() : usableJdks().slice(0, 1);

/** Of each kind what is quick; checks of Board, Solver and queue are for a correct example (submissions.test.ts). */
const quick = [
  ...['api', 'integration*', 'client*', 'prints*', 'rule*', 'growth*', 'memory*', 'integrity*'],
  ...['timing-1-puzzle2*', 'timing-2-puzzle2*', 'timing-3-puzzle2*', 'timing-4a-puzzle2*', 'timing-4b-puzzle2*'],
];

describe('the reference as a submission', () => {
  it.skipIf(jdks.length === 0).for([...jdks])(
    'has full marks, and the counts of the reference search, in Java on JDK $version',
    async ({ home, version }) => {
      const report = await grade('java', home);
      expect(JSON.stringify(report.toolchain)).toContain(version);
      expectFullMarks(report);
    },
  );

  it.skipIf(everyRun)('fails nothing that is quick, and has those counts, in TypeScript', async () => {
    expectNoRemarks(await grade('typescript', '', quick));
  });

  it.runIf(everyRun)('has full marks, and the counts of the reference search, in TypeScript', async () => {
    expectFullMarks(await grade('typescript'));
  });
});
