/** What a format shows of a report: the edition itself, or for a platform that shows a student everything, less. */
import { forAudience, seenCheck } from '../../report/student-view/student-view.ts';
import { hideDetails } from '../../report/student-view/redact.ts';
import { seenCauses } from '../../report/student-view/seen-causes.ts';
import { seenTables } from '../../report/student-view/tables.ts';
import { sightBy, type Sight } from '../../report/student-view/visible-parts.ts';
import { detailsFrom } from '../../report/visibility-rules.ts';
import { visibility, type CheckResult, type Report } from '../../contracts/report.ts';
import { isFailure } from '../../contracts/is-failure.ts';
import { whyNotGraded } from './detail.ts';
import { scoredItems, type Scored } from './items.ts';
import { valueOf } from '../../text/at.ts';
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
 * For a platform that shows each check of the staff's edition from its time on: a check tells of the others only what is
 * seen by then.
 */
export const stagedView = (report: Report): View => staged(editionView(report));

const staged = <One extends View>(view: One): One => {
  const { report, scored } = view;
  const sights = new Map(visibility.options.map((last) => [last, sightBy(report, last)]));
  const inTime = (check: CheckResult): CheckResult => {
    const sight = valueOf(sights, detailsFrom(check));
    return sight.isRestricted ? seenCheck(check, sight) : check;
  };
  const items = scored.items.map((item) => ({ ...item, check: inTime(item.check) }));
  return { ...view, report: { ...report, checks: items.map(({ check }) => check) }, scored: { ...scored, items } };
};

/**
 * For platforms that know no audience and show everything to the student: the edition for students. A staff edition is
 * taken as before the due date, since nobody knows when the platform shows it.
 */
export const studentView = (report: Report): View => {
  const edition = closed(forAudience(report, 'student', beforeEverything));
  return viewOf(harmless({ ...edition, checks: edition.checks.map(opened) }), report);
};

/** A file that calls itself an edition for students may be anything, so what is not for them is hidden again. */
const closed = (edition: Report): Report => {
  const idsOf = (is: (check: CheckResult) => boolean): Set<string> =>
    new Set(edition.checks.filter(is).map(({ id }) => id));
  const unseen = idsOf(({ visibility }) => visibility === 'staff');
  const veiled = idsOf(({ details }) => details === 'staff');
  if (unseen.size + veiled.size === 0) return edition;
  const sight: Sight = {
    isRestricted: true,
    seesCheck: (id) => !unseen.has(id),
    seesDetails: (id) => !unseen.has(id) && !veiled.has(id),
  };
  const checks = edition.checks
    .filter(({ id }) => sight.seesCheck(id))
    .map((check) => (sight.seesDetails(check.id) ? check : hideDetails(check)));
  const causes = seenCauses(edition, { checks, lost: edition.lost }, sight);
  return { ...edition, checks, causes, tables: seenTables(edition.tables, sight) };
};

/** What is left is for everybody. */
const opened = (check: CheckResult): CheckResult => ({ ...check, visibility: 'always', details: 'always' });

const beforeEverything = new Date(0);

const viewOf = (shown: Report, whole: Report): View => {
  const { score, ...scored } = scoredItems(shown);
  const view = { report: shown, failures: shown.checks.filter(isFailure).length };
  if (score !== null) return { ...view, standing: 'graded', scored: { ...scored, score }, reason: null };
  const standing = isNothingToGrade(whole) ? 'nothing-to-grade' : 'withheld';
  return { ...view, standing, scored: { ...scored, score }, reason: whyNotGraded(shown) };
};

/** There was nothing to build. An edition for students may be without checks for another reason: none of them is shown. */
export const isNothingToGrade = ({ checks, submission, isolation }: Report): boolean =>
  checks.length === 0 && submission.sources.length === 0 && isolation === 'not-used';

const mostCharacters = 20_000;

/**
 * With strings that may stand in any file or be printed, before a format escapes them for its medium: cleaned once more, and
 * without anything that a runner of GitHub Actions would take for a command.
 */
const harmless = (report: Report): Report =>
  mapStrings(report, (text) => uncommanded(sanitizeText(text, mostCharacters, { multiline: true })));
