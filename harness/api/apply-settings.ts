/** A stored report under other settings: scored and marked anew, without running anything. */
import type { Resolved } from '../config/resolve.ts';
import type { Assignment } from '../contracts/assignment.ts';
import { usageError } from '../contracts/errors.ts';
import type { CheckResult, Report } from '../contracts/report.ts';
import { countsOf, noPointsReason, scoreChecks } from '../pipeline/7-score.ts';
import { repriced } from '../report/repriced.ts';
import { sectionIds, sectionsOf } from '../report/sections.ts';
import { settingsSummary } from '../report/settings-summary.ts';
import { forAudience } from '../report/student-view/student-view.ts';
import { settingsWithout, unapplied } from './applicable-settings.ts';
import { restated } from './restate-checks.ts';

export interface Applied {
  readonly report: Report;
  /** Keys that were set, and that only a new grading would take into account. */
  readonly notApplied: readonly string[];
}

interface Circumstances {
  readonly now: Date;
  /** Titles are told again, in the language that is spoken. */
  readonly isTranslated: boolean;
}

/** @throws {GraderError} for an edition for students that is not whole, and for another assignment */
export const applySettings = async (
  report: Report,
  { assignments, settings, given }: Resolved,
  { now, isTranslated }: Circumstances,
): Promise<Applied> => {
  requireWhole(report);
  const assignment = requireAssignment(report, assignments);
  const summary = settingsSummary(assignment, settings);
  const notApplied = unapplied({ given, summary, settings }, report);
  // A title may name a limit, which is then not the one that held.
  const retitle = isTranslated && notApplied.length === 0;
  const told = await restated(report, assignment, { settings, retitle });
  const whole: Report = {
    ...rescored({ ...report, ...told }, assignment, { ...assignment.weights, ...settings.weights }),
    audience: 'staff',
    dueDate: settings.checks.dueDate,
    settings: settingsWithout(summary, report.settings),
    sections: retitle ? sectionsOf(assignment) : report.sections,
  };
  return { report: report.audience === 'staff' ? whole : forAudience(whole, 'student', now), notApplied };
};

/** Inputs that are hidden take the seeds with them. */
const requireWhole = ({ audience, seed }: Report): void => {
  if (audience === 'staff' || seed !== null) return;
  throw usageError('edition-for-students', 'Settings cannot be applied to a report from which something is hidden.', {
    remedy: 'Use the report that was written with --audience staff.',
  });
};

const requireAssignment = (report: Report, assignments: readonly Assignment[]): Assignment => {
  const found = assignments.find(({ id }) => id === report.assignment);
  if (found !== undefined) return found;
  throw usageError(
    'other-assignment',
    `The report is of the assignment "${report.assignment}"; the settings are for ${assignments.map(({ id }) => id).join(', ')}.`,
    { remedy: 'Name the assignment of the report, or its module, as `assignment` in the configuration.' },
  );
};

const rescored = (report: Report, assignment: Assignment, weights: Readonly<Record<string, number>>): Report => {
  const { checks, summary } = report;
  if (checks.length === 0) return report;
  const { tallies, points, sections, lost } = scoreChecks(checks, sectionIds(assignment), weights);
  const counted = Object.keys(summary.sections).map((id) => [id, countsOf(tallies, id)] as const);
  const judged = report.gradable || mayBeScored(report);
  const gradable = judged && points !== null;
  const now = gradable ? lost : [];
  return {
    ...report,
    gradable,
    notGradable: judged ? noPointsReason(points) : report.notGradable,
    summary: { ...summary, sections: Object.fromEntries(counted), score: gradable ? points : null },
    scores: sections,
    lost: now,
    causes: repriced(report.causes, now, checks),
  };
};

/** Weights decide whether there is a score where the grader did not fail and the scan refused nothing. */
export const mayBeScored = ({
  isolation,
  checks,
}: {
  readonly isolation: string | null;
  readonly checks: readonly Pick<CheckResult, 'verdict'>[];
}): boolean => isolation !== 'not-used' && checks.every(({ verdict }) => verdict !== 'grader-fault');
