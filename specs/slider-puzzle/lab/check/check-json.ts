/** The rows as JSON, for other programs. docs/cli.md describes the fields. */
import { z } from 'zod';
import type { Report } from '../../../../harness/contracts/report.ts';
import { type Row, rowVerdicts } from './row.ts';
import { totalsOf } from './totals.ts';

const whole = z.int().nonnegative();
/** What a submission says may be any number. */
const fewest = z.union([z.number(), z.literal('unsolvable')]).nullable();

export const checkSchema = z.strictObject({
  /** Null: the reference solved the puzzles. */
  submission: z.strictObject({ name: z.string(), assignment: z.string(), language: z.string().nullable() }).nullable(),
  rows: z.array(
    z.strictObject({
      file: z.string(),
      size: whole.nullable(),
      moves: fewest,
      expected: fewest,
      verdict: z.enum(rowVerdicts),
      inserts: whole.nullable(),
      seconds: z.number().nonnegative().nullable(),
      message: z.string().nullable(),
    }),
  ),
  totals: z.strictObject({
    files: whole,
    right: whole,
    unnamed: whole,
    wrong: whole,
    notAsked: whole,
    open: whole,
    inserts: whole,
    seconds: z.number().nonnegative(),
  }),
});

export const checkJson = (rows: readonly Row[], report: Report | null): z.infer<typeof checkSchema> => {
  const totals = totalsOf(rows);
  return checkSchema.parse({
    submission: report && {
      name: report.submission.name,
      assignment: report.assignment,
      language: report.language,
    },
    rows: rows.map((row) => ({ ...row, seconds: row.seconds === null ? null : inMilliseconds(row.seconds) })),
    totals: { ...totals, seconds: inMilliseconds(totals.seconds) },
  });
};

const inMilliseconds = (seconds: number): number => Math.round(seconds * 1_000) / 1_000;
