/** What a format shows of a report: the edition itself, or for a platform that shows a student everything, less. */
import { forAudience } from '../../report/student-view/student-view.ts';
import { hideDetails } from '../../report/student-view/redact.ts';
import type { CheckResult, Report } from '../../contracts/report.ts';
import { isFailure } from './detail.ts';
import { harmless } from './harmless.ts';
import { scoredItems, type Scored } from './items.ts';
import { standingOf, type Standing } from './standing.ts';
import { commonMessages } from './messages.ts';

export interface View {
  /** Its strings are harmless, and its checks are those that are shown. */
  readonly report: Report;
  readonly scored: Scored;
  readonly standing: Standing;
  /** How many of its checks failed. */
  readonly failures: number;
  /** Why there is no score, in words; null when there is one. */
  readonly reason: string | null;
}

/** For files that stay with whoever asked for them: everything that the edition holds. */
export const editionView = (report: Report): View => viewOf(harmless(report), report);

/**
 * For platforms that know no audience and show everything to the student: the edition for students. A staff edition is
 * taken as before the due date, since nobody knows when the platform shows it.
 */
export const studentView = (report: Report): View => {
  const edition = forAudience(report, 'student', beforeEverything);
  const checks = edition.checks.filter(({ visibility }) => visibility !== 'staff').map(opened);
  return viewOf(harmless({ ...edition, checks }), report);
};

/** What is left is for everybody. A file that calls itself an edition for students may be anything, so it is hidden again. */
const opened = (check: CheckResult): CheckResult => ({
  ...(check.details === 'staff' ? hideDetails(check) : check),
  visibility: 'always',
  details: 'always',
});

const beforeEverything = new Date(0);

const viewOf = (shown: Report, whole: Report): View => ({
  report: shown,
  scored: scoredItems(shown),
  standing: standingOf(whole),
  failures: shown.checks.filter(isFailure).length,
  reason: shown.summary.score === null ? (shown.notGradable ?? commonMessages.noReason()) : null,
});
