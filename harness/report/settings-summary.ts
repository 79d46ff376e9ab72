/** What a course had set when a submission was graded, as a report tells it: by key of the configuration, as text. */
import type { Assignment } from '../contracts/assignment.ts';
import type { GradingSettings } from '../contracts/settings.ts';
import { mostInputs } from '../contracts/random-inputs.ts';
import type { Report } from '../contracts/report.ts';

/** Which checks were asked, for an assignment that has more than one set. It tells nothing of hidden ones. */
export const checkSetKey = 'checks.set';

/** All that changes what is asked or how it counts. Seeds have fields of their own. */
export const settingsSummary = (
  assignment: Pick<Assignment, 'weights' | 'settings' | 'hasExtendedChecks' | 'provedInputs'>,
  settings: GradingSettings,
): Report['settings'] => ({
  ...(assignment.hasExtendedChecks === true ? { [checkSetKey]: settings.checks.set } : {}),
  inputs: String(mostInputs(assignment, { inputs: settings.inputs, checkSet: settings.checks.set }) ?? 'official'),
  ...choices(settings),
  ...weights({ ...assignment.weights, ...settings.weights }),
  ...limits(settings),
  ...assignment.settings?.summary(settings.own),
});

const choices = (settings: GradingSettings): Report['settings'] => ({
  'checks.off': list(settings.checks.off),
  'checks.visibility': marks(settings.checks.visibility),
  'checks.details': marks(settings.checks.details),
  modules: list(settings.modules),
  warnings: settings.warnings,
  scan: settings.scan,
  style: String(settings.style),
  allowWeakIsolation: String(settings.allowWeakIsolation),
});

const weights = (points: GradingSettings['weights']): Report['settings'] =>
  Object.fromEntries(Object.entries(points).map(([section, one]) => [`weights.${section}`, String(one)]));

const limits = ({ limits: most }: GradingSettings): Report['settings'] => ({
  'limits.caseSeconds': seconds(most.caseWallMs),
  'limits.caseCpuSeconds': seconds(most.caseCpuMs),
  'limits.totalSeconds': seconds(most.totalMs),
  'limits.buildSeconds': seconds(most.buildMs),
  'limits.heapMegabytes': String(most.heapBytes / 1_048_576),
});

const marks = (all: GradingSettings['checks']['details']): string =>
  list(all.map(({ name, from }) => `${name}: ${from}`));

const list = (values: readonly string[]): string => (values.length === 0 ? 'none' : values.join(', '));

const seconds = (milliseconds: number): string => String(milliseconds / 1_000);
