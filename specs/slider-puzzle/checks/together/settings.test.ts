import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Config } from '../../../../harness/config/schema.ts';
import type { Grader } from '../../../../harness/api/grader.ts';
import { openGrader } from '../../../../harness/api/open-grader.ts';
import { text } from '../../../../harness/formats/text.ts';
import type { CheckResult, Report } from '../../../../harness/contracts/report.ts';
import { scratchFolder } from '../../../../harness/testing/scratch-folder.ts';
import { submissionFolder } from '../../../../harness/testing/submission-folder.ts';
import { assignment8puzzle } from '../../../8puzzle/index.ts';

/** Grades a submission of `fixtures/submissions/` with a course's settings. */
const graded = (name: string, only: readonly string[], config: Config = {}): Promise<Report> =>
  gradedAt(submissionFolder(name), only, config);

const gradedAt = async (path: string, only: readonly string[], config: Config): Promise<Report> => {
  const grader = await graderWith(config);
  return grader.editionOf(await grader.grade(path, { only }));
};

const graderWith = (config: Config, showHidden = false): Promise<Grader> => {
  const flags = { allowWeakIsolation: true, jobs: 1, style: config.style ?? false, showHidden };
  return openGrader({ ...flags, assignments: [assignment8puzzle], config });
};

const check = (report: Report, id: string): CheckResult | undefined => report.checks.find((one) => one.id === id);
const section = (report: Report, name: string) => report.scores.find((one) => one.section === name);
const printed = (report: Report): string =>
  text.render(report, { width: 100, color: false, verbose: true, details: null });

const heavy = 'java/failed/memory-inverse-kept';
const imports = 'java/failed/rule-imports';

describe('checks.off', () => {
  it('takes checks out of the totals', async () => {
    // Of 11, of which three fail.
    const fewer = await graded(heavy, ['memory-board*'], { checks: { off: ['memory-board-37', 'memory-board-72'] } });
    expect(section(fewer, 'memory')).toMatchObject({ passed: 8, total: 9 });
    expect(check(fewer, 'memory-board-37')).toBeUndefined();
  });

  it('takes tools for style out', async () => {
    const config = { checks: { off: ['style-eslint'] }, style: true };
    const report = await graded('typescript/passed/two-queues', ['board-1a', 'style-*'], config);
    expect(report.checks.map(({ id }) => id)).toEqual(['compilation', 'board-1a']);
  });

  it('may name what the official set does not have', { tags: 'long' }, async () => {
    const config: Config = { checks: { set: 'official', off: ['board-21'] } };
    const report = await graded('typescript/passed/two-queues', ['board-1a'], config);
    expect(check(report, 'board-1a')?.verdict).toBe('passed');
  });

  it('names nothing that no set has', async () => {
    const config: Config = { checks: { set: 'official', off: ['board-99'] } };
    await expect(graded('typescript/passed/two-queues', ['board-1a'], config)).rejects.toMatchObject({
      code: 'unknown-check',
    });
  });
});

describe('checks.hidden', () => {
  it('hides inputs in the report and in the text, and counts all the same', async () => {
    const config = { checks: { hidden: ['memory-board*'] } };
    const [students, staff] = await Promise.all([graderWith(config), graderWith(config, true)]);
    const report = await students.grade(submissionFolder(heavy), { only: ['memory-board-72', 'memory-board-2'] });
    const hidden = students.editionOf(report);
    expect(section(hidden, 'memory')).toMatchObject({ passed: 1, total: 2 });
    expect(check(hidden, 'memory-board-72')).toMatchObject({ verdict: 'failed', details: 'staff' });
    // The student's own code is no secret.
    const written = JSON.stringify({ ...hidden, submission: { ...hidden.submission, sources: [] } });
    for (const shown of [written, printed(hidden)]) expect(shown).not.toMatch(/31,?192|int\[\]\[\]/);
    expect(JSON.stringify(staff.editionOf(report))).toMatch(/31,?192/);
  });
});

describe('a hidden check of a submission that keeps what it is asked', () => {
  /** Notes the size of every board in a property of its process, and prints it where a check fails that is shown. */
  const noting = async (folder: string): Promise<string> => {
    const from = submissionFolder('java/passed/two-queues');
    await cp(from, folder, { recursive: true });
    const board = await readFile(join(from, 'Board.java'), 'utf8');
    const keeps = 'System.setProperty("seen", System.getProperty("seen", "") + " size" + tiles.length);';
    const constructor = /public Board\(int\[\]\[\] tiles\) \{/u;
    const distance = /public int manhattan\(\) \{/u;
    expect(board).toMatch(constructor);
    expect(board).toMatch(distance);
    const hostile = board
      .replace(constructor, `$& ${keeps}`)
      .replace(distance, '$& System.out.println("seen:" + System.getProperty("seen")); if (true) return -1;');
    await writeFile(join(folder, 'Board.java'), hostile);
    return folder;
  };

  it('tells nothing of its inputs in a case that is shown', async () => {
    const path = await noting(join(scratchFolder('noting'), 'noting'));
    const report = await gradedAt(path, ['board-2a', 'board-1b'], { checks: { hidden: ['board-1b'] } });
    expect(check(report, 'board-2a')?.cases[0]?.output?.head).toMatch(/^seen: size3/u);
    expect(check(report, 'board-1b')).toMatchObject({ details: 'staff', verdict: 'passed' });
    expect(JSON.stringify(report)).not.toMatch(/size127/u);
  });
});

describe('memory.factor', () => {
  it('is how many times the rule a Board may take', async () => {
    const generous = await graded(heavy, ['memory-board*'], { memory: { factor: 1.6 } });
    expect(section(generous, 'memory')).toMatchObject({ passed: 11, total: 11 });
  });
});

describe('weights', () => {
  const only = ['rule*', 'integration*'];

  it('of information are 0: a broken rule costs nothing', async () => {
    const report = await graded(imports, only);
    expect(check(report, 'rule-imports')).toMatchObject({ verdict: 'failed' });
    expect(report.summary.score).toBe(100);
  });

  it('that a course gives to rules and integration count', async () => {
    const weights = { compilation: 0, api: 0, correctness: 0, memory: 0, timing: 0, rules: 6, integration: 4 };
    const report = await graded(imports, only, { weights });
    expect(section(report, 'rules')).toMatchObject({ passed: 5, total: 6, earned: 50 });
    expect(section(report, 'integration')).toMatchObject({ earned: 40 });
    expect(report.summary.score).toBe(90);
  });
});

describe('warnings', () => {
  const warned = 'java/compile-warning/raw-vector';

  it('lose the compilation points, unless they are allowed', async () => {
    const strict = await graded(warned, ['compilation']);
    const lenient = await graded(warned, ['compilation'], { warnings: 'allow' });
    expect([strict, lenient].map((report) => section(report, 'compilation')?.passed)).toEqual([0, 1]);
  });
});

describe('timing.limits', () => {
  it('is how many times the reference the queues may take', { tags: 'long' }, async () => {
    // Its one queue needs some 1.8 times the reference's calls for this puzzle.
    const name = 'java/passed/one-queue';
    const official = { fairness: 'official' } as const;
    const limits = [{}, { timing: { ...official, limits: 2 } }, { timing: { ...official, limits: 1.2 } }];
    const reports = await Promise.all(limits.map((config) => graded(name, ['timing-2-puzzle20'], config)));
    const measured = reports.map((report) => check(report, 'timing-2-puzzle20')?.verdict);
    expect(measured).toEqual(['passed', 'passed', 'failed']);
  });
});
