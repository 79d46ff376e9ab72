/** What programs hand to the library: TypeScript looks it over only where it is used. */
import { z } from 'zod';
import { type ConfigSource, findConfig, type LoadedConfig } from '../config/load.ts';
import { requireKnown, requireValues, type Wanted } from '../config/require-options.ts';
import { type Flags, flagsShape } from '../config/resolve.ts';
import { type Assignment, broughtBy } from '../contracts/assignment.ts';
import { usageError } from '../contracts/errors.ts';
import { shown } from '../text/shown.ts';
import type { GradeOptions, GraderOptions, RenderSettings } from './options.ts';

type OpenShape = Readonly<Record<keyof Flags | keyof GraderOptions | keyof ConfigSource | 'assignments', z.ZodType>>;

const openShape = {
  ...flagsShape,
  config: z.union([z.string(), z.looseObject({})]).optional(),
  locale: z.looseObject({ tag: z.string(), texts: z.instanceof(Map) }).optional(),
  warm: z.boolean().optional(),
  assignments: z.array(z.looseObject({ id: z.string() })),
} satisfies OpenShape;

/** What is opened by settings, with the options that do not depend on the assignments. */
export const graderOpening: Wanted = { of: 'openGrader', shape: openShape };

export const classOpening: Wanted = {
  of: 'openClass',
  shape: { ...openShape, folder: z.string().min(1), parallel: z.int().min(1).optional() },
};

/**
 * The settings that options name, when both are right.
 * @throws {GraderError} for an option that does not exist or has a wrong value, and for what is wrong with the settings
 */
export const findSettings = async (
  options: ConfigSource & { readonly assignments: readonly Assignment[] },
  opening: Wanted,
): Promise<LoadedConfig> => {
  requireValues(options, opening);
  const { config, assignment, assignments } = options;
  const loaded = await findConfig({ config, assignment }, assignments);
  if (assignments.length === 0 && loaded.course === null) {
    throw usageError('wrong-option', `The option "assignments" of ${opening.of} is empty, and no module is named.`, {
      remedy: 'Leave it out, which means all that come with the grader, or name a module as `assignment`.',
    });
  }
  if (loaded.course !== null) requireNoneOfOthers(options, loaded.course, assignments);
  requireOpenKeys(options, opening, loaded.course === null ? assignments : [loaded.course]);
  return loaded;
};

/** The command line has the options of the grader's own assignments, whichever is graded. */
const requireNoneOfOthers = (options: object, course: Assignment, others: readonly Assignment[]): void => {
  const keysOf = (one: Assignment): string[] => broughtBy(one).options.map(({ key }) => key);
  const own = keysOf(course);
  const other = others.flatMap(keysOf).find((key) => Object.hasOwn(options, key) && !own.includes(key));
  if (other === undefined) return;
  throw usageError('wrong-option', `The assignment ${course.id} has no option "${other}".`, {
    where: course.module,
    remedy: 'Leave it out.',
  });
};

/** What may be set depends on the assignments. */
const requireOpenKeys = (options: object, { of, shape }: Wanted, assignments: readonly Assignment[]): void => {
  const own = assignments.flatMap((one) => broughtBy(one).options).map(({ key }) => key);
  requireKnown(options, of, [...Object.keys(shape), ...new Set(own)]);
  requireValues(options, { of, shape: Object.fromEntries(own.map((key) => [key, z.string().optional()])) });
};

const gradeShape = {
  only: z.array(z.string()).optional(),
  seed: z.number().optional(),
  signal: z.custom<unknown>((value) => value instanceof AbortSignal, 'an AbortSignal').optional(),
  onEvent: z.custom<unknown>((value) => typeof value === 'function', 'a function').optional(),
} satisfies Readonly<Record<keyof GradeOptions, z.ZodType>>;

/** @throws {GraderError} for a path that is none, and for options that are not those of `grade` */
export const requireGradeOptions = (path: unknown, options: object): void => {
  requirePath(path);
  requireValues(options, { of: 'grade', shape: gradeShape });
  requireKnown(options, 'grade', Object.keys(gradeShape));
};

export const requirePath = (path: unknown, of = 'a submission'): void => {
  if (typeof path === 'string' && path !== '') return;
  throw usageError('wrong-path', `The path of ${of} must be text, but is ${shown(path)}.`, {
    remedy: path instanceof URL ? 'Give fileURLToPath(url), of node:url.' : undefined,
  });
};

/** @throws {GraderError} for what a program takes for a report and is none, such as the promise of one */
export const requireReport = (report: unknown, of: string): void => {
  if (typeof report === 'object' && report !== null && 'checks' in report && 'volatile' in report) return;
  throw usageError('wrong-report', `What ${of} is given must be a report, but is ${shown(report)}.`, {
    remedy: 'Give what `await grader.grade(...)` or `await readReport(...)` gives.',
  });
};

/** @throws {GraderError} for a time that is none, such as a number: who may see what depends on it */
export const requireNow = (now: unknown, of: string): void => {
  requireValues({ now }, { of, shape: { now: z.date().optional() } });
};

const renderShape = {
  width: z.int().positive().optional(),
  color: z.boolean().optional(),
  verbose: z.boolean().optional(),
  details: z.string().nullish(),
  explainOptions: z.string().optional(),
  environment: z.looseObject({}).optional(),
  formats: z.looseObject({}).optional(),
  help: z.instanceof(Map).optional(),
  standing: z.looseObject({ said: z.string(), steps: z.array(z.looseObject({})) }).optional(),
  locale: openShape.locale,
} satisfies Readonly<Record<keyof RenderSettings, z.ZodType>>;

/** @throws {GraderError} for what is no report, and for options that are not those of `render` */
export const requireRenderOptions = (report: unknown, settings: object): void => {
  requireReport(report, 'render');
  requireValues(settings, { of: 'render', shape: renderShape });
  requireKnown(settings, 'render', Object.keys(renderShape));
};
