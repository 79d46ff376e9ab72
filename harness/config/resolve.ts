/** From the command line and the file to the settings of one grading: flag, then file, then default. */
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { Assignment } from '../assignment.ts';
import { usageError } from '../errors.ts';
import { suggestion } from '../suggest.ts';
import type { Config } from './schema.ts';
import type { GradingLimits, GradingSettings } from './settings.ts';

/** What the command line says; undefined where it says nothing. */
export interface Flags {
  readonly assignment?: string | undefined;
  readonly language?: string | undefined;
  /** Relative to the working directory. */
  readonly puzzles?: string | undefined;
  readonly seed?: number | undefined;
  readonly jobs?: number | undefined;
  readonly allowWeakIsolation?: boolean | undefined;
  readonly minScore?: number | undefined;
}

export interface Resolved {
  readonly assignment: Assignment;
  readonly settings: GradingSettings;
  readonly minScore: number | null;
}

/** A configuration and where it came from; no file is the same as an empty one. */
export interface LoadedConfig {
  readonly file: string | null;
  readonly config: Config;
}

/** Throws a usage error for an assignment or a language that does not exist. */
export const resolveSettings = (flags: Flags, loaded: LoadedConfig, assignments: readonly Assignment[]): Resolved => {
  const { config, file } = loaded;
  const assignment = findAssignment(flags.assignment ?? config.assignment, assignments);
  const language = flags.language ?? config.language ?? null;
  if (language !== null) requireLanguage(language, assignment);
  const settings: GradingSettings = {
    ...choices(flags, config),
    assignment: assignment.id,
    language,
    puzzlesDir: puzzlesDir(flags.puzzles, config.puzzles, file),
    modules: permitted(config.modules ?? [], assignment),
    weights: definedOnly(config.weights),
    limits: limitsOf(config.limits),
  };
  return { assignment, settings, minScore: flags.minScore ?? config.minScore ?? null };
};

/** What stands by itself: flag, then file, then default. */
const choices = (
  flags: Flags,
  config: Config,
): Pick<GradingSettings, 'seed' | 'randomInputs' | 'warnings' | 'allowWeakIsolation' | 'jobs'> => ({
  seed: flags.seed ?? config.seed ?? null,
  randomInputs: config.randomInputs ?? null,
  warnings: config.warnings ?? 'fail',
  allowWeakIsolation: flags.allowWeakIsolation ?? config.allowWeakIsolation ?? false,
  jobs: flags.jobs ?? config.jobs ?? defaultJobs(),
});

const findAssignment = (id: string | undefined, assignments: readonly Assignment[]): Assignment => {
  const found = id === undefined ? assignments[0] : assignments.find((one) => one.id === id);
  if (found !== undefined) return found;
  const known = assignments.map((one) => one.id);
  throw usageError('unknown-assignment', `There is no assignment "${id ?? ''}".`, {
    remedy: suggestion(id ?? '', known),
  });
};

const requireLanguage = (language: string, assignment: Assignment): void => {
  const known = Object.keys(assignment.languages);
  if (known.includes(language)) return;
  throw usageError('unknown-language', `The assignment ${assignment.id} cannot be graded in "${language}".`, {
    remedy: suggestion(language, known),
  });
};

const permitted = (modules: readonly string[], assignment: Assignment): readonly string[] => {
  const possible = Object.values(assignment.languages).flatMap((facts) => [...facts.modules, ...facts.optionalModules]);
  const unknown = modules.find((name) => !possible.includes(name));
  if (unknown === undefined) return modules;
  throw usageError(
    'unknown-module',
    `The module "${unknown}" cannot be permitted, since nothing counts what it does.`,
    {
      remedy: suggestion(unknown, [...new Set(possible)]),
    },
  );
};

/** Each may take a gigabyte and a core. */
const defaultJobs = (): number => Math.min(availableParallelism(), 4);

const puzzlesDir = (flag: string | undefined, setting: string | undefined, file: string | null): string | null => {
  if (flag !== undefined) return resolve(flag);
  return setting === undefined ? null : resolve(file === null ? '.' : dirname(file), setting);
};

/** Exact optional properties: a section that is not set is not there. */
const definedOnly = (weights: Config['weights'] = {}): GradingSettings['weights'] =>
  Object.fromEntries(Object.entries(weights).filter(([, points]) => typeof points === 'number'));

const limitsOf = (limits: Config['limits'] = {}): GradingLimits => ({
  caseWallMs: ms(limits.caseSeconds ?? 20),
  caseCpuMs: ms(limits.caseCpuSeconds ?? 10),
  totalMs: ms(limits.totalSeconds ?? 300),
  buildMs: ms(limits.buildSeconds ?? 30),
  heapBytes: (limits.heapMegabytes ?? 1_024) * 1_024 * 1_024,
});

const ms = (seconds: number): number => Math.round(seconds * 1_000);
