/** What the rows come to. */
import { isFine, type Row } from './row.ts';

export interface Totals {
  readonly files: number;
  readonly right: number;
  /** The name promises nothing. */
  readonly unnamed: number;
  readonly wrong: number;
  /** Not solved by submissions of the assignment. */
  readonly notAsked: number;
  /** Neither right nor wrong: stopped, ended, not run, or not a puzzle. */
  readonly open: number;
  readonly inserts: number;
  readonly seconds: number;
}

export const totalsOf = (rows: readonly Row[]): Totals => {
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
