/** What the faults of mutants made by hand are called: `fixtures/mutants/diagnoses.yaml`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { packageRoot } from '../../harness/platform/package-root.ts';
import type { Mutant } from './mutant.ts';

const table = z.record(z.string(), z.array(z.string()).min(1));

/** By the last part of a mutant's id. */
const readNames = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const text = readFileSync(join(packageRoot(), 'fixtures', 'mutants', 'diagnoses.yaml'), 'utf8');
  const names = new Map<string, Set<string>>();
  for (const [fault, ids] of Object.entries(table.parse(parse(text)))) {
    for (const id of ids) names.set(id, (names.get(id) ?? new Set()).add(fault));
  }
  return names;
};

const names = readNames();
const none: ReadonlySet<string> = new Set();

/** The row of its table: `hamming-counts-blank`. */
const rowOf = ({ id }: Pick<Mutant, 'id'>): string => id.slice(id.lastIndexOf('/') + 1);

/** What a mutant made by hand may be called: all of it is true of one that has several. Empty where no fault of that name is known. */
export const faultsOf = (mutant: Pick<Mutant, 'id' | 'origin'>): ReadonlySet<string> =>
  (mutant.origin === 'hand' ? names.get(rowOf(mutant)) : undefined) ?? none;

/** The fault that a mutant is a model of; undefined where it has none, or several. */
export const modelledBy = (mutant: Pick<Mutant, 'id' | 'origin'>): string | undefined => {
  const [fault, ...others] = faultsOf(mutant);
  return others.length === 0 ? fault : undefined;
};

/** All ids of rows that have a name. */
export const namedRows = (): readonly string[] => [...names.keys()];

/** All ids of faults. */
export const namedFaults = (): ReadonlySet<string> => new Set([...names.values()].flatMap((faults) => [...faults]));
