/** Results of a stored report with where they count and who sees them by other settings, as in a new grading. */
import type { Assignment } from '../contracts/assignment.ts';
import type { Check } from '../contracts/check.ts';
import type { Prepared } from '../contracts/prepare.ts';
import type { CheckResult, Report } from '../contracts/report.ts';
import type { CheckChoice, GradingSettings } from '../contracts/settings.ts';
import { prepareSound } from '../course/require-sound.ts';
import { chooseChecks } from '../engine/select.ts';
import { apiCheck, compilationCheck } from '../engine/build-checks.ts';
import { questionOptions } from '../explain/explained.ts';
import { languages } from '../languages/registry.ts';
import { checkSetKey } from '../report/settings-summary.ts';
import { detailsFrom, type Marks, marksOf, stricter } from '../report/visibility-rules.ts';

interface Wanted {
  readonly settings: GradingSettings;
  readonly retitle: boolean;
}

type Facts = Pick<Check, 'id' | 'section' | 'group' | 'title'>;

/** @throws {GraderError} for marks of checks that do not exist */
export const restated = async (report: Report, assignment: Assignment, wanted: Wanted): Promise<CheckResult[]> => {
  const language = languages.find(({ id }) => id === report.language);
  const facts = language === undefined ? undefined : assignment.languages[language.id];
  if (language === undefined || facts === undefined) return [...report.checks];
  const { retitle } = wanted;
  const settings = asGraded(wanted.settings, report);
  const prepared = await prepareSound(assignment, questionOptions(assignment, language, facts, settings));
  const asked = chooseChecks(prepared.checks, settings.checks);
  const all: readonly Facts[] = [...asked, ...(prepared.followUps?.checks ?? []), compilationCheck, apiCheck];
  const known = new Map(all.map((check) => [check.id, check]));
  const results = report.checks.map((result) => {
    const { section = result.section, group = result.group, title = result.title } = known.get(result.id) ?? {};
    return { ...result, section, group, ...(retitle ? { title } : {}), ...marksOf(result.id, settings.checks) };
  });
  return withFollowUps(results, report, { prepared, choice: settings.checks });
};

/** Which checks there are was decided when they were run. */
const asGraded = (settings: GradingSettings, report: Report): GradingSettings => {
  const stored = report.settings[checkSetKey];
  const set = stored === 'official' || stored === 'extended' ? stored : settings.checks.set;
  return { ...settings, seed: report.seed, checks: { ...settings.checks, set, off: [] } };
};

/** Who sees a follow-up check is decided by the results that gave cause for it; where that is not known again, nobody gains. */
const withFollowUps = (
  results: readonly CheckResult[],
  report: Report,
  { prepared: { followUps }, choice }: { readonly prepared: Prepared; readonly choice: CheckChoice },
): CheckResult[] => {
  const ids = new Set(followUps?.checks.map(({ id }) => id));
  const first = results.filter(({ id }) => !ids.has(id));
  const needed = new Map((followUps?.needed(first) ?? []).map((check) => [check.id, check]));
  const before = new Map(report.checks.map((check) => [check.id, check]));
  return results.map((result) => {
    if (!ids.has(result.id)) return result;
    const { visibility, details } =
      needed.get(result.id) ?? stricterOf(marksOf(result.id, choice), before.get(result.id));
    return { ...result, visibility: visibility ?? 'always', details: details ?? 'always' };
  });
};

const stricterOf = (now: Marks, before: Marks | undefined): Marks =>
  before === undefined
    ? now
    : {
        visibility: stricter(now.visibility, before.visibility),
        details: stricter(detailsFrom(now), detailsFrom(before)),
      };
