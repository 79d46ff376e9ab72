/** Plots of what is measured: CPU time by puzzle, bytes of a Board by its size. */
import type { Table } from '../../../harness/report/schema.ts';
import type { Plot } from '../../../harness/report/shown.ts';
import { aboveSentence } from './above.ts';
import { rowsOf, type Row, seriesOf } from './rows.ts';
import { plotWords } from './words.ts';

export const timePlot = (tables: readonly Table[]): Plot[] => {
  const rows = rowsIn(tables, 'timing-1');
  if (!rows.some((row) => row.value('seconds') !== null)) return [];
  return [
    {
      id: 'cpu-time',
      title: plotWords.time(),
      sentence: aboveSentence(rows, (row) => isOver(row, 'seconds')),
      checks: rows.map(({ check }) => check),
      x: { title: plotWords.puzzle(), scale: 'names' },
      y: { title: plotWords.seconds(), unit: 'seconds', scale: 'log' },
      series: [
        seriesOf(rows, { title: plotWords.submission(), role: 'submission', column: 'seconds' }),
        seriesOf(rows, { title: plotWords.limit(), role: 'limit', column: 'limit' }),
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
      title: plotWords.memory(),
      sentence: memorySentence(rows),
      checks: rows.map(({ check }) => check),
      x: { title: plotWords.n(), scale: 'linear' },
      y: { title: plotWords.bytes(), unit: 'bytes', scale: 'log' },
      series: [
        seriesOf(rows, { title: plotWords.submission(), role: 'submission', column: 'bytes' }, size),
        seriesOf(rows, { title: plotWords.reference(), role: 'reference', column: 'reference' }, size),
        seriesOf(rows, { title: plotWords.rule(), role: 'limit', column: 'limit' }, size),
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
    ? plotWords.memoryWithin({ count: rows.length })
    : plotWords.memoryAbove({ count: above.length, all: rows.length, first: first.name });
};
