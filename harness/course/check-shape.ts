/** What a check of a course's module must look like, and a table. Scripts have the schema by which a probe is asked. */
import { z } from 'zod';
import type * as checks from '../contracts/check.ts';
import { handle, rowDatum, script } from '../contracts/protocol.ts';
import { grid, table, visibility } from '../contracts/report.ts';
import { curve, sequence, traceComparison } from '../contracts/shown.ts';
import { choiceProblem } from './describe-issue.ts';

const text = z.string().min(1);
export const aFunction = z.custom<unknown>((value) => typeof value === 'function', 'expected a function');
export const linesShape = z.array(z.string());

/** An object of these parts only: what is misspelt would be left out in silence. `wanted` is said of what is no object. */
export const exact = <Shape extends z.ZodRawShape>(shape: Shape, wanted?: string) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => choiceProblem(key, Object.keys(shape))).join('; ')
        : wanted,
  });

/** A part for each that the type has: what a check may have, and this would not know, would be refused. */
export type PartsOf<Of> = Readonly<Record<keyof Of, z.ZodType>>;

const fixed = exact({
  kind: z.literal('fixed'),
  name: text,
  script,
  comparisonScript: script.optional(),
  comparesFirst: z.boolean().optional(),
  comparesOnly: z.boolean().optional(),
  mayExit: z.boolean().optional(),
  judge: aFunction,
  reproduction: linesShape,
  inapplicable: aFunction.optional(),
  reproduceRow: aFunction.optional(),
  judgeRow: aFunction.optional(),
  sharedScript: exact({ script, pick: aFunction } satisfies PartsOf<checks.SharedScript>).optional(),
} satisfies PartsOf<checks.FixedCase>);

const random = exact({
  kind: z.literal('random'),
  name: text,
  count: z.int().positive(),
  inputs: text,
  arbitrary: z.looseObject({ generate: aFunction }, 'expected an arbitrary, made with the `fc` of the package'),
  row: aFunction,
  script: script.omit({ rows: true }),
  judgeRow: aFunction,
  reproduce: aFunction,
} satisfies PartsOf<Omit<checks.RandomCase, 'together'>>);

const series = exact({
  kind: z.literal('series'),
  name: text,
  series: exact({
    script,
    names: z.array(text).min(1),
    cpuMs: z.number().positive(),
    wallMs: z.number().positive(),
    maxCrashes: z.int().positive(),
    isAscending: z.boolean().optional(),
    isExcessive: aFunction.optional(),
    shouldRemeasure: aFunction.optional(),
    costOf: aFunction.optional(),
    spare: exact({
      stops: z.array(z.int().nonnegative()),
      isNeeded: aFunction,
    } satisfies PartsOf<checks.SpareRows>).optional(),
    beside: z.array(z.int().nonnegative()).optional(),
    asks: z.array(z.string()).optional(),
  } satisfies PartsOf<checks.Series>),
  rows: z.array(z.int().nonnegative()).min(1),
  judge: aFunction,
  judgeUnfinished: aFunction.optional(),
  reproduction: linesShape,
} satisfies PartsOf<checks.SeriesCase>)
  // A row that no script has would be waited for until the time of the grading is over.
  .refine((one) => one.series.names.length === one.series.script.rows.length, {
    path: ['series', 'names'],
    error: 'expected a name for each row of the script',
  })
  .refine((one) => one.rows.every((row) => row < one.series.names.length), {
    path: ['rows'],
    error: 'expected rows that the series has, counted from 0',
  });

const aCase = z.discriminatedUnion('kind', [
  fixed,
  random,
  series,
  exact({ kind: z.literal('static'), name: text, inspect: aFunction }),
  exact({ kind: z.literal('skipped'), name: text, reason: text }),
]);

/** Nothing is asked by a check without cases, which would look like one that passed. */
export const checkShape = exact({
  id: z.string().regex(/^[\w-]+$/, 'expected letters, digits and hyphens'),
  section: text,
  group: text,
  title: text,
  needs: z.array(text),
  cases: z.array(aCase).min(1),
  explanation: exact(
    { measured: text, why: text, passing: text, source: text, inputs: z.string().optional() },
    'expected an explanation',
  ),
  usualCauseOfTimeout: z.string().optional(),
  visibility: visibility.optional(),
  details: visibility.optional(),
} satisfies PartsOf<checks.Check>);

const more = {
  measured: z
    .record(z.string(), z.union([z.number(), z.string(), z.null()], 'expected a number, text or null'))
    .optional(),
  shown: exact({
    sequences: z.array(sequence).optional(),
    searches: z.array(traceComparison).optional(),
    curves: z.array(curve).optional(),
  }).optional(),
};

export const judgementShape = z.discriminatedUnion('passed', [
  exact({ passed: z.literal(true), ...more }),
  exact({
    ...{ passed: z.literal(false), message: text, expected: z.string(), actual: z.string(), ...more },
    hint: z.string().optional(),
    reproduction: linesShape.optional(),
    grids: z.array(grid).optional(),
  }),
]) as unknown as z.ZodType<checks.Judgement>;

export const findingsShape = z.array(
  exact({ path: z.string(), line: z.int().nonnegative(), message: text, hint: z.string().optional() }),
) as unknown as z.ZodType<readonly checks.StaticFinding[]>;

export const rowShape = z.record(handle, rowDatum);

const { id, title, section, rowTitle, columns } = table.shape;
const column = columns.element.partial({ detail: true });

/** The same of a table. */
export const tableShape = exact({
  ...{ id, title, section, rowTitle },
  columns: z.array(exact(column.shape satisfies PartsOf<checks.Column>)),
  rows: z.array(
    exact({ name: z.string(), check: z.string(), case: z.string().optional() } satisfies PartsOf<checks.TableRow>),
  ),
  remarks: aFunction.optional(),
} satisfies PartsOf<checks.TableSpec>);
