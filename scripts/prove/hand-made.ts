/**
 * The mutants of `fixtures/mutants/<language>/<base>.yaml`: one table for each correct program, one row for each fault.
 *
 * ```yaml
 * - { id: twin-moves-blank, operator: twin moves the blank, file: Board.java, find: 'int a = 1', replace: 'int a = 0' }
 * ```
 *
 * `part` is only said where it is not that of the file's class; `also` has the further edits of a fault that needs some;
 * `equivalent` is the reason why it is none.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { packageRoot } from '../../harness/platform/package-root.ts';
import { withEdits } from '../../harness/testing/expand-case.ts';
import { caseError, edit } from '../../harness/testing/fixture-case.ts';
import { type Base, readBase } from './bases.ts';
import { fileIn, type LanguageId, languageIds, type Mutant, type Part, parts } from './mutant.ts';

const row = edit.extend({
  /** The same in both languages where the fault is the same. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  operator: z.string().min(1),
  file: z.string().min(1),
  also: z.array(edit.extend({ file: z.string().optional() })).default([]),
  part: z.enum(Object.keys(parts) as [Part, ...Part[]]).optional(),
  equivalent: z.string().min(1).optional(),
});
type Row = z.infer<typeof row>;

const folder = (): string => join(packageRoot(), 'fixtures', 'mutants');

/** All of a language, by base and in the order of its table. @throws {GraderError} for a row that is wrong or does not fit */
export const handMade = (language: LanguageId): Mutant[] =>
  globSync('*.yaml', { cwd: join(folder(), language) })
    .toSorted()
    .flatMap((file) => readTable(join(folder(), language, file), readBase(language, basename(file, '.yaml'))));

/** Those of all languages. */
export const allHandMade = (): Mutant[] => languageIds.flatMap(handMade);

const readTable = (file: string, base: Base): Mutant[] => {
  const rows = z.array(row).safeParse(parse(readFileSync(file, 'utf8')));
  if (!rows.success) throw caseError(file, z.prettifyError(rows.error), rows.error);
  return rows.data.map((one) => mutantOf(one, base, `${file}: ${one.id}`));
};

const mutantOf = (one: Row, base: Base, where: string): Mutant => {
  const { id, operator, file, find, replace } = one;
  const files = { ...base.files };
  for (const { file: path = file, ...change } of [{ find, replace }, ...one.also]) {
    files[path] = withEdits(files[path] ?? '', [change], where);
  }
  const start = fileIn(base.files, file).indexOf(find);
  return {
    ...{ id: `${base.language}/${base.name}/${id}`, origin: 'hand', language: base.language, base: base.name },
    ...{ operator, part: one.part ?? partOf(file), equivalent: one.equivalent ?? null, files },
    place: { file, start, end: start + find.length, replacement: replace },
  };
};

/** The section whose checks ask for the class of a file. */
export const partOf = (file: string): 'board' | 'solver' => (/board/i.test(basename(file)) ? 'board' : 'solver');
