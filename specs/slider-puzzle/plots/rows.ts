/** Values of a report's table, by row and column. */
import type { Table } from '../../../harness/contracts/report.ts';
import type { Plot } from '../../../harness/contracts/shown.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';

/** Names that several plots share. */
export const plotMessages = defineMessages('8puzzle.plot', {
  submission: 'your submission',
  reference: 'reference',
  limit: 'limit',
  puzzle: 'puzzle',
});

const messages = defineMessages('8puzzle.plot.puzzles', {
  within: {
    one: 'The {count} puzzle is within what is allowed.',
    other: 'All {count} puzzles are within what is allowed.',
  },
  above: {
    one: '{count} of {all} puzzles is above what is allowed: puzzle{first}.',
    other: '{count} of {all} puzzles are above what is allowed; the first is puzzle{first}.',
  },
  unknown: {
    one: '{count} puzzle was not solved or not measured.',
    other: '{count} puzzles were not solved or not measured.',
  },
});

export interface Row {
  readonly name: string;
  readonly check: string;
  readonly passed: boolean;
  /** Null for what is not a number or was not measured. */
  readonly value: (column: string) => number | null;
}

type Series = Plot['series'][number];

export const rowsOf = (table: Table): readonly Row[] =>
  table.rows.map(({ name, check, verdict, cells }) => ({
    name,
    check,
    passed: verdict === 'passed',
    value: (column) => {
      const cell = cells[table.columns.findIndex(({ id }) => id === column)];
      return typeof cell === 'number' ? cell : null;
    },
  }));

/** A series of one column; rows without a value keep their places. */
export const seriesOf = (
  rows: readonly Row[],
  { title, role, column }: { readonly title: string; readonly role: Series['role']; readonly column: string },
  x: (row: Row) => string | number = ({ name }) => name,
): Series => ({ title, role, points: rows.map((row) => ({ x: x(row), y: row.value(column), high: null })) });

/**
 * How many puzzles are above what is allowed. `isAbove`: null for a row that was not measured. What failed without being above in
 * any of these was not solved: that little was done for it tells nothing.
 */
export const aboveSentence = (
  rows: readonly Row[],
  isAbove: (row: Row) => boolean | null,
  isAboveInAny: (row: Row) => boolean | null = isAbove,
): string => {
  const measured = rows.filter((row) => isAbove(row) !== null && (row.passed || isAboveInAny(row) === true));
  const above = measured.filter((row) => isAbove(row));
  const unknown = rows.length - measured.length;
  if (measured.length === 0) return messages.unknown({ count: unknown });
  const [first] = above;
  const said =
    first === undefined
      ? messages.within({ count: measured.length })
      : messages.above({ count: above.length, all: measured.length, first: first.name });
  return unknown === 0 ? said : `${said} ${messages.unknown({ count: unknown })}`;
};
