/** The rows of `grade check` as a table for a terminal. */
import { styleText } from 'node:util';
import CliTable from 'cli-table3';
import { wrap } from '../../../../harness/text/wrap.ts';
import { count } from '../../commands/messages.ts';
import { type Fewest, isFine, type Row } from './row.ts';
import { totalsOf } from './totals.ts';
import { checkCommandMessages } from './messages/check.ts';
import { checkTableMessages, checkVerdictMessages } from './messages/table.ts';
import { at } from '../../../../harness/text/at.ts';

export interface TableView {
  readonly width: number;
  readonly color: boolean;
}

/** With totals, and what is to be said about rows that are not right. Ends with a newline. */
export const checkTable = (rows: readonly Row[], view: TableView): string =>
  `${[fitted(rows, view), ...wrapped(totalsLine(rows), view.width), ...messages(rows, view)].join('\n')}\n`;

interface Column {
  readonly title: () => string;
  readonly align: 'left' | 'right';
  cell(row: Row): string;
  /** Narrow terminals go without: first those with 1, then those with 2. */
  readonly spare?: 1 | 2;
}

const verdictColumn: Column = {
  title: checkTableMessages.verdict,
  align: 'left',
  cell: ({ verdict }) => checkVerdictMessages[verdict](),
};

const columns: readonly Column[] = [
  { title: checkTableMessages.puzzle, align: 'left', cell: ({ file }) => file },
  {
    title: checkTableMessages.size,
    align: 'right',
    cell: ({ size }) => (size === null ? '-' : String(size)),
    spare: 1,
  },
  { title: checkTableMessages.moves, align: 'right', cell: ({ moves }) => fewestCell(moves) },
  { title: checkTableMessages.expected, align: 'right', cell: ({ expected }) => fewestCell(expected) },
  verdictColumn,
  {
    title: checkTableMessages.inserts,
    align: 'right',
    cell: ({ inserts }) => (inserts === null ? '-' : count(inserts)),
  },
  {
    title: checkTableMessages.seconds,
    align: 'right',
    cell: ({ seconds }) => (seconds === null ? '-' : seconds.toFixed(2)),
    spare: 2,
  },
];

const fewestCell = (fewest: Fewest): string =>
  fewest === 'unsolvable' ? checkTableMessages.none() : (fewest?.toString() ?? '-');

/** With as many columns as there is room for; where even the fewest are too wide, long names are cut. */
const fitted = (rows: readonly Row[], view: TableView): string => {
  const least = [3, 2, 1].map((spare) => columns.filter((column) => (column.spare ?? 3) >= spare)).reverse();
  for (const shown of least) {
    const table = drawn(shown, rows, view);
    if (widthOf(table) <= view.width) return table;
  }
  const fewest = at(least, -1);
  const room = Math.max(...rows.map(({ file }) => file.length)) - widthOf(drawn(fewest, rows, view)) + view.width;
  return drawn(
    fewest,
    rows.map((row) => ({ ...row, file: cutAt(row.file, Math.max(room, leastName)) })),
    view,
  );
};

const leastName = 10;

const cutAt = (name: string, length: number): string =>
  name.length <= length ? name : `${name.slice(0, length - 1)}…`;

const drawn = (shown: readonly Column[], rows: readonly Row[], view: TableView): string => {
  const table = new CliTable({
    head: shown.map(({ title }) => title()),
    colAligns: shown.map(({ align }) => align),
    style: { head: [], border: [], compact: true, 'padding-left': 0, 'padding-right': 1 },
  });
  for (const row of rows) table.push(shown.map((column) => painted(column, row, view)));
  return table.toString();
};

const widthOf = (table: string): number => table.slice(0, table.indexOf('\n')).length;

const painted = (column: Column, row: Row, { color }: TableView): string => {
  const text = column.cell(row);
  if (column !== verdictColumn || !color || row.verdict === 'unnamed' || row.verdict === 'not-asked') return text;
  return styleText(isFine(row) ? 'green' : 'red', text, { validateStream: false });
};

const totalsLine = (rows: readonly Row[]): string => {
  const { files, right, unnamed, wrong, notAsked, open, inserts, seconds } = totalsOf(rows);
  const parts = [
    checkTableMessages.files({ count: files, number: String(files), right: String(right) }),
    ...(wrong === 0 ? [] : [checkTableMessages.wrong({ number: String(wrong) })]),
    ...(open === 0 ? [] : [checkTableMessages.open({ number: String(open) })]),
    ...(notAsked === 0 ? [] : [checkTableMessages.notAsked({ number: String(notAsked) })]),
    ...(unnamed === 0 ? [] : [checkTableMessages.unnamed({ number: String(unnamed) })]),
  ];
  return checkTableMessages.totals({ files: parts.join(', '), inserts: count(inserts), cpu: seconds.toFixed(2) });
};

/** More would hide the table. */
const mostMessages = 10;

/** Each message once, with the files that it is about. */
const messages = (rows: readonly Row[], { width }: TableView): readonly string[] => {
  const told = rows.flatMap(({ file, message }) => (message === null ? [] : [{ file, message }]));
  const about = Map.groupBy(told, ({ message }) => message);
  const shown = [...about].slice(0, mostMessages);
  const lines = shown.flatMap(([message, same]) => {
    const files = filesMessages(same.map(({ file }) => file));
    return wrapped(`${files}: ${message}`, width);
  });
  const left = about.size - shown.length;
  if (left > 0) lines.push(checkCommandMessages.moreRows({ more: String(left) }));
  return about.size === 0 ? [] : ['', ...lines];
};

const filesMessages = (files: readonly string[]): string => {
  const two = files.slice(0, 2).join(', ');
  const more = files.length - 2;
  return more <= 0 ? two : checkCommandMessages.andMore({ two, more: String(more) });
};

/** The rest indented. */
const wrapped = (text: string, width: number): readonly string[] =>
  wrap(text, width - 3).map((line, index) => (index === 0 ? line : `   ${line}`));
