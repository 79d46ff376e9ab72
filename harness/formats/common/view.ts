/** What a format shows of a report: the edition itself, or for a platform that shows a student everything, less. */
import { forAudience } from '../../report/student-view/student-view.ts';
import { hideDetails } from '../../report/student-view/redact.ts';
import type { CheckResult, Report } from '../../contracts/report.ts';
import { isFailure } from '../../rubric/score.ts';
import { scoredItems, type Scored } from './items.ts';
import { commonMessages } from './messages.ts';
import { mapStrings } from '../../text/map-strings.ts';
import { sanitizeText } from '../../text/sanitize.ts';
import { uncommanded } from '../../text/escape/workflow-command.ts';

interface Shown {
  /** Its strings are harmless, and its checks are those that are shown. */
  readonly report: Report;
  /** How many of its checks failed. */
  readonly failures: number;
}

export interface Graded extends Shown {
  readonly standing: 'graded';
  readonly scored: Scored & { readonly score: number };
  readonly reason: null;
}

/**
 * - `nothing-to-grade`: certainly because of what was submitted: there was nothing to build.
 * - `withheld`: the grader failed, or nothing was run until a person has looked. Never a zero.
 */
export interface Ungraded extends Shown {
  readonly standing: 'nothing-to-grade' | 'withheld';
  readonly scored: Scored & { readonly score: null };
  /** Why there is no score, in words. */
  readonly reason: string;
}

export type View = Graded | Ungraded;

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

const viewOf = (shown: Report, whole: Report): View => {
  const { score, ...scored } = scoredItems(shown);
  const view = { report: shown, failures: shown.checks.filter(isFailure).length };
  if (score !== null) return { ...view, standing: 'graded', scored: { ...scored, score }, reason: null };
  const standing = isEmpty(whole) ? 'nothing-to-grade' : 'withheld';
  const reason = shown.notGradable ?? commonMessages.noReason();
  return { ...view, standing, scored: { ...scored, score }, reason };
};

const isEmpty = ({ checks, submission, isolation }: Report): boolean =>
  checks.length === 0 && submission.sources.length === 0 && isolation === 'not-used';

const mostCharacters = 20_000;

/**
 * With strings that may stand in any file or be printed, before a format escapes them for its medium: cleaned once more, and
 * without anything that a runner of GitHub Actions would take for a command.
 */
const harmless = (report: Report): Report =>
  mapStrings(report, (text) => uncommanded(sanitizeText(text, mostCharacters, { multiline: true })));
