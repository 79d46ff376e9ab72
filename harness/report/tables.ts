/** The tables of a report, from what the judges of its checks measured. */
import type { Measured, TableSpec } from '../contracts/check.ts';
import { sanitizeText } from '../text/sanitize.ts';
import type { CaseResult, CheckResult, Table } from '../contracts/report.ts';

/** A table for each spec of which a check was asked; rows of checks that were not asked for are left out. */
export function tablesOf(specs: readonly TableSpec[], checks: readonly CheckResult[]): Table[] {
  const byId = new Map(checks.map((check) => [check.id, check]));
  return specs.map((spec) => tableOf(spec, byId)).filter(({ rows }) => rows.length > 0);
}

function tableOf(spec: TableSpec, checks: ReadonlyMap<string, CheckResult>): Table {
  const known = spec.rows.flatMap(({ name, check: id, case: caseName }) => {
    const check = checks.get(id);
    if (check === undefined) return [];
    if (caseName === undefined) return [{ name, check: id, verdict: check.verdict, measured: measuredOf(check) }];
    const one = caseNamed(check, caseName);
    return one === undefined ? [] : [{ name, check: id, verdict: one.verdict, measured: one.measured }];
  });
  const measured = known.flatMap((row) => (row.measured === null ? [] : [row.measured]));
  return {
    id: spec.id,
    title: spec.title,
    section: spec.section,
    rowTitle: spec.rowTitle,
    columns: spec.columns.map(({ id, title, unit, detail }) => ({ id, title, unit, detail: detail === true })),
    rows: known.map((row) => ({
      name: row.name,
      check: row.check,
      verdict: row.verdict,
      cells: spec.columns.map(({ id }) => cell(row.measured?.[id] ?? null)),
    })),
    remarks: measured.length > 0 ? (spec.remarks?.(measured) ?? []).map((remark) => sanitizeText(remark, 1_000)) : [],
  };
}

/** The number of its inputs ends the name of a random case. */
const caseNamed = ({ cases }: CheckResult, wanted: string): CaseResult | undefined =>
  cases.find(({ name }) => name === wanted) ?? cases.find(({ name }) => name.startsWith(`${wanted} (`));

const measuredOf = (check: CheckResult): Measured | null =>
  check.cases.find(({ measured }) => measured !== null)?.measured ?? null;

const cell = (value: number | string | null): number | string | null =>
  typeof value === 'string' ? sanitizeText(value, 200) : value;
