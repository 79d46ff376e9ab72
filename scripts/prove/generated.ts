/** Mutants made by a program: every operator at every place of some correct programs. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { packageRoot } from '../../harness/platform/package-root.ts';
import { type Base, placeIn, readBase } from './bases.ts';
import { partOf } from './hand-made.ts';
import { fileIn, type LanguageId, type Mutant } from './mutant.ts';
import { javaSites } from './operators/java.ts';
import type { Site } from './operators/sites.ts';
import { typescriptSites } from './operators/typescript.ts';

/** Programs of different style: nested and flat arrays, caches, streams, records, packed numbers, generators, #private. */
export const bases: Readonly<Record<LanguageId, readonly string[]>> = {
  java: ['two-queues', 'one-d-array', 'lazy-caches', 'java17', 'memory-packed-long', 'comparable'],
  typescript: ['two-queues', 'typed-arrays', 'generator-neighbors', 'private-fields', 'memory-bytes', 'tie-break'],
};

/** All of a language. */
export const generated = async (language: LanguageId): Promise<Mutant[]> => {
  const reasons = equivalentOnes();
  const made = await Promise.all(bases[language].map((name) => mutantsOf(readBase(language, name))));
  return made.flat().map((mutant) => ({ ...mutant, equivalent: reasons.get(mutant.id) ?? null }));
};

const lists = z.record(z.string().min(1), z.array(z.string().min(1)));

/** The reason by id: `fixtures/mutants/equivalent.yaml` has the ids by reason. */
export const equivalentOnes = (): ReadonlyMap<string, string> => {
  const file = join(packageRoot(), 'fixtures', 'mutants', 'equivalent.yaml');
  const byReason = Object.entries(lists.parse(parse(readFileSync(file, 'utf8'))));
  return new Map(byReason.flatMap(([reason, ids]) => ids.map((id) => [id, reason] as const)));
};

const mutantsOf = async (base: Base): Promise<Mutant[]> => {
  const sites = base.language === 'java' ? await javaSites(base.files) : typescriptSites(base.files);
  const mutants = sites.map((site) => mutantAt(site, base));
  // Two operators may come to the same text at the same place.
  return [...new Map(mutants.map((mutant) => [mutant.files[mutant.place.file], mutant])).values()];
};

const mutantAt = ({ operator, ...place }: Site, base: Base): Mutant => {
  const text = fileIn(base.files, place.file);
  const { line, column } = placeIn(text, place.start);
  const changed = text.slice(0, place.start) + place.replacement + text.slice(place.end);
  // Several replacements at one place are told apart.
  const tag = createHash('sha256').update(place.replacement).digest('hex').slice(0, 4);
  return {
    id: `${base.language}/${base.name}/${place.file}:${line}:${column} ${operator} ${tag}`,
    ...{ origin: 'generated', language: base.language, base: base.name, operator, part: partOf(place.file) },
    ...{ equivalent: null, place, files: { ...base.files, [place.file]: changed } },
  };
};
