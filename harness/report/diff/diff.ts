/** Two reports of one student side by side: what changed, and why. Pure. */
import type { Report } from '../../contracts/report.ts';
import { checkChanges, type CheckChanges } from './checks.ts';
import { codeChanges, type FileChange } from './code.ts';
import { pointChanges, type PointChanges } from './points.ts';
import { circumstances, mismatches, type Difference } from './reasons.ts';

export interface ReportDiff {
  readonly old: Side;
  readonly new: Side;
  /** What the reports must have in common to be compared, and have not. */
  readonly mismatches: readonly Difference[];
  readonly points: PointChanges;
  readonly checks: CheckChanges;
  readonly code: readonly FileChange[];
  readonly circumstances: readonly Difference[];
  /** Something that passed does not pass any more, or the score is lower or gone. */
  readonly regression: boolean;
}

interface Side {
  readonly submission: string;
  readonly assignment: string;
  readonly language: string | null;
  readonly startedAt: string;
  readonly gradable: boolean;
  readonly notGradable: string | null;
}

export const diffReports = (old: Report, now: Report): ReportDiff => {
  const points = pointChanges(old, now);
  const checks = checkChanges(old, now);
  const code = codeChanges(old, now);
  const lost = [...checks.broken, ...checks.unreached.filter((check) => check.old.verdict === 'passed')];
  return {
    old: sideOf(old),
    new: sideOf(now),
    mismatches: mismatches(old, now),
    points,
    checks,
    code,
    circumstances: circumstances(old, now, code.length === 0),
    regression: lost.length > 0 || (points.change ?? 0) < 0 || (points.old !== null && points.new === null),
  };
};

const sideOf = ({ submission, assignment, language, volatile, gradable, notGradable }: Report): Side => ({
  submission: submission.name,
  assignment,
  language,
  startedAt: volatile.startedAt,
  gradable,
  notGradable,
});
