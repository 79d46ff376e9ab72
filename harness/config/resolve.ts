/** From the command line and the file to the settings of one grading: flag, then file, then default. */
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { Assignment, AssessmentLimits } from '../assignment.ts';
import { usageError } from '../errors.ts';
import { suggestion } from '../suggest.ts';
import type { Config } from './schema.ts';
import type { ScanSetting } from '../refusal.ts';
import type { Audience, Visibility } from '../report/schema.ts';
import type { CheckChoice, GradingLimits, GradingSettings, PatternMark } from './settings.ts';
import { configWords } from './words.ts';

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
  readonly style?: boolean | undefined;
  readonly scan?: ScanSetting | undefined;
  readonly audience?: Audience | undefined;
  /** The same as the audience `staff`. */
  readonly showHidden?: boolean | undefined;
}

export interface Resolved {
  /** The one that was named, or all of them. */
  readonly assignments: readonly Assignment[];
  readonly settings: GradingSettings;
  readonly minScore: number | null;
}

/** A configuration and where it came from; no file is the same as an empty one. */
export interface LoadedConfig {
  readonly file: string | null;
  readonly config: Config;
  /** Where the ids of checks stand in it, as `file:line:column`. */
  readonly places?: ReadonlyMap<string, string>;
}

/** Throws a usage error for an assignment or a language that does not exist. */
export const resolveSettings = (flags: Flags, loaded: LoadedConfig, known: readonly Assignment[]): Resolved => {
  const { config, file } = loaded;
  const named = flags.assignment ?? config.assignment;
  const assignments = named === undefined ? known : [findAssignment(named, known)];
  const language = flags.language ?? config.language ?? null;
  if (language !== null) requireLanguage(language, assignments);
  const settings: GradingSettings = {
    ...choices(flags, config),
    assignment: named ?? null,
    language,
    puzzlesDir: puzzlesDir(flags.puzzles, config.puzzles, file),
    modules: permitted(config.modules ?? [], assignments),
    weights: definedOnly(config.weights),
    limits: limitsOf(config.limits),
    assessment: assessmentOf(config),
    checks: checkChoice(config.checks, loaded.places),
    audience: audienceOf(flags),
    library: { defaultPackage: config.algs4 === 'default-package', jar: besideFile(config.algs4Jar, file) },
  };
  return { assignments, settings, minScore: flags.minScore ?? config.minScore ?? null };
};

/** `hidden` is the older way to say that details are for staff. */
const checkChoice = (
  { off = [], hidden = [], visibility, details, dueDate }: NonNullable<Config['checks']> = {},
  places: ReadonlyMap<string, string> = new Map(),
): CheckChoice => ({
  off,
  visibility: patternMarks(visibility),
  details: [...hidden.map((name) => ({ name, from: 'staff' as const })), ...patternMarks(details)],
  dueDate: dueDate ?? null,
  places,
});

const patternMarks = (marks: Readonly<Record<string, Visibility>> = {}): PatternMark[] =>
  Object.entries(marks).map(([name, from]) => ({ name, from }));

const audienceOf = ({ audience, showHidden = false }: Flags): Audience => {
  if (audience === 'student' && showHidden) {
    throw usageError('audience-twice', configWords.audienceTwice(), { remedy: configWords.audienceOnce() });
  }
  return audience ?? (showHidden ? 'staff' : 'student');
};

/** What stands by itself: flag, then file, then default. */
const choices = (
  flags: Flags,
  config: Config,
): Pick<
  GradingSettings,
  'seed' | 'hiddenSeed' | 'randomInputs' | 'warnings' | 'allowWeakIsolation' | 'jobs' | 'scan' | 'style'
> => ({
  seed: flags.seed ?? config.seed ?? null,
  hiddenSeed: config.hiddenSeed ?? 'fixed',
  randomInputs: config.randomInputs ?? null,
  warnings: config.warnings ?? 'fail',
  allowWeakIsolation: flags.allowWeakIsolation ?? config.allowWeakIsolation ?? false,
  scan: flags.scan ?? config.scan ?? 'refuse',
  style: flags.style ?? config.style ?? true,
  jobs: flags.jobs ?? config.jobs ?? defaultJobs(),
});

const findAssignment = (id: string, assignments: readonly Assignment[]): Assignment => {
  const found = assignments.find((one) => one.id === id);
  if (found !== undefined) return found;
  const known = assignments.map((one) => one.id);
  throw usageError('unknown-assignment', configWords.noAssignment({ id }), { remedy: suggestion(id, known) });
};

const requireLanguage = (language: string, assignments: readonly Assignment[]): void => {
  const known = [...new Set(assignments.flatMap(({ languages }) => Object.keys(languages)))];
  if (known.includes(language)) return;
  const [only] = assignments.length === 1 ? assignments : [];
  const message =
    only === undefined
      ? configWords.noneInLanguage({ language })
      : configWords.notInLanguage({ assignment: only.id, language });
  throw usageError('unknown-language', message, {
    remedy: suggestion(language, known),
  });
};

const permitted = (modules: readonly string[], assignments: readonly Assignment[]): readonly string[] => {
  const possible = assignments
    .flatMap(({ languages }) => Object.values(languages))
    .flatMap((facts) => [...facts.modules, ...facts.optionalModules]);
  const unknown = modules.find((name) => !possible.includes(name));
  if (unknown === undefined) return modules;
  throw usageError('unknown-module', configWords.moduleNotPermitted({ name: unknown }), {
    remedy: suggestion(unknown, [...new Set(possible)]),
  });
};

/** Each may take a gigabyte and a core. */
const defaultJobs = (): number => Math.min(availableParallelism(), 4);

const puzzlesDir = (flag: string | undefined, setting: string | undefined, file: string | null): string | null =>
  flag === undefined ? besideFile(setting, file) : resolve(flag);

/** A path in the configuration is relative to its file. */
const besideFile = (path: string | undefined, file: string | null): string | null =>
  path === undefined ? null : resolve(file === null ? '.' : dirname(file), path);

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

/** The official grader fails a count above 1.05 x 1.75 times the reference's, and a board above 1.15 times the rule. */
const official = { countFactor: 1.05 * 1.75, memoryFactor: 1.15 };

const assessmentOf = ({ timing = {}, memory = {} }: Config): AssessmentLimits => ({
  countFactor: typeof timing.limits === 'number' ? timing.limits : official.countFactor,
  fairness: timing.fairness ?? 'provable',
  secondsPerPuzzle: timing.secondsPerPuzzle ?? null,
  memoryFactor: memory.factor ?? official.memoryFactor,
});

const ms = (seconds: number): number => Math.round(seconds * 1_000);
