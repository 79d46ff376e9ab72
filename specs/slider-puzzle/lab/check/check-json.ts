/** The rows as JSON, for other programs. docs/cli.md describes the fields. */
import { z } from 'zod';
import type { Report } from '../../../../harness/contracts/report.ts';
import { type Row, row } from './row.ts';
import { totals, totalsOf } from './totals.ts';

export const checkSchema = z.strictObject({
  /** Null: the reference solved the puzzles. */
  submission: z.strictObject({ name: z.string(), assignment: z.string(), language: z.string().nullable() }).nullable(),
  rows: z.array(row),
  totals,
});

export const checkJson = (rows: readonly Row[], report: Report | null): z.infer<typeof checkSchema> => {
  const sums = totalsOf(rows);
  return checkSchema.parse({
    submission: report && {
      name: report.submission.name,
      assignment: report.assignment,
      language: report.language,
    },
    rows: rows.map((one) => ({ ...one, seconds: one.seconds === null ? null : inMilliseconds(one.seconds) })),
    totals: { ...sums, seconds: inMilliseconds(sums.seconds) },
  });
};

const inMilliseconds = (seconds: number): number => Math.round(seconds * 1_000) / 1_000;
