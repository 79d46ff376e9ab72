/** A stored report under other settings is the report of a grading with them. */
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { eightPuzzle, extend, type OpenOptions, openGrader, z } from '../../index.ts';
import type { CheckResult, Report } from '../contracts/report.ts';
import { aCase, aCheck } from '../testing/reports/passed.ts';
import { loadAllMessages } from '../messages/load-all.ts';
import { catalogue, makeLocale } from '../messages/messages.ts';

const submission = resolve('fixtures/submissions/typescript/failed/hamming-zero-based');
const only = ['board-1a', 'board-1b', 'board-2a', 'board-2b', 'integration-solution'];
const now = new Date('2026-12-01T12:00:00Z');

const usual = { style: false };
/** `integration-solution` counts in another section as soon as that has a weight. */
const other = {
  ...usual,
  weights: { correctness: 20, integration: 30, compilation: 1.5 },
  checks: { details: { 'board-1*': 'staff' as const, 'board-1a': 'always' as const }, hidden: ['board-2a'] },
};

const gradeWith = async (config: OpenOptions['config']): Promise<Report> => {
  const grader = await openGrader({ assignment: '8puzzle', config, jobs: 1, warm: false });
  try {
    return await grader.grade(submission, { only });
  } finally {
    await grader.close();
  }
};

const applied = async (report: Report, options: OpenOptions, at = now) =>
  (await openGrader({ warm: false, ...options })).applySettings(report, at);

const detailsOf = (report: Report, id: string): CheckResult['details'] | undefined =>
  report.checks.find((check) => check.id === id)?.details;

/** The messages with these texts, by id. */
const textsOf = async (texts: readonly string[]): Promise<(readonly [id: string, text: string])[]> => {
  await loadAllMessages();
  return [...catalogue()].flatMap(([id, text]) =>
    typeof text === 'string' && texts.includes(text) ? [[id, text] as const] : [],
  );
};

let stored: Report;
beforeAll(async () => {
  stored = await gradeWith(usual);
});

describe('settings applied to a stored report', () => {
  it('give what a grading with them gives', { tags: 'long' }, async () => {
    const { volatile: _, ...graded } = await gradeWith(other);
    const { report, notApplied } = await applied(stored, { config: other });
    const { volatile: __, ...again } = report;
    expect(again).toEqual(graded);
    expect(notApplied).toEqual([]);
    expect(graded.summary.score).not.toBe(stored.summary.score);
    expect(graded.checks.find(({ id }) => id === 'integration-solution')?.section).toBe('integration');
  });

  it('change nothing when they are those of the grading', async () => {
    expect((await applied(stored, { config: usual })).report).toEqual(stored);
  });

  it('give a score as soon as something that was run is worth points', async () => {
    const nothing = { compilation: 0, api: 0, correctness: 0, memory: 0 };
    const { report } = await applied(stored, { config: { ...usual, weights: nothing } });
    const reason = 'None of the checks that are worth points was run.';
    expect(report).toMatchObject({ gradable: false, notGradable: reason, summary: { score: null } });
    expect((await applied(report, { config: usual })).report).toEqual(stored);
  });

  it('are named when only a new grading takes them into account', async () => {
    const config = { ...other, seed: 5, limits: { caseSeconds: 3 }, warnings: 'fail' as const, inputs: 10 };
    const { report, notApplied } = await applied(stored, { config });
    expect(notApplied).toEqual(['seed', 'inputs', 'limits.caseSeconds']);
    expect(report.settings['limits.caseSeconds']).toBe('20');
  });

  it('are not named when they are values of a course’s own key, and held', async () => {
    const lab = extend(eightPuzzle, { id: 'lab', schema: { lab: z.strictObject({ a: z.number() }).optional() } });
    const ofLab = { ...stored, assignment: 'lab', settings: { ...stored.settings, lab: '{"a":1}' } };
    const notApplied = async (a: number): Promise<readonly string[]> =>
      (await applied(ofLab, { assignments: [lab], config: { ...usual, lab: { a } } })).notApplied;
    expect(await notApplied(1)).toEqual([]);
    expect(await notApplied(2)).toEqual(['lab.a']);
  });

  it('hide from students what they hide, in an edition for students, too', async () => {
    const edition: Report = { ...stored, audience: 'student' };
    const { report } = await applied(edition, { config: other });
    expect(report.audience).toBe('student');
    expect(report.seed).toBeNull();
    const hidden = report.checks.find(({ id }) => id === 'board-1b');
    expect(hidden?.cases.map(({ name }) => name)).toContain('hidden case 1');
  });

  it('hide as of now where no time is given', async () => {
    const checks = { details: { 'board-1b': 'after-due-date' as const }, dueDate: '2020-01-01T00:00:00Z' };
    const grader = await openGrader({ warm: false, config: { ...usual, checks } });
    const { report } = await grader.applySettings({ ...stored, audience: 'student' });
    expect(report.checks.find(({ id }) => id === 'board-1b')?.cases[0]?.name).not.toBe('hidden case 1');
  });

  it('hide by name as a grading does: the id itself decides', async () => {
    const { report } = await applied(stored, { config: other });
    expect(['board-1a', 'board-1b', 'board-2a'].map((id) => detailsOf(report, id))).toEqual([
      'always',
      'staff',
      'staff',
    ]);
  });

  it.each([['puzzle20.txt'], ['of another course']])(
    'hide a follow-up check with what gave cause for it (%s)',
    async (name) => {
      const cause = aCheck('integrity-hidden', { section: 'integrity', verdict: 'failed' });
      const followUp = aCheck('integrity-published', { section: 'integrity', verdict: 'failed' });
      const timing = aCheck('timing-1-puzzle20', { section: 'timing', cases: [aCase(name)] });
      const report = { ...stored, checks: [...stored.checks, cause, followUp, timing] };
      const marked = await applied(report, { config: { checks: { details: { 'integrity-hidden': 'staff' } } } });
      expect(detailsOf(marked.report, 'integrity-published')).toBe('staff');
    },
  );

  it('bring back nothing that is hidden already', async () => {
    const { report } = await applied({ ...stored, audience: 'student' }, { config: other });
    await expect(applied(report, { config: usual })).rejects.toMatchObject({
      code: 'edition-for-students',
      blame: 'usage',
    });
  });

  it('may mark checks that were not asked, since they are beyond the official ones', async () => {
    const official = { ...stored, settings: { ...stored.settings, 'checks.set': 'official' } };
    const config = { ...usual, checks: { details: { 'board-18': 'staff' as const, 'board-1a': 'staff' as const } } };
    const { report } = await applied(official, { config });
    expect(detailsOf(report, 'board-1a')).toBe('staff');
  });

  it('are refused for a check that does not exist', async () => {
    const config = { checks: { details: { 'bord-1a': 'staff' as const } } };
    await expect(applied(stored, { config })).rejects.toThrow(/bord-1a/);
  });

  it('are refused for another assignment, with both names', async () => {
    await expect(applied(stored, { assignment: 'comp204', config: {} })).rejects.toMatchObject({
      code: 'other-assignment',
      message: expect.stringMatching(/"8puzzle"; .*comp204/) as string,
    });
  });
});

describe('another language', () => {
  const german = makeLocale(
    'de',
    new Map([
      ['section.correctness', 'Richtigkeit'],
      ['verdict.failed', 'nicht bestanden'],
    ]),
  );

  it('tells the lost points in its words', async () => {
    const { report } = await applied(stored, { config: usual, locale: german });
    expect(report.lost.map(({ reason }) => reason).join()).toContain('nicht bestanden');
  });

  it('tells the titles of checks and of proved faults in its words, and messages as they are stored', async () => {
    const fault = stored.causes.find(({ proved }) => proved);
    const found = await textsOf([fault?.title ?? '', fault?.advice ?? '']);
    const words = new Map(found.map(([id, text]) => [id, `[de] ${text}`]));
    expect(words.size).toBeGreaterThan(1);
    const { report } = await applied(stored, { config: usual, locale: makeLocale('de', words) });
    expect(report.causes.find(({ proved }) => proved)).toMatchObject({
      title: `[de] ${fault?.title ?? ''}`,
      advice: `[de] ${fault?.advice ?? ''}`,
    });
    expect(report.checks.flatMap(({ cases }) => cases)).toEqual(stored.checks.flatMap(({ cases }) => cases));
  });

  it('tells no title again when a limit in it may not be the one that held', async () => {
    const french = makeLocale('fr', new Map([['buildCheck.compilationTitle', 'Le programme se compile']]));
    const titles = async (config: OpenOptions['config']): Promise<string | undefined> =>
      (await applied(stored, { config, locale: french })).report.checks[0]?.title;
    expect(await titles(usual)).toBe('Le programme se compile');
    expect(await titles({ ...usual, limits: { caseSeconds: 3 } })).toBe('The submission compiles');
  });
});
