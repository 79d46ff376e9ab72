/** Reads grader.config.yaml. Every error names file, line and column, what was found and what was expected. */
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { type GraderError, usageError } from '../errors.ts';
import { checkPlaces } from './places.ts';
import { type ConfigProblem, describeIssues, fileError, problemAt } from './problems.ts';
import { translate } from '../words/words.ts';
import type { LoadedConfig } from './resolve.ts';
import { type Config, configSchema } from './schema.ts';
import { readWords } from './words-file.ts';
import { configWords } from './words.ts';

const maxBytes = 1_000_000;
const defaultFile = 'grader.config.yaml';

/** The file that was named, or the one in the working directory; when there is none, no settings. */
export const findConfig = async (named: string | undefined): Promise<LoadedConfig> => {
  const file = named ?? (existsSync(defaultFile) ? defaultFile : null);
  if (file === null) return { file, config: {} };
  const read = readConfig(await readText(file), file);
  await speak(read.config, file);
  return { file, ...read };
};

/** From here on everything is said in the texts that the configuration names. */
const speak = async ({ words }: Config, file: string): Promise<void> => {
  if (words === undefined) return;
  const { language, texts } = await readWords(resolve(dirname(file), words));
  translate(texts, language);
};

/** The settings of a file; a usage error names everything that is wrong with it. */
export const loadConfig = async (file: string): Promise<Config> => parseConfig(await readText(file), file);

/** `file` is only a name, for messages. */
export const parseConfig = (text: string, file: string): Config => readConfig(text, file).config;

const readConfig = (text: string, file: string): Required<Omit<LoadedConfig, 'file'>> => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
  const syntax = [...document.errors, ...document.warnings];
  if (syntax.length > 0) {
    throw configError(
      file,
      syntax.map((error) => problemAt(lines, error.pos[0], `${sentence(error.message)}.`)),
    );
  }
  const parsed = configSchema.safeParse(toValue(() => document.toJS() as unknown, file));
  if (parsed.success) return { config: parsed.data, places: checkPlaces(document, lines, file) };
  throw configError(file, describeIssues(parsed.error.issues, document, lines));
};

const readText = async (file: string): Promise<string> => {
  try {
    if ((await stat(file)).size > maxBytes) throw new Error(configWords.tooLarge());
    return await readFile(file, 'utf8');
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw usageError('unreadable-config', configWords.unreadable({ reason }), {
      where: file,
      remedy: configWords.unreadableRemedy(),
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
    throw usageError('invalid-config', configWords.unusable({ reason: sentence(reason) }), {
      where: file,
      cause,
    });
  }
};

const sentence = (text: string): string => text.replace(/\.$/, '');

const configError = (file: string, problems: readonly ConfigProblem[]): GraderError =>
  fileError('invalid-config', file, problems, configWords.errors);
