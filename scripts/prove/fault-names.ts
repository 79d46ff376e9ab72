/** What the faults of mutants made by hand are called: `fixtures/mutants/diagnoses.yaml`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { packageRoot } from '../../harness/platform/package-root.ts';
import type { Mutant } from './mutant.ts';

const table = z.record(z.string(), z.array(z.string()).min(1));

/** By the last part of a mutant's id. */
const readNames = (): ReadonlyMap<string, string> => {
  const text = readFileSync(join(packageRoot(), 'fixtures', 'mutants', 'diagnoses.yaml'), 'utf8');
  const rows = Object.entries(table.parse(parse(text)));
  return new Map(rows.flatMap(([fault, ids]) => ids.map((id) => [id, fault] as const)));
};

const names = readNames();

/** The row of its table: `hamming-counts-blank`. */
const rowOf = ({ id }: Pick<Mutant, 'id'>): string => id.slice(id.lastIndexOf('/') + 1);

/** Id of the diagnosis that a mutant made by hand should get; undefined where no fault of that name is known. */
export const faultOf = (mutant: Pick<Mutant, 'id' | 'origin'>): string | undefined =>
  mutant.origin === 'hand' ? names.get(rowOf(mutant)) : undefined;

/** All ids of rows that have a name. */
export const namedRows = (): readonly string[] => [...names.keys()];

/** All ids of faults. */
export const namedFaults = (): ReadonlySet<string> => new Set(names.values());
