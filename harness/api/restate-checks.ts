/** Results of a stored report with where they count and who sees them by other settings, as in a new grading. */
import type { Assignment } from '../contracts/assignment.ts';
import type { Check } from '../contracts/check.ts';
import { strictest } from '../contracts/marks.ts';
import { knownChecks, type Prepared } from '../contracts/prepare.ts';
import type { CheckResult, Report } from '../contracts/report.ts';
import type { GradingSettings } from '../contracts/settings.ts';
import { prepareUnasked } from '../course/prepare-options.ts';
import { apiCheck, compilationCheck } from '../engine/build-checks.ts';
import { languages } from '../languages/registry.ts';
import { aboutCode } from '../messages/in-locale.ts';
import { checkSetKey } from '../report/settings-summary.ts';
import { marksOf } from '../report/visibility-rules.ts';

interface Wanted {
  readonly settings: GradingSettings;
  readonly retitle: boolean;
}

type Facts = Pick<Check, 'id' | 'section' | 'group' | 'title' | 'visibility' | 'details'>;

type Restated = Pick<Report, 'checks' | 'causes'>;

/** @throws {GraderError} for marks of checks that do not exist */
export const restated = async (report: Report, assignment: Assignment, wanted: Wanted): Promise<Restated> => {
  const language = languages.find(({ id }) => id === report.language);
  const facts = language === undefined ? undefined : assignment.languages[language.id];
  if (language === undefined || facts === undefined) return report;
  const settings = asGraded(wanted.settings, report);
  return aboutCode(language.id, async () => {
    const prepared = await prepareUnasked({ assignment, language, facts, settings });
    return restatedBy(prepared, report, { ...wanted, settings });
  });
};

const restatedBy = (prepared: Prepared, report: Report, { settings, retitle }: Wanted): Restated => {
  const all: readonly Facts[] = [...knownChecks(prepared), compilationCheck, apiCheck];
  const known = new Map(all.map((check) => [check.id, check]));
  const results = report.checks.map((result) => {
    const own: Partial<Facts> = known.get(result.id) ?? {};
    const { section = result.section, group = result.group, title = result.title } = own;
    const marks = strictest([own, marksOf(result.id, settings.checks)]);
    return { ...result, section, group, ...(retitle ? { title } : {}), ...marks };
  });
  const checks = withFollowUps(results, prepared.followUps);
  return { checks, causes: retitle ? retitled(report, checks, prepared) : report.causes };
};

/** What is proved, and what is named for a check, is told again; what was read out of messages is as it was stored. */
const retitled = (report: Report, checks: readonly CheckResult[], { diagnose }: Prepared): Report['causes'] => {
  const faults = new Map((diagnose?.(report.checks) ?? []).map(({ id, title, advice }) => [id, { title, advice }]));
  const titles = new Map(report.checks.map(({ id, title }, index) => [id, [title, checks[index]?.title] as const]));
  return report.causes.map((cause) => {
    const named = cause.checks.map((id) => titles.get(id)).find((one) => one?.[0] === cause.title)?.[1];
    return { ...cause, ...(cause.proved ? faults.get(cause.id) : { title: named ?? cause.title }) };
  });
};

/** Which checks there are was decided when they were run. */
const asGraded = (settings: GradingSettings, report: Report): GradingSettings => {
  const stored = report.settings[checkSetKey];
  const set = stored === 'official' || stored === 'extended' ? stored : settings.checks.set;
  return { ...settings, seed: report.seed, checks: { ...settings.checks, set, off: [] } };
};

/**
 * Who sees a follow-up check is decided by its own marks and by the results that gave cause for it. Where the cause is not known
 * again, as few see it as see the most hidden of the others.
 */
const withFollowUps = (results: readonly CheckResult[], followUps: Prepared['followUps']): CheckResult[] => {
  const ids = new Set(followUps?.checks.map(({ id }) => id));
  const first = results.filter(({ id }) => !ids.has(id));
  const needed = new Map((followUps?.needed(first) ?? []).map((check) => [check.id, check]));
  return results.map((result) => {
    if (!ids.has(result.id)) return result;
    return { ...result, ...strictest([result, needed.get(result.id) ?? strictest(first)]) };
  });
};
