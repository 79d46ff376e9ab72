import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exitCodeOf } from '../../../harness/cli/exit-code.ts';
import { openGrader } from '../../../harness/api/open-grader.ts';
import { packageRoot } from '../../../harness/platform/package-root.ts';
import type { ScanSetting } from '../../../harness/contracts/scan.ts';
import { refusalOf } from '../../../harness/pipeline/4-scan-gate.ts';
import type { Report } from '../../../harness/contracts/report.ts';
import { assignment8puzzle } from '../../8puzzle/index.ts';
import { scratchFolder } from '../../../harness/testing/scratch-folder.ts';

/** A correct submission with more at the beginning of the method that returns the moves. */
const withCode = (language: string, file: string, method: RegExp, code: string): string => {
  const folder = scratchFolder('refusal');
  cpSync(join(packageRoot(), 'fixtures', 'submissions', language, 'passed', 'two-queues'), folder, { recursive: true });
  const text = readFileSync(join(folder, file), 'utf8');
  const changed = text.replace(method, (found) => found + code);
  if (changed === text) throw new Error(`no such method in ${file}`);
  writeFileSync(join(folder, file), changed);
  return folder;
};

const java = (code: string): string => withCode('java', 'Solver.java', /public int moves\(\) \{/u, code);
const typescript = (code: string): string => withCode('typescript', 'Solver.ts', /moves\(\): number \{/u, code);

const graded = async (path: string, scan: ScanSetting): Promise<Report> => {
  const config = { inputs: 5, style: false };
  const grader = await openGrader({ assignments: [assignment8puzzle], scan, jobs: 1, config });
  return grader.grade(path, { only: ['solver-2a'] });
};

const verdictOf = (report: Report, id: string): string | undefined =>
  report.checks.find((check) => check.id === id)?.verdict;

describe('what the scan refuses', () => {
  const threads = 'new Thread(() -> { }).start(); try { Thread.sleep(0); } catch (Exception e) { }';

  it('is not run: there is no score, and no zero', async () => {
    const report = await graded(java(threads), 'refuse');
    expect(report).toMatchObject({
      gradable: false,
      isolation: 'not-used',
      summary: { score: null, compilation: 'passed' },
    });
    expect(exitCodeOf(report, null)).toBe(3);
    expect(verdictOf(report, 'solver-2a')).toBe('skipped');
    expect(report.notGradable).toMatch(
      /^Not run: .*A person has to look at it\.\nSolver\.java:\d+:\d+: new Thread\(\) creates threads/u,
    );
    expect(report.notGradable).toMatch(/`--scan flag`, or `scan: flag` in grader\.config\.yaml\.$/u);
  });

  it('is graded and listed with the setting flag', async () => {
    const report = await graded(java(threads), 'flag');
    expect(report).toMatchObject({ gradable: true, summary: { score: 100 } });
    expect(verdictOf(report, 'solver-2a')).toBe('passed');
    expect(report.review.map(({ reason }) => reason.replace(/ .*\(/u, ' ('))).toEqual([
      'new (refused by the scan)',
      'Thread.start() (refused by the scan)',
      'Thread.sleep() (flagged by the scan)',
    ]);
    expect(report.review.every(({ path, line }) => path === 'Solver.java' && line !== null)).toBe(true);
  });

  it('is only listed when it is flagged', async () => {
    const report = await graded(java('System.getenv("HOME");'), 'refuse');
    expect(report).toMatchObject({ gradable: true, summary: { score: 100 } });
    expect(report.review).toMatchObject([
      { path: 'Solver.java', reason: expect.stringMatching(/^System\.getenv\(\) /u) as string },
    ]);
  });

  it('is not run in TypeScript either', async () => {
    const report = await graded(typescript('(Error as any).prepareStackTrace = () => 1;'), 'refuse');
    expect(report).toMatchObject({ gradable: false, summary: { score: null } });
    expect(report.notGradable).toMatch(/\nSolver\.ts:\d+:\d+: prepareStackTrace inspects who called/u);
  });
});

describe('a refusal', () => {
  const finding = {
    outcome: 'refused',
    what: 'eval',
    why: 'is bad',
    instead: null,
    path: 'a.ts',
    line: 1,
    column: 2,
  } as const;
  const build = { scan: [finding], program: { units: [], entries: [], stateless: false } };

  it('is final where there is no sandbox', () => {
    expect(refusalOf(build, 'flag', 'full')).toBeNull();
    expect(refusalOf(build, 'flag', 'none')).toMatch(/\na\.ts:1:2: eval is bad\.\nIn the tier none this is final/u);
  });

  it('does not matter where nothing was built', () => {
    expect(refusalOf({ ...build, program: null }, 'refuse', 'full')).toBeNull();
  });
});
