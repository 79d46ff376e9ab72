/** What a format shows of a report: the edition itself, or for a platform that shows a student everything, less. */
import { hideInputs } from '../../hide.ts';
import type { CheckResult, Report } from '../../schema.ts';
import { harmless } from './harmless.ts';
import { scoredItems, type Scored } from './items.ts';
import { standingOf, type Standing } from './standing.ts';
import { commonWords } from './words.ts';

export interface View {
  /** Its strings are harmless, and its checks are those that are shown. */
  readonly report: Report;
  readonly scored: Scored;
  readonly standing: Standing;
  /** Why there is no score, in words; null when there is one. */
  readonly reason: string | null;
}

/** For files that stay with whoever asked for them: everything that the edition holds. */
export const editionView = (report: Report): View => viewOf(harmless(report), report);

/**
 * For platforms that know no audience and show everything to the student. Of a staff edition, only what students see
 * always; of a student's edition, what is in it, and even so nothing that is for staff.
 */
export const studentView = (report: Report): View => {
  const shown = report.checks.flatMap((check) => studentsCheck(check, report));
  const ids = new Set(shown.map(({ id }) => id));
  const checks = shown.map((check) => withoutHiddenCause(check, ids));
  return viewOf(harmless({ ...report, checks, notGradable: studentsReason(report) }), report);
};

const viewOf = (shown: Report, whole: Report): View => ({
  report: shown,
  scored: scoredItems(shown),
  standing: standingOf(whole),
  reason: shown.summary.score === null ? (shown.notGradable ?? commonWords.noReason()) : null,
});

const studentsCheck = (check: CheckResult, { audience }: Report): CheckResult[] => {
  const open = audience === 'student' ? ['always', 'after-due-date'] : ['always'];
  if (!open.includes(check.visibility)) return [];
  return [open.includes(check.details) ? check : hideInputs(check)];
};

/** A check that was not run because of one that is not shown: that it counts is kept, and nothing else. */
const withoutHiddenCause = (check: CheckResult, shown: ReadonlySet<string>): CheckResult =>
  check.dependsOn === null || shown.has(check.dependsOn)
    ? check
    : { ...check, dependsOn: '', reason: commonWords.hiddenCause() };

/** What the grader failed at may be a check that students know nothing of. */
const studentsReason = ({ audience, checks, notGradable }: Report): string | null => {
  const hidden = checks.some((check) => check.visibility !== 'always' || check.details !== 'always');
  const faulty = checks.some(({ verdict }) => verdict === 'grader-fault');
  return audience === 'staff' && hidden && faulty ? commonWords.fault() : notGradable;
};
