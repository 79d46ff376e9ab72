/** The values of a plot: a row for each place on the x axis, a column for each series. */
import type { VNode } from 'preact';
import { element } from './element.ts';
import type { Plot } from '../../contracts/shown.ts';
import { localeTag } from '../../messages/messages.ts';
import { plotMessages } from './messages.ts';

const mostRows = 200;

export const drawPlotTable = (plot: Plot): VNode => {
  const places = [...new Set(plot.series.flatMap(({ points }) => points.map(({ x }) => x)))];
  if (plot.x.scale === 'linear') places.sort((a, b) => Number(a) - Number(b));
  const columns = plot.series.map(({ points }) => new Map(points.map((point) => [point.x, point])));
  const rows = places.slice(0, mostRows).map((x) =>
    element(
      'tr',
      null,
      element('th', { scope: 'row' }, shown(x)),
      columns.map((column) => element('td', { class: 'number' }, cellText(column.get(x)))),
    ),
  );
  return element(
    'details',
    { class: 'plot-data' },
    element('summary', null, plotMessages.data()),
    element(
      'div',
      { class: 'scroll', tabIndex: 0, role: 'group', 'aria-label': plot.title },
      element(
        'table',
        { class: 'data' },
        element('caption', null, plot.title),
        element('thead', null, element('tr', null, headings(plot))),
        element('tbody', null, rows),
      ),
    ),
    places.length > mostRows ? element('p', null, plotMessages.rows({ shown: mostRows, all: places.length })) : null,
  );
};

const headings = ({ x, series }: Plot): VNode[] => [
  element('th', { scope: 'col' }, x.title),
  ...series.map(({ title }) => element('th', { scope: 'col', class: 'number' }, title)),
];

type Point = Plot['series'][number]['points'][number];

const cellText = (point: Point | undefined): string => {
  if (point?.y === null || point === undefined) return '';
  return point.high === null ? shown(point.y) : plotMessages.range({ low: shown(point.y), high: shown(point.high) });
};

/** What was counted is exact, however much it is. */
const shown = (value: string | number): string => {
  if (typeof value === 'string') return value;
  const digits = Math.abs(value) < 100_000 ? { maximumSignificantDigits: 6 } : { maximumFractionDigits: 0 };
  return value.toLocaleString(localeTag(), digits);
};
