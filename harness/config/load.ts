/** Reads grader.config.yaml. Every error names file, line and column, what was found and what was expected. */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { z } from 'zod';
import { type Document, LineCounter, parseDocument, stringify } from 'yaml';
import { type Assignment, broughtBy } from '../contracts/assignment.ts';
import { type GraderError, usageError } from '../contracts/errors.ts';
import { brokenModule } from '../course/broken-module.ts';
import { isModulePath, loadCourse } from '../course/load-course.ts';
import { placeOfText } from '../course/place-in-module.ts';
import { checkPlaces, valuePlaces } from './places.ts';
import { type ConfigProblem, describeIssues, fileError } from './problems.ts';
import { errorMessage } from '../text/error-message.ts';
import { readText } from './read-text.ts';
import { english, type Locale } from '../messages/messages.ts';
import { type Config, configSchema, type GivenConfig } from './schema.ts';
import { syntaxProblems } from './syntax.ts';
import { readLocale } from './words-file.ts';

/** Read by itself when it is in the working directory. */
export const defaultFile = 'grader.config.yaml';

/** What settings are called that are in no file. */
const noFile = 'settings';

/** A configuration and where it came from; no file is the same as an empty one. */
export interface LoadedConfig {
  readonly file: string | null;
  readonly config: Config;
  /** Where the ids of checks stand in it, as `file:line:column`. */
  readonly places: ReadonlyMap<string, string>;
  /** Where the values at its top stand, by key, and those of a list there by `key.0`; none without a file. */
  readonly valuePlaces: ReadonlyMap<string, string>;
  /** The language that its `words` name. */
  readonly locale: Locale;
  /** The assignment of a course's own module, if that is what is to be graded. */
  readonly course: Assignment | null;
}

/** Where settings come from, and what comes before them. */
export interface ConfigSource {
  /** A file, or its content as a value with paths from the working directory; by default the file of the usual name. */
  readonly config?: string | GivenConfig | undefined;
  /** The assignment that options name; it may be a course's module, found from the working directory. */
  readonly assignment?: string | undefined;
}

/**
 * The settings, and the course's module that they or the options name: what may be set depends on it.
 * @throws {GraderError} for everything that is wrong with either, with file, line and column
 */
export const findConfig = async (
  { config: given, assignment }: ConfigSource,
  known: readonly Assignment[],
): Promise<LoadedConfig> => {
  const file = typeof given === 'object' ? null : (given ?? (existsSync(defaultFile) ? defaultFile : null));
  const text =
    typeof given === 'object' ? usable(() => stringify(given), noFile) : file === null ? '' : await readConfig(file);
  const parsed = parseText(text, file ?? noFile);
  const course = await courseOf(assignment, parsed.value, file);
  const { config, places } = checkConfig(parsed, course === null ? known : [course]);
  const values = file === null ? new Map<string, string>() : valuePlaces(parsed.document, parsed.lines, file);
  const locale = await localeOf(config, file ?? defaultFile, values.get('words'));
  return { file, config, places, valuePlaces: values, course, locale };
};

/**
 * The assignment that the settings in the working directory name, as they name it; null when there are none. A module is not
 * loaded: it may be of a submission, whose folder that is.
 * @throws {GraderError} as `findConfig` does
 */
export const namedHere = async (known: readonly Assignment[]): Promise<string | null> => {
  const named = existsSync(defaultFile) ? namedIn(parseText(await readConfig(defaultFile), defaultFile).value) : null;
  if (typeof named === 'string' && isModulePath(named)) return named;
  return (await findConfig({}, known)).config.assignment ?? null;
};

/** A module that options name is found from the working directory, one in the configuration from its file. */
const courseOf = async (
  option: string | undefined,
  value: unknown,
  file: string | null,
): Promise<Assignment | null> => {
  const named = option ?? namedIn(value);
  if (typeof named !== 'string' || !isModulePath(named)) return null;
  return loadCourse(named, option === undefined && file !== null ? dirname(file) : '.');
};

const namedIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'assignment' in value ? value.assignment : undefined;

const localeOf = async ({ words }: Config, file: string, place: string | undefined): Promise<Locale> => {
  if (words === undefined) return english;
  return readLocale(resolve(dirname(file), words), place);
};

/** The settings of a text; a usage error names everything that is wrong with it. `file` is only a name, for messages. */
export const parseConfig = (text: string, file: string, assignments: readonly Assignment[]): Config =>
  checkConfig(parseText(text, file), assignments).config;

/** All students of a class may have the same exception; those of an alias bomb multiply. */
const maxAliasCount = 10_000;

interface ParsedText {
  readonly file: string;
  readonly document: Document;
  readonly lines: LineCounter;
  readonly value: unknown;
}

const parseText = (text: string, file: string): ParsedText => {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    logLevel: 'error',
    // As numbers, keys of students would lose the zeros that they begin with.
    stringKeys: true,
  });
  const syntax = syntaxProblems(document, lines);
  if (syntax.length > 0) throw configError(file, syntax);
  return { file, document, lines, value: usable(() => (document.toJS({ maxAliasCount }) as unknown) ?? {}, file) };
};

const checkConfig = (
  { file, document, lines, value }: ParsedText,
  assignments: readonly Assignment[],
): Pick<LoadedConfig, 'config' | 'places'> => {
  const schema = configSchema(assignments);
  const parsed = parsedBy(schema, value, assignments);
  if (parsed.success) return { config: parsed.data, places: checkPlaces(document, lines, file) };
  if (file === noFile) requireGiven(parsed.error.issues, value, assignments);
  throw configError(file, describeIssues(parsed.error.issues, document, lines, schema));
};

/** @throws {GraderError} for a schema of a course's own that throws, or waits for something */
const parsedBy = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  assignments: readonly Assignment[],
): z.ZodSafeParseResult<z.output<Schema>> => {
  try {
    const parsed = schema.safeParse(value);
    // Reports tell it as JSON, and what gradings share is kept by it: neither can have a bigint or a circle.
    JSON.stringify(parsed.data);
    return parsed;
  } catch (cause) {
    const { module } = assignments.find((one) => one.module !== undefined) ?? {};
    throw module === undefined ? cause : brokenModule(module, '`schema` of the course module failed', cause);
  }
};

/** Without a file, a setting that a course requires is missing nowhere but in its module. */
const requireGiven = (
  issues: readonly z.core.$ZodIssue[],
  value: unknown,
  assignments: readonly Assignment[],
): void => {
  const given = typeof value === 'object' && value !== null ? value : {};
  for (const key of issues.map(({ path }) => String(path[0]))) {
    const { module } = assignments.find((one) => Object.hasOwn(broughtBy(one).schema, key)) ?? {};
    if (module === undefined || key in given) continue;
    throw usageError('invalid-config', `The course module requires the setting "${key}", which is not set.`, {
      where: placeOfText(module, key),
      remedy: `Set it in ${defaultFile}, or give it .optional() or .default(...) in \`schema\`.`,
    });
  }
};

const readConfig = (file: string): Promise<string> =>
  readText(file, {
    ...{ code: 'unreadable-config', what: 'The configuration', most: 1 },
    remedy: 'Check the path given with --config.',
  });

/** An alias bomb in a file and a function in a value come out only here, without a position. */
const usable = <Value>(read: () => Value, file: string): Value => {
  try {
    return read();
  } catch (cause) {
    throw usageError('invalid-config', `The configuration cannot be used: ${errorMessage(cause).replace(/\.$/, '')}.`, {
      where: file,
      cause,
    });
  }
};

/** What is in no file has no lines that anybody wrote. */
const configError = (file: string, problems: readonly ConfigProblem[]): GraderError =>
  fileError('invalid-config', file === noFile ? null : file, problems, 'configuration');
