/** Reads grader.config.yaml. Every error names file, line and column, what was found and what was expected. */
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument, stringify, type Node } from 'yaml';
import type { Assignment } from '../contracts/assignment.ts';
import { type GraderError, usageError } from '../contracts/errors.ts';
import { type ConfigProblem, describeIssues, fileError, problemAt, startOf } from './problems.ts';
import { english, type Locale } from '../messages/messages.ts';
import { type Config, configSchema } from './schema.ts';
import { readLocale } from './words-file.ts';

const maxBytes = 1_000_000;
/** Read by itself when it is in the working directory. */
export const defaultFile = 'grader.config.yaml';

/** A configuration and where it came from; no file is the same as an empty one. */
export interface LoadedConfig {
  readonly file: string | null;
  readonly config: Config;
  /** Where the ids of checks stand in it, as `file:line:column`. */
  readonly places: ReadonlyMap<string, string>;
  /** The language that its `words` name. */
  readonly locale: Locale;
}

/** The file that was named, or the one in the working directory; without either, no settings. */
export const findConfig = async (
  named: string | undefined,
  assignments: readonly Assignment[],
): Promise<LoadedConfig> => {
  const file = named ?? (existsSync(defaultFile) ? defaultFile : null);
  if (file === null) return noConfig;
  const read = readConfig(await readText(file), file, assignments);
  return { file, ...read, locale: await localeOf(read.config, file) };
};

/** Settings as a value, by the same grammar; paths in it are relative to the working directory. */
export const parseSettings = async (settings: Config, assignments: readonly Assignment[]): Promise<LoadedConfig> => {
  const { config, places } = readConfig(stringify(settings), 'settings', assignments);
  return { file: null, config, places, locale: await localeOf(config, defaultFile) };
};

export const noConfig: LoadedConfig = { file: null, config: {}, places: new Map(), locale: english };

const localeOf = async ({ words }: Config, file: string): Promise<Locale> => {
  if (words === undefined) return english;
  return readLocale(resolve(dirname(file), words));
};

/** The settings of a file; a usage error names everything that is wrong with it. */
export const loadConfig = async (file: string, assignments: readonly Assignment[]): Promise<Config> =>
  parseConfig(await readText(file), file, assignments);

/** `file` is only a name, for messages. */
export const parseConfig = (text: string, file: string, assignments: readonly Assignment[]): Config =>
  readConfig(text, file, assignments).config;

const readConfig = (
  text: string,
  file: string,
  assignments: readonly Assignment[],
): Pick<LoadedConfig, 'config' | 'places'> => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
  const syntax = [...document.errors, ...document.warnings];
  if (syntax.length > 0) {
    throw configError(
      file,
      syntax.map((error) => problemAt(lines, error.pos[0], `${sentence(error.message)}.`)),
    );
  }
  const schema = configSchema(assignments);
  const parsed = schema.safeParse(toValue(() => document.toJS() as unknown, file));
  if (parsed.success) return { config: parsed.data, places: checkPlaces(document, lines, file) };
  throw configError(file, describeIssues(parsed.error.issues, document, lines, schema));
};

/** By id of a check, where it is named first: whether there is such a check shows only later. */
const checkPlaces = (document: Document, lines: LineCounter, file: string): ReadonlyMap<string, string> => {
  const keys = ['off', 'hidden', 'visibility', 'details'];
  const names = keys.flatMap((key) => namesIn(document.getIn(['checks', key], true) as Node | undefined));
  const places = names.map((name): [string, string] => {
    const { line, col } = lines.linePos(startOf(name));
    return [String(name.value), `${file}:${line}:${col}`];
  });
  return new Map(places.toReversed());
};

const namesIn = (node: Node | undefined) => {
  const names = isSeq(node) ? node.items : isMap(node) ? node.items.map(({ key }) => key) : [];
  return names.filter(isScalar);
};

const readText = async (file: string): Promise<string> => {
  try {
    if ((await stat(file)).size > maxBytes) throw new Error('it is larger than 1 MB');
    return await readFile(file, 'utf8');
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw usageError('unreadable-config', `The configuration cannot be read: ${reason}.`, {
      where: file,
      remedy: 'Check the path given with --config.',
      cause,
    });
  }
};

/** An unresolved alias and an alias bomb come out only here, without a position. An empty file sets nothing. */
const toValue = (read: () => unknown, file: string): unknown => {
  try {
    return read() ?? {};
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw usageError('invalid-config', `The configuration cannot be used: ${sentence(reason)}.`, {
      where: file,
      cause,
    });
  }
};

const sentence = (text: string): string => text.replace(/\.$/, '');

const configError = (file: string, problems: readonly ConfigProblem[]): GraderError =>
  fileError('invalid-config', file, problems, 'configuration');
