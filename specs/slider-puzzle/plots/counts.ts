/** Operations of each timed puzzle, against the reference, the limit and what correct searches may need. */
import type { AssessmentLimits } from '../settings.ts';
import type { Table } from '../../../harness/contracts/report.ts';
import type { Plot } from '../../../harness/contracts/shown.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import { anyForm, type CountBounds } from '../../../reference/oracle/counting/bounds.ts';
import type { TimedPuzzle } from '../checks/timing/timed-puzzles.ts';
import { aboveSentence, plotMessages, rowsOf, type Row, seriesOf } from './rows.ts';

const messages = defineMessages('8puzzle.plot.counts', {
  range: 'what correct searches may need',
  calls: 'calls of {method}',
  counts: 'Calls of {method} by puzzle',
});

export interface CountPlot {
  /** The first table of a report that has such a column. */
  readonly tables: readonly string[];
  /** Id of the column; those of reference and limit begin with it. */
  readonly column: keyof CountBounds;
  /** `insert()`. */
  readonly method: string;
}

export const countPlots: readonly CountPlot[] = [
  { tables: ['timing-2'], column: 'inserts', method: 'insert()' },
  { tables: ['timing-2'], column: 'delMins', method: 'delMin()' },
  { tables: ['timing-4b', 'timing-4a'], column: 'boards', method: 'Board()' },
  { tables: ['timing-4b', 'timing-4a'], column: 'equals', method: 'equals()' },
  { tables: ['timing-4b'], column: 'manhattan', method: 'manhattan()' },
];

export const countPlot = (
  { tables: ids, column, method }: CountPlot,
  tables: readonly Table[],
  puzzles: readonly TimedPuzzle[],
  limits: AssessmentLimits,
): Plot[] => {
  const table = ids.map((id) => tables.find((one) => one.id === id)).find((one) => one !== undefined);
  const rows = table === undefined ? [] : rowsOf(table);
  if (table === undefined || !rows.some((row) => row.value(column) !== null)) return [];
  return [
    {
      id: `counts-${column}`,
      title: messages.counts({ method }),
      sentence: aboveSentence(
        rows,
        (row) => isAbove(row, column, limits),
        (row) => countPlots.some((one) => isAbove(row, one.column, limits) === true),
      ),
      checks: rows.map(({ check }) => check),
      x: { title: plotMessages.puzzle(), scale: 'names' },
      y: { title: messages.calls({ method }), unit: 'count', scale: 'log' },
      series: [
        seriesOf(rows, { title: plotMessages.submission(), role: 'submission', column }),
        seriesOf(rows, { title: plotMessages.reference(), role: 'reference', column: `${column}Reference` }),
        seriesOf(rows, { title: plotMessages.limit(), role: 'limit', column: `${column}Limit` }),
        rangeSeries(rows, column, puzzles),
      ],
    },
  ];
};

/** As the judge has it: above the factor, and above what is provable where that counts. */
const isAbove = (row: Row, column: string, { fairness }: AssessmentLimits): boolean | null => {
  const [value, limit, most] = [row.value(column), row.value(`${column}Limit`), row.value(`${column}Most`)];
  if (value === null || limit === null) return null;
  return value > limit && !(fairness === 'provable' && most !== null && value <= most);
};

const rangeSeries = (
  rows: readonly Row[],
  column: keyof CountBounds,
  puzzles: readonly TimedPuzzle[],
): Plot['series'][number] => ({
  title: messages.range(),
  role: 'range',
  points: rows.map(({ name, value }) => {
    const bounds = puzzles.find((puzzle) => puzzle.name === `puzzle${name}.txt`)?.counts.bounds ?? null;
    const known = bounds !== null && value(column) !== null;
    const range = known ? anyForm(bounds)[column] : null;
    return { x: name, y: range?.least ?? null, high: range?.most ?? null };
  }),
});
