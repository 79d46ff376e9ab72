/** Plots of what is measured: CPU time by puzzle, bytes of a Board by its size. */
import type { Table } from '../../../harness/contracts/report.ts';
import type { Plot } from '../../../harness/contracts/shown.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import { aboveSentence, plotMessages, rowsOf, type Row, seriesOf } from './rows.ts';

const messages = defineMessages('8puzzle.plot.measures', {
  rule: 'limit by the rule',
  time: 'CPU time by puzzle',
  seconds: 'CPU time',
  memory: 'Memory of a Board',
  bytes: 'memory',
  n: 'n of an n-by-n board',
  memoryWithin: { one: 'The {count} size is within the rule.', other: 'All {count} sizes are within the rule.' },
  memoryAbove: {
    one: '{count} of {all} sizes is above the rule: n = {first}.',
    other: '{count} of {all} sizes are above the rule; the first is n = {first}.',
  },
});

export const timePlot = (tables: readonly Table[]): Plot[] => {
  const rows = rowsIn(tables, 'timing-1');
  if (!rows.some((row) => row.value('seconds') !== null)) return [];
  return [
    {
      id: 'cpu-time',
      title: messages.time(),
      sentence: aboveSentence(rows, (row) => isOver(row, 'seconds')),
      checks: rows.map(({ check }) => check),
      x: { title: plotMessages.puzzle(), scale: 'names' },
      y: { title: messages.seconds(), unit: 'seconds', scale: 'log' },
      series: [
        seriesOf(rows, { title: plotMessages.submission(), role: 'submission', column: 'seconds' }),
        seriesOf(rows, { title: plotMessages.limit(), role: 'limit', column: 'limit' }),
      ],
    },
  ];
};

export const memoryPlot = (tables: readonly Table[]): Plot[] => {
  const rows = rowsIn(tables, 'memory-board').filter((row) => row.value('bytes') !== null);
  if (rows.length === 0) return [];
  const size = ({ name }: Row): number => Number(name);
  return [
    {
      id: 'memory-board',
      title: messages.memory(),
      sentence: memorySentence(rows),
      checks: rows.map(({ check }) => check),
      x: { title: messages.n(), scale: 'linear' },
      y: { title: messages.bytes(), unit: 'bytes', scale: 'log' },
      series: [
        seriesOf(rows, { title: plotMessages.submission(), role: 'submission', column: 'bytes' }, size),
        seriesOf(rows, { title: plotMessages.reference(), role: 'reference', column: 'reference' }, size),
        seriesOf(rows, { title: messages.rule(), role: 'limit', column: 'limit' }, size),
      ],
    },
  ];
};

const rowsIn = (tables: readonly Table[], id: string): readonly Row[] => {
  const table = tables.find((one) => one.id === id);
  return table === undefined ? [] : rowsOf(table);
};

const isOver = (row: Row, column: string): boolean | null => {
  const [value, limit] = [row.value(column), row.value('limit')];
  return value === null || limit === null ? null : value > limit;
};

const memorySentence = (rows: readonly Row[]): string => {
  const above = rows.filter((row) => isOver(row, 'bytes') === true);
  const [first] = above;
  return first === undefined
    ? messages.memoryWithin({ count: rows.length })
    : messages.memoryAbove({ count: above.length, all: rows.length, first: first.name });
};
