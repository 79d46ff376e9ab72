/** What of a report students may see at a time. */
import { visibility, type CheckResult, type Report, type Visibility } from '../../contracts/report.ts';
import { detailsFrom, isDue, lastSeen, seenBy } from '../visibility-rules.ts';

export interface Sight {
  /** Is something kept from them, so that what would give it away has to go, too? */
  readonly isRestricted: boolean;
  readonly seesCheck: (id: string) => boolean;
  /** May they see everything of it? What no check of the report has measured is nobody's to see. */
  readonly seesDetails: (id: string) => boolean;
}

export const sightOf = (report: Report, now: Date): Sight => sightBy(report, lastSeen(isDue(report.dueDate, now)));

/** Of those who see what is marked with `last`, and nothing stricter. */
export const sightBy = (report: Report, last: Visibility): Sight => {
  const sees = seenBy(last);
  const seesCheck = only(report.checks, ({ visibility }) => sees(visibility));
  const seesDetails = only(report.checks, (check) => sees(detailsFrom(check)));
  return {
    isRestricted: !report.checks.every(({ id }) => seesDetails(id)) || restrictsOthers(report.settings, sees),
    seesCheck,
    seesDetails,
  };
};

/** Of an id that two checks have, which a report from elsewhere may do, the stricter one decides. */
const only = (checks: readonly CheckResult[], isSeen: (check: CheckResult) => boolean): ((id: string) => boolean) => {
  const known = new Set(checks.map(({ id }) => id));
  const unseen = new Set(checks.filter((check) => !isSeen(check)).map(({ id }) => id));
  return (id) => known.has(id) && !unseen.has(id);
};

/** Checks that were not asked in this grading may be in the next one, with the same seeds. */
const restrictsOthers = (settings: Report['settings'], sees: (from: Visibility) => boolean): boolean => {
  const marks = [settings['checks.visibility'], settings['checks.details']].join();
  return visibility.options.some((mark) => !sees(mark) && marks.includes(`: ${mark}`));
};
