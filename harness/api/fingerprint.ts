/** What a report depends on beside the files of the submission: two gradings with one fingerprint ask the same of the same. */
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { Resolved } from '../config/resolve.ts';
import { type Assignment, broughtBy } from '../contracts/assignment.ts';
import type { GivenSettings } from '../contracts/assignment-settings.ts';
import type { Language, LanguageFacts } from '../contracts/language.ts';
import type { Prepared, PrepareOptions } from '../contracts/prepare.ts';
import type { GradingSettings } from '../contracts/settings.ts';
import { isBelow, moduleFiles } from '../course/module-files.ts';
import { packageRoot } from '../platform/package-root.ts';
import { sha256 } from '../text/sha256.ts';
import { isOfScoring } from './applicable-settings.ts';

export interface PreparedLanguage {
  readonly assignment: Assignment;
  readonly language: Language;
  readonly facts: LanguageFacts;
  readonly checks: Prepared['checks'];
}

export interface FingerprintFacts {
  /** Its version. */
  readonly grader: string;
  readonly settings: GradingSettings;
  readonly seeds: Pick<PrepareOptions, 'seed' | 'hiddenSeed'>;
  readonly tier: string;
  readonly prepared: readonly PreparedLanguage[];
  readonly cacheDir: string;
}

/**
 * SHA-256, as 64 hexadecimal digits, of the grader's version, the machine's kind, the isolation, the settings, the compilers
 * and tools, and the checks with their inputs. How results count, for whom a report is, how many programs run
 * at once and where files lie are not in it: of a file that settings name its content is.
 */
export const fingerprintOf = async (facts: FingerprintFacts): Promise<string> => {
  const { grader, settings, seeds, tier, prepared, cacheDir } = facts;
  const hash = createHash('sha256');
  const add = (value: unknown): void => void hash.update(textOf(value)).update('\n');
  const assignments = prepared.map(({ assignment }) => assignment);
  const decisive = chosen(settings).filter(([key]) => !isOfScoring(key));
  add([grader, process.version, process.arch, tier, seeds, decisive, await contents(settings.own, assignments)]);
  for (const { assignment, language, facts, checks: asked } of prepared) {
    add([assignment.id, assignment.weights, await moduleDigest(assignment)]);
    add([language.id, await instrumentsOf(facts), await language.versions?.(cacheDir)]);
    // Weights may move a check to another section.
    add(asked.map(({ section: _, ...check }) => check));
  }
  return hash.digest('hex');
};

/**
 * SHA-256 of that part of it which the settings say, in a file or by options, with more that counts: by it people see whether
 * two gradings were asked for alike.
 */
export const settingsDigest = async (
  { settings, assignments }: Pick<Resolved, 'settings' | 'assignments'>,
  more: unknown,
): Promise<string> => sha256(textOf([chosen(settings), await contents(settings.own, assignments), more]));

/** By key, those of a part as `checks.off`. */
const chosen = (settings: GradingSettings): readonly (readonly [key: string, value: unknown])[] => {
  const { audience: _, jobs: __, own: ___, checks, ...rest } = settings;
  const { places: ____, ...choice } = checks;
  return Object.entries<unknown>({ ...rest, checks: choice }).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries<unknown>({ ...value }).map(([inner, one]) => [`${key}.${inner}`, one] as const)
      : [[key, value] as const],
  );
};

/** A course's module, and what it imports, may judge otherwise with the same inputs. */
const moduleDigest = async ({ module }: Assignment): Promise<string | null> =>
  module === undefined ? null : digestOf(await moduleFiles(resolve(module)));

/** The grader's own change with its version. */
const instrumentsOf = async ({ instruments }: LanguageFacts): Promise<unknown> =>
  isBelow(instruments, packageRoot()) ? null : contentOf(instruments);

/** What assignments are set, with the content of what their paths lead to. */
const contents = async ({ values, folder }: GivenSettings, assignments: readonly Assignment[]): Promise<unknown> => {
  const paths = new Set(assignments.flatMap((assignment) => broughtBy(assignment).paths));
  return Promise.all(
    Object.entries(values).map(async ([key, value]) => {
      const isPath = paths.has(key) && typeof value === 'string';
      return [key, isPath ? await contentOf(resolve(folder, value)) : value];
    }),
  );
};

/** Of a file, or of everything in a folder, with the names there; null when it cannot be read: who needs it says so. */
const contentOf = async (path: string): Promise<unknown> => {
  try {
    const names = await filesIn(path);
    return [names, await digestOf(names.map((name) => join(path, name)))];
  } catch {
    return null;
  }
};

const filesIn = async (path: string): Promise<readonly string[]> => {
  if ((await stat(path)).isFile()) return [''];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => relative(path, join(parentPath, name))).toSorted();
};

const digestOf = async (files: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file)).update('\0');
  return hash.digest('hex');
};

const textOf = (value: unknown): string => JSON.stringify(value, told);

/** How random inputs are made changes with the grader's version. JSON has nothing of what is in a map, a set or a pattern. */
const told = (key: string, value: unknown): unknown => {
  if (key === 'arbitrary') return undefined;
  if (value instanceof Map || value instanceof Set) return [...value];
  return value instanceof RegExp ? String(value) : value;
};
