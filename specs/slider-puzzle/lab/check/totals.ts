/** What the rows come to. */
import { z } from 'zod';
import { isFine, type Row } from './row.ts';

const whole = z.int().nonnegative();

export const totals = z.strictObject({
  files: whole,
  right: whole,
  /** The name promises nothing. */
  unnamed: whole,
  wrong: whole,
  /** Not solved by submissions of the assignment. */
  notAsked: whole,
  /** Neither right nor wrong: stopped, ended, not run, or not a puzzle. */
  open: whole,
  inserts: whole,
  seconds: z.number().nonnegative(),
});

export const totalsOf = (rows: readonly Row[]): z.infer<typeof totals> => {
  const count = (verdict: Row['verdict']): number => rows.filter((row) => row.verdict === verdict).length;
  const [right, unnamed, wrong, notAsked] = [count('right'), count('unnamed'), count('wrong'), count('not-asked')];
  return {
    files: rows.length,
    right,
    unnamed,
    wrong,
    notAsked,
    open: rows.filter((row) => !isFine(row)).length - wrong,
    inserts: sum(rows, ({ inserts }) => inserts),
    seconds: sum(rows, ({ seconds }) => seconds),
  };
};

const sum = (rows: readonly Row[], value: (row: Row) => number | null): number =>
  rows.reduce((all, row) => all + (value(row) ?? 0), 0);
