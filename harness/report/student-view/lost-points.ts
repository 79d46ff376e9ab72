/** The ledger of lost points for students: the same points, and one line a section for what they may not see. */
import { ledger } from '../../rubric/ledger.ts';
import { sharePoints, tallySections } from '../../rubric/score.ts';
import { notShown, type CheckResult, type Report } from '../../contracts/report.ts';
import { sumOf } from '../../text/points.ts';
import { audienceMessages } from '../messages/audience.ts';
import { sectionTitle } from '../sections.ts';

/** From the checks as students see them; for those that are hidden, only the points. */
export const lostOf = (report: Report, seen: readonly CheckResult[]): Report['lost'] => {
  if (report.lost.length === 0) return [];
  const byId = new Map(seen.map((check) => [check.id, check]));
  const checks = report.checks.map((check) => byId.get(check.id) ?? standIn(check));
  const weights = Object.fromEntries(report.scores.map(({ section, weight }) => [section, weight]));
  return together(report, ledger(checks, sharePoints(tallySections(report.checks, sectionsIn(report)), weights)));
};

const sectionsIn = ({ sections }: Report): string[] => sections.map(({ id }) => id);

const prefix = `${notShown}-`;

const standIn = ({ section, verdict, visibility, details, dependsOn }: CheckResult): CheckResult => ({
  ...{ id: prefix + section, section, group: '', title: '', verdict, visibility, details, reason: null, cases: [] },
  dependsOn: dependsOn === null ? null : prefix + section,
});

/** Lines that stand for checks nobody is told of, one for each section, behind the others. */
const together = (report: Report, lost: Report['lost']): Report['lost'] => {
  const hidden = Map.groupBy(
    lost.filter(({ check }) => check.startsWith(prefix)),
    ({ check }) => check.slice(prefix.length),
  );
  const lines = [...hidden].map(([section, losses]) => ({
    check: notShown,
    points: sumOf(losses),
    reason: audienceMessages.lostHidden({ section: sectionTitle(report, section) }),
  }));
  return [...lost.filter(({ check }) => !check.startsWith(prefix)), ...lines];
};
