/** From the command line and the file to the settings of one grading: flag, then file, then default. */
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { type Assignment, broughtBy } from '../contracts/assignment.ts';
import type { GivenSettings, SettingOption } from '../contracts/assignment-settings.ts';
import { usageError } from '../contracts/errors.ts';
import { type FormatSettings, usualFormatSettings } from '../contracts/format.ts';
import type { LoadedConfig } from './load.ts';
import { findAssignment, permitted, placeOf, requireLanguage, requireNamedFiles, requirePoints } from './named.ts';
import { requireValues } from './require-options.ts';
import { type Config, harnessShape } from './schema.ts';
import { type Audience, audience, type Visibility } from '../contracts/report.ts';
import type { CheckChoice, GradingLimits, GradingSettings, PatternMark } from '../contracts/settings.ts';

const shape = harnessShape([]);

/** What may stand in the file as well has the schema that it has there. */
export const flagsShape = {
  assignment: shape.assignment,
  language: shape.language,
  seed: shape.seed,
  jobs: shape.jobs,
  allowWeakIsolation: shape.allowWeakIsolation,
  minScore: shape.minScore,
  style: shape.style,
  scan: shape.scan,
  audience: audience.optional(),
  /** The same as the audience `staff`. */
  showHidden: z.boolean().optional(),
};

/** What the command line says; undefined where it says nothing. Options that assignments bring are there by their keys. */
export type Flags = Readonly<z.infer<z.ZodObject<typeof flagsShape>>>;

export interface Resolved {
  /** The one that was named, or all of them. */
  readonly assignments: readonly Assignment[];
  readonly settings: GradingSettings;
  readonly minScore: number | null;
  readonly formats: FormatSettings;
  /** Keys that the file sets, as `limits.caseSeconds`. */
  readonly given: readonly string[];
}

/** @throws {GraderError} for a flag of the wrong kind, and for an assignment or a language that does not exist */
export const resolveSettings = (
  flags: Flags,
  loaded: Pick<LoadedConfig, 'file' | 'config'> & Partial<Pick<LoadedConfig, 'places' | 'valuePlaces' | 'course'>>,
  all: readonly Assignment[],
): Resolved => {
  requireValues(flags, { of: 'the grader', shape: flagsShape });
  const { config, course, valuePlaces } = loaded;
  const known = course ? [course] : all;
  const named = course?.id ?? flags.assignment ?? config.assignment;
  // What comes before the file has no place in it.
  const place = placeOf(valuePlaces, { ...flags });
  const assignments = named === undefined ? known : [findAssignment(named, known, place('assignment'))];
  const language = flags.language ?? config.language ?? null;
  if (language !== null) requireLanguage(language, assignments, place('language'));
  requireNamedFiles(
    [...new Set(known.flatMap((one) => broughtBy(one).paths))],
    { config, folder: folderOf(loaded.file) },
    place,
  );
  requirePoints(assignments, definedOnly(config.weights), place('weights'));
  const settings: GradingSettings = {
    ...choices(flags, config),
    assignment: named ?? null,
    language,
    modules: permitted(config.modules, assignments, place),
    weights: definedOnly(config.weights),
    limits: limitsOf(config.limits),
    own: ownSettings(flags, loaded, known),
    checks: checkChoice(config.checks, loaded.places),
    audience: audienceOf(flags),
  };
  const { gradescope = usualFormatSettings.gradescope } = config.formats ?? {};
  const minScore = flags.minScore ?? config.minScore ?? null;
  return { assignments, settings, minScore, formats: { gradescope }, given: keysOf(config) };
};

/** Absolute: where relative paths of the settings start. */
const folderOf = (file: string | null): string => resolve(file === null ? '.' : dirname(file));

/** Those of a part by the part's name. */
const keysOf = (config: Config): string[] =>
  Object.entries(config).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.keys(value).map((inner) => `${key}.${inner}`)
      : [key],
  );

/** `hidden` is the older way to say that details are for staff. */
export const checkChoice = (
  { set = 'extended', off = [], hidden = [], visibility, details, dueDate }: NonNullable<Config['checks']> = {},
  places: ReadonlyMap<string, string> = new Map(),
): CheckChoice => ({
  set,
  off,
  visibility: patternMarks(visibility),
  details: [...hidden.map((name) => ({ name, from: 'staff' as const })), ...patternMarks(details)],
  dueDate: dueDate ?? null,
  places,
});

const patternMarks = (marks: Readonly<Record<string, Visibility>> = {}): PatternMark[] =>
  Object.entries(marks).map(([name, from]) => ({ name, from }));

const audienceOf = ({ audience: wanted, showHidden = false }: Flags): Audience => {
  if (wanted === 'student' && showHidden) {
    throw usageError('audience-twice', 'The report cannot be for students and show what is hidden from them.', {
      remedy: 'Leave out --show-hidden, or write --audience staff.',
    });
  }
  return wanted ?? (showHidden ? 'staff' : 'student');
};

/** What stands by itself: flag, then file, then default. */
const choices = (
  flags: Flags,
  config: Config,
): Pick<
  GradingSettings,
  'seed' | 'hiddenSeed' | 'inputs' | 'warnings' | 'allowWeakIsolation' | 'jobs' | 'scan' | 'style'
> => ({
  seed: flags.seed ?? config.seed ?? null,
  hiddenSeed: config.hiddenSeed ?? 'submission',
  inputs: config.inputs ?? null,
  warnings: config.warnings ?? 'fail',
  allowWeakIsolation: flags.allowWeakIsolation ?? config.allowWeakIsolation ?? false,
  scan: flags.scan ?? config.scan ?? 'refuse',
  style: flags.style ?? config.style ?? true,
  jobs: flags.jobs ?? config.jobs ?? defaultJobs(),
});

/** Each may take a gigabyte and a core. */
const defaultJobs = (): number => Math.min(availableParallelism(), 4);

/** Of every assignment that may be the one: which it is shows only in the files. */
const ownSettings = (
  flags: Flags,
  { config, file }: Pick<LoadedConfig, 'file' | 'config'>,
  known: readonly Assignment[],
): GivenSettings => {
  const keys = known.flatMap((one) => Object.keys(broughtBy(one).schema));
  const values = new Map(keys.filter((key) => config[key] !== undefined).map((key) => [key, config[key]]));
  const texts: Readonly<Record<string, unknown>> = { ...flags };
  for (const option of known.flatMap((one) => broughtBy(one).options)) {
    const text = texts[option.key];
    if (typeof text === 'string') values.set(option.key, readOption(option, text));
  }
  return { values: Object.fromEntries(values), folder: folderOf(file) };
};

const readOption = (option: SettingOption, text: string): unknown =>
  option.read === undefined ? text : option.read(text);

/** Exact optional properties: a section that is not set is not there. */
const definedOnly = (weights: Config['weights'] = {}): GradingSettings['weights'] =>
  Object.fromEntries(
    Object.entries(weights).flatMap(([section, points]) => (points === undefined ? [] : [[section, points]])),
  );

/** Those of the settings, else the usual ones. */
export const limitsOf = ({
  caseSeconds = 20,
  caseCpuSeconds = 10,
  totalSeconds = 300,
  buildSeconds = 30,
  heapMegabytes = 1_024,
}: NonNullable<Config['limits']> = {}): GradingLimits => ({
  caseWallMs: ms(caseSeconds),
  caseCpuMs: ms(caseCpuSeconds),
  totalMs: ms(totalSeconds),
  buildMs: ms(buildSeconds),
  heapBytes: heapMegabytes * 1_024 * 1_024,
});

const ms = (seconds: number): number => Math.round(seconds * 1_000);
