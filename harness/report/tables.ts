/** The tables of a report, from what the judges of its checks measured. */
import type { Measured, TableSpec } from '../engine/check.ts';
import { clean } from './clean.ts';
import type { CheckResult, Table } from './schema.ts';

/**
 * A table for each spec of which a check was asked; rows of checks that were not asked for are left out. With `reveal`
 * the rows of hidden checks have their names.
 */
export function tablesOf(specs: readonly TableSpec[], checks: readonly CheckResult[], reveal: boolean): Table[] {
  const byId = new Map(checks.map((check) => [check.id, check]));
  return specs.map((spec) => tableOf(spec, byId, reveal)).filter(({ rows }) => rows.length > 0);
}

function tableOf(spec: TableSpec, checks: ReadonlyMap<string, CheckResult>, reveal: boolean): Table {
  const known = spec.rows.flatMap(({ name, check: id }) => {
    const check = checks.get(id);
    return check === undefined ? [] : [{ name, check, measured: measuredOf(check) }];
  });
  const measured = known.flatMap((row) => (row.measured === null ? [] : [row.measured]));
  return {
    id: spec.id,
    title: spec.title,
    section: spec.section,
    rowTitle: spec.rowTitle,
    columns: spec.columns.map(({ id, title, unit, detail }) => ({ id, title, unit, detail: detail === true })),
    rows: known.map((row) => ({
      name: row.check.hidden && !reveal ? 'hidden' : row.name,
      check: row.check.id,
      verdict: row.check.verdict,
      cells: spec.columns.map(({ id }) => cell(row.measured?.[id] ?? null)),
    })),
    remarks: measured.length > 0 ? (spec.remarks?.(measured) ?? []).map((remark) => clean(remark, 1_000)) : [],
  };
}

const measuredOf = (check: CheckResult): Measured | null =>
  check.cases.find(({ measured }) => measured !== null)?.measured ?? null;

const cell = (value: number | string | null): number | string | null =>
  typeof value === 'string' ? clean(value, 200) : value;
