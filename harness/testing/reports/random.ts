/** Random reports for tests, made by the report's own schema: whatever is added to it is in them. */
import fc, { type Arbitrary, type GeneratorValue } from 'fast-check';
import { z } from 'zod';
import { report as reportSchema, type CheckResult, type Report } from '../../contracts/report.ts';

interface Node {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Node[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: Node | boolean;
  readonly items?: Node;
  readonly prefixItems?: readonly Node[];
}

const schema = z.toJSONSchema(reportSchema) as Node;

/**
 * Reports for staff in which no string and no number occurs twice, but for the ids by which parts point to checks, and
 * for numbers that point into a list.
 */
export const randomReports: Arbitrary<Report> = fc.gen().map((draw) => {
  const made = maker(draw).make(schema, '') as Report;
  const dueDate = draw(fc.boolean) ? '2026-12-01T23:59:00+01:00' : null;
  return connected({ ...made, audience: 'staff', dueDate }, draw);
});

const oneOf = <T>(draw: GeneratorValue, values: readonly T[]): T | undefined =>
  values.length === 0 ? undefined : values[draw(fc.nat, { max: values.length - 1 })];

/** Numbers that are used as indices: small ones. */
const indices = new Set(['taken', 'frame', 'step', 'marked', 'moves', 'column', 'line']);

const maker = (draw: GeneratorValue): { make(node: Node, name: string): unknown } => {
  let count = 0;
  const next = (): number => (count += 1);
  const make = (node: Node, name: string): unknown => {
    if (node.const !== undefined) return node.const;
    if (node.enum !== undefined) return oneOf(draw, node.enum);
    if (node.anyOf !== undefined) return make(oneOf(draw, node.anyOf) ?? {}, name);
    if (node.prefixItems !== undefined) return node.prefixItems.map((one) => make(one, name));
    if (Array.isArray(node.type)) return make({ ...node, type: oneOf(draw, node.type as string[]) ?? 'null' }, name);
    switch (node.type) {
      case 'object':
        return makeObject(node);
      case 'array':
        return Array.from({ length: draw(fc.nat, { max: 2 }) }, () => make(node.items ?? {}, name));
      case 'string':
        return `leak${String(next())}x`;
      case 'boolean':
        return draw(fc.boolean);
      case 'null':
        return null;
      default:
        return indices.has(name) ? 1 : 1_000_000 + next();
    }
  };
  const makeObject = ({ properties, additionalProperties }: Node): unknown => {
    const entries = Object.entries(properties ?? {}).map(([key, node]) => [key, make(node, key)] as const);
    if (typeof additionalProperties !== 'object') return Object.fromEntries(entries);
    const more = Array.from({ length: 2 }, () => [`leak${String(next())}x`, make(additionalProperties, '')] as const);
    return Object.fromEntries([...entries, ...more]);
  };
  return { make };
};

/** What points to a check points to one of the report; scores are of the checks that are there. */
const connected = (made: Report, draw: GeneratorValue): Report => {
  const ids = made.checks.map(({ id }) => id);
  const anId = (): string => oneOf(draw, ids) ?? 'none';
  const orNull = <T>(value: T): T | null => (draw(fc.boolean) ? value : null);
  const table = (one: Report['tables'][number]): Report['tables'][number] => ({
    ...one,
    rows: one.rows.map((row) => ({
      ...row,
      check: anId(),
      cells: one.columns.map((_, index) => row.cells[index] ?? null),
    })),
  });
  const check = (one: CheckResult): CheckResult => ({
    ...one,
    dependsOn: orNull(anId()),
    cases: one.cases.map((inner) => ({ ...inner, revokedBy: orNull(anId()) })),
  });
  return {
    ...made,
    only: made.only.map(() => anId()),
    scores: made.scores.filter(
      ({ section }, index) => made.scores.findIndex((one) => one.section === section) === index,
    ),
    checks: made.checks.map(check),
    tables: made.tables.map(table),
    plots: made.plots.map((plot) => ({ ...plot, checks: plot.checks.map(() => anId()) })),
    lost: made.lost.map((one) => ({ ...one, check: anId() })),
    causes: made.causes.map((one) => ({ ...one, checks: one.checks.map(() => anId()), consequences: [] })),
  };
};
