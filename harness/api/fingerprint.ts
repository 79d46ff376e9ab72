/** What a report depends on beside the files of the submission: two gradings with one fingerprint ask the same of the same. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parse, resolve } from 'node:path';
import type { Assignment } from '../contracts/assignment.ts';
import type { Language, LanguageFacts } from '../contracts/language.ts';
import type { Prepared, PrepareOptions } from '../contracts/prepare.ts';
import type { GradingSettings } from '../contracts/settings.ts';
import { moduleFiles } from '../course/module-files.ts';
import { packageVersion } from '../platform/package-root.ts';

/** What is prepared for one language of an assignment. */
export interface PreparedLanguage {
  readonly assignment: Assignment;
  readonly language: Language;
  readonly facts: LanguageFacts;
  readonly checks: Prepared['checks'];
}

export interface FingerprintFacts {
  readonly settings: GradingSettings;
  readonly seeds: Pick<PrepareOptions, 'seed' | 'hiddenSeed'>;
  readonly tier: string;
  readonly prepared: readonly PreparedLanguage[];
  readonly cacheDir: string;
}

/**
 * SHA-256, as 64 hexadecimal digits, of the grader's version, the machine's kind, the isolation, the settings, the compilers
 * and tools, and the checks with their inputs. For whom a report is and how many programs run at once are not in it.
 */
export const fingerprintOf = async ({
  settings,
  seeds,
  tier,
  prepared,
  cacheDir,
}: FingerprintFacts): Promise<string> => {
  const { audience: _, jobs: __, checks, ...rest } = settings;
  const { places: ___, ...choice } = checks;
  const hash = createHash('sha256');
  const add = (value: unknown): void => void hash.update(JSON.stringify(value, withoutMachinery)).update('\n');
  add([packageVersion(), process.version, process.arch, tier, seeds, rest, choice]);
  for (const { assignment, language, facts, checks: asked } of prepared) {
    add([assignment.id, assignment.weights, await moduleDigest(assignment)]);
    add([language.id, await language.describeInstallation?.(facts, cacheDir)]);
    add(asked);
  }
  return hash.digest('hex');
};

/** A course's module, and what it imports, may judge otherwise with the same inputs. */
const moduleDigest = async ({ module }: Assignment): Promise<string | null> => {
  if (module === undefined) return null;
  const path = resolve(module);
  const hash = createHash('sha256');
  for (const file of await moduleFiles(path, parse(path).root)) hash.update(await readFile(file)).update('\0');
  return hash.digest('hex');
};

/** How random inputs are made changes with the grader's version. */
const withoutMachinery = (key: string, value: unknown): unknown => (key === 'arbitrary' ? undefined : value);
