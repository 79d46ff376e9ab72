/** What a course had set when a submission was graded, as a report tells it: by key of the configuration, as text. */
import { basename } from 'node:path';
import type { Assignment } from '../assignment.ts';
import type { GradingSettings } from '../config/settings.ts';
import type { Report } from './schema.ts';

/** All that changes what is asked or how it counts. Seeds have fields of their own; paths are told by their last name. */
export const settingsSummary = (
  assignment: Pick<Assignment, 'weights'>,
  settings: GradingSettings,
): Report['settings'] => ({
  ...choices(settings),
  ...weights({ ...assignment.weights, ...settings.weights }),
  ...limits(settings),
});

const choices = (settings: GradingSettings): Report['settings'] => ({
  'checks.off': list(settings.checks.off),
  'checks.visibility': marks(settings.checks.visibility),
  'checks.details': marks(settings.checks.details),
  puzzles: named(settings.puzzlesDir),
  randomInputs: orDefault(settings.randomInputs),
  modules: list(settings.modules),
  warnings: settings.warnings,
  algs4: settings.library.defaultPackage ? 'default-package' : 'named',
  algs4Jar: named(settings.library.jar),
  scan: settings.scan,
  style: String(settings.style),
  allowWeakIsolation: String(settings.allowWeakIsolation),
});

const weights = (points: GradingSettings['weights']): Report['settings'] =>
  Object.fromEntries(Object.entries(points).map(([section, one]) => [`weights.${section}`, String(one)]));

const limits = ({ limits: most, assessment }: GradingSettings): Report['settings'] => ({
  'limits.caseSeconds': seconds(most.caseWallMs),
  'limits.caseCpuSeconds': seconds(most.caseCpuMs),
  'limits.totalSeconds': seconds(most.totalMs),
  'limits.buildSeconds': seconds(most.buildMs),
  'limits.heapMegabytes': String(most.heapBytes / 1_048_576),
  'timing.limits': String(assessment.countFactor),
  'timing.fairness': assessment.fairness,
  'timing.secondsPerPuzzle': orDefault(assessment.secondsPerPuzzle),
  'memory.factor': String(assessment.memoryFactor),
});

const marks = (all: GradingSettings['checks']['details']): string =>
  list(all.map(({ name, from }) => `${name}: ${from}`));

const list = (values: readonly string[]): string => (values.length === 0 ? 'none' : values.join(', '));

const named = (path: string | null): string => (path === null ? 'none' : basename(path));

const orDefault = (value: number | null): string => (value === null ? 'default' : String(value));

const seconds = (milliseconds: number): string => String(milliseconds / 1_000);
