/** The models: programs with one known fault, and what the checks showed of each (`fixtures/diagnosis/models.json`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { packageRoot } from '../../../harness/platform/package-root.ts';
import type { Signs } from './signs.ts';
import { at, defined } from '../../../harness/text/at.ts';

export const modelFile = z.strictObject({
  /** With which the models were graded. */
  seed: z.int(),
  /** At most so many random inputs were given in each case. */
  randomInputs: z.int().positive(),
  /** Names of the cases, in order, by check. */
  cases: z.record(z.string(), z.array(z.string())),
  models: z.array(
    z.strictObject({
      /** A faulty program: `two-queues/hamming-counts-blank`. */
      id: z.string(),
      /** Id of the fault. */
      fault: z.string(),
      /** By check that it fails: a sign for each of its cases, in order, apart by spaces. */
      signs: z.record(z.string(), z.string()),
    }),
  ),
});
export type ModelFile = z.infer<typeof modelFile>;

export interface Model {
  readonly id: string;
  readonly fault: string;
  /** Of the checks that it fails. */
  readonly signs: Signs;
}

export interface Models {
  readonly seed: number;
  readonly randomInputs: number;
  readonly all: readonly Model[];
}

export const modelsPath = (): string => join(packageRoot(), 'fixtures', 'diagnosis', 'models.json');

export const readModels = (): Models => modelsOf(modelFile.parse(JSON.parse(readFileSync(modelsPath(), 'utf8'))));

export const modelsOf = ({ seed, randomInputs, cases, models }: ModelFile): Models => {
  const signsOf = (check: string, line: string): [string, ReadonlyMap<string, string>] => {
    const signs = line.split(' ');
    const names = defined(cases[check], `the models name no cases of ${check}`);
    return [check, new Map(names.map((name, index) => [name, at(signs, index)]))];
  };
  return {
    ...{ seed, randomInputs },
    all: models.map(({ id, fault, signs }) => ({
      ...{ id, fault },
      signs: new Map(Object.entries(signs).map(([check, line]) => signsOf(check, line))),
    })),
  };
};
