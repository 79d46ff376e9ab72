/** What a check of a course's module must look like. Its scripts have the schema by which a probe is asked. */
import { z } from 'zod';
import type { Judgement, StaticFinding } from '../contracts/check.ts';
import { handle, rowDatum, script } from '../contracts/protocol.ts';

const text = z.string().min(1);
export const aFunction = z.custom<unknown>((value) => typeof value === 'function', 'expected a function');
const lines = z.array(z.string());

const fixed = z.looseObject({
  kind: z.literal('fixed'),
  name: text,
  script,
  comparisonScript: script.optional(),
  judge: aFunction,
  reproduction: lines,
  inapplicable: aFunction.optional(),
  reproduceRow: aFunction.optional(),
  judgeRow: aFunction.optional(),
});

const random = z.looseObject({
  kind: z.literal('random'),
  name: text,
  count: z.int().positive(),
  inputs: text,
  arbitrary: z.looseObject({ generate: aFunction }, 'expected an arbitrary, made with the `fc` of the package'),
  row: aFunction,
  script: script.omit({ rows: true }),
  judgeRow: aFunction,
  reproduce: aFunction,
});

const series = z.looseObject({
  kind: z.literal('series'),
  name: text,
  series: z.looseObject({
    script,
    names: z.array(text).min(1),
    cpuMs: z.number().positive(),
    wallMs: z.number().positive(),
    maxCrashes: z.int().positive(),
  }),
  rows: z.array(z.int().nonnegative()).min(1),
  judge: aFunction,
  judgeUnfinished: aFunction.optional(),
  reproduction: lines,
});

const aCase = z.discriminatedUnion('kind', [
  fixed,
  random,
  series,
  z.looseObject({ kind: z.literal('static'), name: text, inspect: aFunction }),
  z.looseObject({ kind: z.literal('skipped'), name: text, reason: text }),
]);

/** Nothing is asked by a check without cases, which would look like one that passed. */
export const checkShape = z.looseObject({
  id: z.string().regex(/^[\w-]+$/, 'expected letters, digits and hyphens'),
  section: text,
  group: text,
  title: text,
  needs: z.array(text),
  cases: z.array(aCase).min(1),
  explanation: z.looseObject({ measured: text, why: text, passing: text, source: text }, 'expected an explanation'),
});

const more = { measured: z.record(z.string(), z.union([z.number(), z.string(), z.null()])).optional() };

export const judgementShape = z.discriminatedUnion('passed', [
  z.looseObject({ passed: z.literal(true), ...more }),
  z.looseObject({
    ...{ passed: z.literal(false), message: text, expected: z.string(), actual: z.string(), ...more },
    hint: z.string().optional(),
    reproduction: lines.optional(),
    grids: z
      .array(z.looseObject({ title: z.string(), cells: z.array(lines), marked: z.array(z.tuple([z.int(), z.int()])) }))
      .optional(),
  }),
]) as unknown as z.ZodType<Judgement>;

export const findingsShape = z.array(
  z.looseObject({ path: z.string(), line: z.int().nonnegative(), message: text, hint: z.string().optional() }),
) as unknown as z.ZodType<readonly StaticFinding[]>;

export const rowShape = z.record(handle, rowDatum);

export const linesShape = lines;
