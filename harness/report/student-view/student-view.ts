/**
 * Editions of a report. The report for staff has everything, with marks of what students see from when on; the one for
 * students is made from it, and from nothing else, by leaving out. What is left out cannot be brought back.
 */
import { usageError } from '../../contracts/errors.ts';
import { hiddenReason, hideDetails } from './redact.ts';
import { reviewOf } from '../review.ts';
import { checkSetKey } from '../settings-summary.ts';
import { notShown, type Audience, type CaseResult, type CheckResult, type Report } from '../../contracts/report.ts';
import { lostOf } from './lost-points.ts';
import { seenCauses } from './seen-causes.ts';
import { seenPlots, seenTables } from './tables.ts';
import { detailsFrom } from '../visibility-rules.ts';
import { sightOf, type Sight } from './visible-parts.ts';
import { isNamed } from '../../text/is-named.ts';
import { audienceMessages } from '../messages/audience.ts';

/**
 * The report as an audience may see it at a time. Pure. Where nothing is kept from students the editions differ by their
 * name alone.
 * @throws {GraderError} when a report for students is wanted for staff
 */
export function forAudience(report: Report, audience: Audience, now: Date): Report {
  if (report.audience === audience) return report;
  if (audience === 'staff') {
    throw usageError(
      'edition-for-students',
      'This report is a version for students: what only staff may see is no longer in it.',
      { remedy: 'Use the report that was written with --audience staff, or grade again with it.' },
    );
  }
  const sight = sightOf(report, now);
  return sight.isRestricted ? forStudents(report, sight) : { ...report, audience };
}

function forStudents(report: Report, sight: Sight): Report {
  const checks = report.checks.filter(({ id }) => sight.seesCheck(id)).map((check) => seenCheck(check, sight));
  const lost = lostOf(report, checks);
  return {
    ...report,
    audience: 'student',
    notGradable: seenReason(report, sight),
    seed: null,
    hiddenSeed: null,
    settings: seenSettings(report),
    staffSettings: [],
    only: seenNames(report, sight),
    review: seenReview(report, checks),
    lost,
    causes: seenCauses(report, { checks, lost }, sight),
    checks,
    tables: seenTables(report.tables, sight),
    plots: seenPlots(report.plots, sight),
    // What the person who grades should know may be about any input.
    notes: notesOn(report, sight),
    volatile: { ...report.volatile, host: '' },
  };
}

/** For those from whom something is kept: without what it tells of checks that they do not see. */
export function seenCheck(check: CheckResult, sight: Sight): CheckResult {
  const { dependsOn } = check;
  const known = dependsOn === null || sight.seesCheck(dependsOn) ? dependsOn : notShown;
  const seen = { ...check, dependsOn: known };
  if (!sight.seesDetails(check.id)) return hideDetails(seen);
  const isOwnReason = dependsOn === null || sight.seesDetails(dependsOn);
  const reason = check.reason === null || isOwnReason ? check.reason : hiddenReason(known);
  return { ...seen, reason, cases: check.cases.map((one) => seenCase(one, sight)) };
}

/** Without the seed, which is that of the hidden inputs as well, and without words of checks that are not seen. */
function seenCase(one: CaseResult, { seesDetails }: Sight): CaseResult {
  const seen = { ...one, random: null };
  if (one.revokedBy === null || seesDetails(one.revokedBy)) return seen;
  return { ...seen, revokedBy: notShown, message: audienceMessages.takenBack(), hint: null };
}

/** Where a check that failed us is not seen, its name and its message are in the reason. */
function seenReason({ notGradable, checks }: Report, { seesDetails }: Sight): string | null {
  const hasHidden = checks.some(({ id, verdict }) => verdict === 'grader-fault' && !seesDetails(id));
  return notGradable !== null && hasHidden ? audienceMessages.fault() : notGradable;
}

/** Who sees which check tells of what is hidden, and so do some settings of the assignment. */
const seenSettings = ({ settings, staffSettings }: Report): Report['settings'] =>
  Object.fromEntries(
    Object.entries(settings).filter(
      ([key]) => key === checkSetKey || !(key.startsWith('checks.') || staffSettings.includes(key)),
    ),
  );

function seenNames({ only, checks }: Report, { seesCheck }: Sight): string[] {
  const fits = (name: string): boolean => checks.some(({ id }) => seesCheck(id) && isNamed(id, [name]));
  return [...new Set(only.map((name) => (fits(name) ? name : notShown)))];
}

/** Places in the student's own code, and what the checks say that are seen. */
function seenReview({ review, sections }: Report, checks: readonly CheckResult[]): Report['review'] {
  const said = new Set(reviewOf({ checks, sections }).map(({ reason }) => reason));
  return review.filter(({ path, reason }) => path !== null || said.has(reason));
}

function notesOn({ checks, dueDate }: Report, { seesCheck, seesDetails }: Sight): string[] {
  const unseen = checks.filter(({ id }) => !seesDetails(id));
  const waits = unseen.some(
    (check) =>
      detailsFrom(check) === 'after-due-date' || (check.visibility === 'after-due-date' && !seesCheck(check.id)),
  );
  return [
    ...(unseen.some(({ id }) => !seesCheck(id)) ? [audienceMessages.someNotShown()] : []),
    ...(unseen.some(({ id }) => seesCheck(id)) ? [audienceMessages.verdictsAlone()] : []),
    ...(waits && dueDate !== null ? [audienceMessages.moreAfter({ date: dueDate })] : []),
  ];
}
