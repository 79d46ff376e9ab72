import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAudience } from './student-view.ts';
import { formats } from '../../formats/index.ts';
import { report as reportSchema, type CheckResult, type Report } from '../../contracts/report.ts';
import { aCase, aCheck, passedReport } from '../../testing/reports/passed.ts';
import { randomReports } from '../../testing/reports/random.ts';
import { detailsFrom, isDue, lastSeen, seenBy } from '../visibility-rules.ts';

const due = '2026-12-01T23:59:00+01:00';
const [before, after] = [new Date('2026-12-01T22:58:59Z'), new Date('2026-12-01T22:59:00Z')];
const times = fc.constantFrom(before, after);

/** Everything unique that a value holds: each string and number that `randomReports` made, keys included. */
const secretsOf = (value: unknown): readonly string[] => JSON.stringify(value).match(secret) ?? [];
const secret = /leak\d+x|\b1\d{6}\b/g;

/** What students may not know of, said once more and apart from the code under test. */
const secretsIn = (report: Report, now: Date): readonly string[] => {
  const sees = seenBy(lastSeen(isDue(report.dueDate, now)));
  const unseen = report.checks.filter(({ visibility }) => !sees(visibility));
  const veiled = report.checks.filter((check) => sees(check.visibility) && !sees(detailsFrom(check)));
  if (unseen.length + veiled.length === 0) return [];
  const among = (checks: readonly CheckResult[], id: string): boolean => checks.some((check) => check.id === id);
  const isKept = (id: string): boolean => !among(report.checks, id) || among(unseen, id) || among(veiled, id);
  const rows = report.tables.flatMap((table) => table.rows);
  const shown = new Set(report.checks.filter(({ id }) => !among(unseen, id)).map(({ id }) => id));
  const secrets = secretsOf([
    unseen,
    veiled.map(({ reason, cases }) => [reason, cases]),
    report.tables.filter((table) => table.rows.some(({ check }) => isKept(check))).map(({ remarks }) => remarks),
    report.tables.filter((table) => table.rows.every(({ check }) => isKept(check))),
    rows.filter(({ check }) => isKept(check)).map(({ name, cells }) => [name, cells]),
    report.plots
      .filter(({ checks }) => checks.length === 0 || checks.some(isKept))
      .map((plot) => ({ ...plot, checks: [] })),
    report.checks.flatMap(({ cases }) =>
      cases.flatMap(({ revokedBy, message, hint }) => (revokedBy !== null && isKept(revokedBy) ? [message, hint] : [])),
    ),
    report.checks.flatMap(({ dependsOn, reason }) => (dependsOn !== null && isKept(dependsOn) ? [reason] : [])),
    report.checks.some(({ id, verdict }) => verdict === 'grader-fault' && isKept(id)) ? report.notGradable : null,
    report.checks.flatMap(({ cases }) => cases.map(({ random }) => random?.seed)),
    report.lost.map(({ reason }) => reason),
    report.review.filter(({ path }) => path === null),
    [report.notes, report.seed, report.hiddenSeed, report.volatile.host],
  ]);
  // Ids of checks that students know of are in many places.
  return secrets.filter((one) => !shown.has(one));
};

const written = async (report: Report, id: string): Promise<string> => {
  const format = formats.find((one) => one.id === id);
  const options = { width: 100, color: false, verbose: true, details: null };
  return (await format?.render(report, options)) ?? '';
};

describe('the edition for students', () => {
  it('has nothing of what they may not see, whatever there is', () => {
    let kept = 0;
    fc.assert(
      fc.property(randomReports, times, (report, now) => {
        const secrets = secretsIn(report, now);
        const text = JSON.stringify(forAudience(report, 'student', now));
        const found = new Set(secretsOf(text));
        expect(secrets.filter((one) => found.has(one))).toEqual([]);
        kept += secrets.length;
      }),
      { numRuns: 500 },
    );
    // Not because there was nothing to hide.
    expect(kept).toBeGreaterThan(10_000);
  });

  it.each(formats.map(({ id }) => id))('has nothing of it as %s', async (id) => {
    await fc.assert(
      fc.asyncProperty(randomReports, times, async (report, now) => {
        const secrets = secretsIn(report, now).filter((one) => one.startsWith('leak'));
        const found = new Set(secretsOf(await written(forAudience(report, 'student', now), id)));
        expect(secrets.filter((one) => found.has(one))).toEqual([]);
      }),
      { numRuns: 5 },
    );
  });

  it('has everything else', () => {
    fc.assert(
      fc.property(randomReports, times, (report, now) => {
        const edition = forAudience(report, 'student', now);
        const sees = seenBy(lastSeen(isDue(report.dueDate, now)));
        const whole = report.checks.filter((check) => sees(detailsFrom(check)));
        const own = [
          whole.map(({ cases }) => cases.map(({ name, expected, output, trace }) => [name, expected, output, trace])),
          report.submission,
        ];
        const found = new Set(secretsOf(edition));
        expect(secretsOf(own).filter((one) => !found.has(one))).toEqual([]);
        expect(edition.scores).toEqual(report.scores);
        expect(edition.summary).toEqual(report.summary);
      }),
      { numRuns: 100 },
    );
  });

  it('is a report, and the same again when it is made once more', () => {
    fc.assert(
      fc.property(randomReports, times, (report, now) => {
        const edition = forAudience(report, 'student', now);
        expect(reportSchema.safeParse(edition).error).toBeUndefined();
        expect(forAudience(edition, 'student', after)).toBe(edition);
        expect(() => forAudience(edition, 'staff', now)).toThrow('is a version for students');
      }),
      { numRuns: 50 },
    );
  });

  it('differs from the one for staff by its name alone where nothing is hidden', () => {
    const report = passedReport({ audience: 'staff', seed: 7, notes: ['A note.'] });
    expect(forAudience(report, 'student', before)).toEqual({ ...report, audience: 'student' });
  });
});

const staff = (checks: readonly CheckResult[], more: Partial<Report> = {}): Report =>
  passedReport({ audience: 'staff', dueDate: due, checks: [...checks], ...more });

describe('a check that is shown after the due date', () => {
  const check = aCheck('board-1a', { details: 'after-due-date' });

  it('has its details from that moment on', () => {
    const editions = [before, after].map((now) => forAudience(staff([check]), 'student', now));
    expect(editions.map(({ checks }) => checks[0]?.cases[0]?.name)).toEqual(['hidden case 1', 'puzzle04.txt']);
    expect(editions[0]?.notes).toContain(`More is shown after ${due}.`);
    expect(editions[1]?.seed).toBe(20_260_101);
  });

  it.each([
    ['staff', 'after-due-date'],
    ['after-due-date', 'staff'],
  ] as const)('is not promised once more after it: visibility %s, details %s', (visibility, details) => {
    const { notes } = forAudience(staff([aCheck('board-1a', { visibility, details })]), 'student', after);
    expect(notes.join(' ')).not.toContain('More is shown');
  });

  it('has them never without a due date', () => {
    const edition = forAudience(staff([check], { dueDate: null }), 'student', after);
    expect(edition.checks[0]?.cases[0]?.name).toBe('hidden case 1');
  });
});

describe('checks that are not shown', () => {
  const weights = passedReport().scores.map((score) => ({ ...score, weight: score.section === 'correctness' ? 1 : 0 }));
  const failing = (id: string, more: Partial<CheckResult> = {}): CheckResult =>
    aCheck(id, { verdict: 'failed', ...more });
  const lost = [{ check: 'a', points: 100, reason: 'all' }];

  it('cost what they cost, in one line', () => {
    const checks = [
      failing('a'),
      failing('b', { visibility: 'staff' }),
      failing('c', { visibility: 'staff' }),
      aCheck('d'),
    ];
    const edition = forAudience(staff(checks, { scores: weights, lost }), 'student', before);
    expect(edition.lost).toEqual([
      { check: 'a', points: 25, reason: 'hamming() of the boards in the files: failed' },
      { check: 'not-shown', points: 50, reason: 'hidden checks in the section Correctness' },
    ]);
    expect(edition.notes[0]).toContain('Some checks are not shown.');
  });

  it('are not told by those that depend on them', () => {
    const checks = [
      failing('a', { visibility: 'staff' }),
      aCheck('b', { verdict: 'skipped', dependsOn: 'a', reason: 'a says so', cases: [] }),
    ];
    const edition = forAudience(staff(checks, { scores: weights, lost }), 'student', before);
    const reason = 'It depends on a check that is not shown.';
    expect(edition.checks).toMatchObject([{ id: 'b', dependsOn: 'not-shown', reason }]);
    expect(edition.lost).toContainEqual({ check: 'not-shown', points: 50, reason: `1 check was not run: ${reason}` });
  });

  it('are not told by passes that they took back', () => {
    const told = aCase('puzzle20.txt', { verdict: 'failed', message: 'The mirrored puzzle', revokedBy: 'a' });
    const checks = [failing('a', { details: 'staff' }), failing('b', { cases: [told] })];
    const [, b] = forAudience(staff(checks), 'student', before).checks;
    expect(b?.cases[0]).toMatchObject({ verdict: 'failed', revokedBy: 'not-shown', hint: null });
    expect(b?.cases[0]?.message).not.toContain('mirrored');
  });

  it('are not told by seeds and settings when none of them was asked this time', () => {
    const settings = { 'checks.details': 'solver-15*: staff', puzzles: 'secret', scan: 'refuse' };
    const edition = forAudience(staff([aCheck('a')], { settings }), 'student', before);
    expect(edition).toMatchObject({ seed: null, hiddenSeed: null, settings: { scan: 'refuse' } });
  });
});
