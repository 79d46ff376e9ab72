/** A row of a table that names no check would be left out of every report, as that of a check which was not asked for. */
import { usageError } from '../contracts/errors.ts';
import { knownChecks, type Prepared } from '../contracts/prepare.ts';
import { suggestion } from '../text/suggest.ts';
import { isOwn } from './own-checks.ts';
import { placeOfText } from './place-in-module.ts';

/** `ofGrader`: ids of the checks that every assignment has. @throws {GraderError} for a check or a case that does not exist */
export const requireRows = (module: string, prepared: Prepared, ofGrader: readonly string[]): void => {
  const { checks, tables } = prepared;
  const byId = new Map(checks.map((one) => [one.id, one]));
  const ids = [...knownChecks(prepared).map(({ id }) => id), ...ofGrader];
  const rows = tables.filter(isOwn).flatMap(({ id, rows: own }) => own.map((row) => ({ ...row, table: id })));
  for (const { table, check, case: name } of rows) {
    if (!ids.includes(check)) throw unknownRow(module, `The table "${table}" names the check "${check}"`, check, ids);
    if (name === undefined) continue;
    // Asked for only here: to make the cases of all checks takes longer than to load the course.
    const names = byId.get(check)?.cases.map((one) => one.name);
    if (names?.includes(name) === false)
      throw unknownRow(module, `The table "${table}" names the case "${name}" of the check "${check}"`, name, names);
  }
};

const unknownRow = (module: string, what: string, name: string, known: readonly string[]): Error =>
  usageError('unknown-row', `${what}, which does not exist.`, {
    where: placeOfText(module, name),
    remedy: suggestion(name, known),
  });
