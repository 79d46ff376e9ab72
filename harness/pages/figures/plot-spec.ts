/** A plot as vega-lite reads it. Colours are names of the page's own, so that they follow light and dark. */
import type { Plot } from '../../contracts/shown.ts';
import type { Drawn, PlotPoint } from './plot-points.ts';
import { localeTag } from '../../messages/messages.ts';
import { plotMessages } from './messages.ts';
import { at } from '../../text/at.ts';

type Role = Plot['series'][number]['role'];

export interface SeriesStyle {
  readonly color: string;
  readonly dash: readonly number[];
  /** Null for a short line. */
  readonly symbol: { readonly name: string; readonly path: string; readonly filled: boolean } | null;
}

const size = { width: 640, height: 280 } as const;

const circle = { name: 'circle', path: 'M4,0A4,4,0,1,1,-4,0A4,4,0,1,1,4,0', filled: true };
const square = { name: 'square', path: 'M-4,-4h8v8h-8Z', filled: true };
const diamond = { name: 'diamond', path: 'M0,-5.5L5.5,0L0,5.5L-5.5,0Z', filled: false };
const triangle = { name: 'triangle-up', path: 'M0,-5L5,4h-10Z', filled: false };

const styles: Readonly<Record<Role, readonly [SeriesStyle, SeriesStyle]>> = {
  submission: [
    { color: 'var(--submission)', dash: [1, 0], symbol: circle },
    { color: 'var(--submission)', dash: [1, 3], symbol: square },
  ],
  reference: [
    { color: 'var(--reference)', dash: [6, 4], symbol: diamond },
    { color: 'var(--reference)', dash: [10, 3, 2, 3], symbol: triangle },
  ],
  limit: [
    { color: 'var(--limit)', dash: [2, 2], symbol: null },
    { color: 'var(--limit)', dash: [8, 2, 2, 2], symbol: null },
  ],
  range: [
    { color: 'var(--range)', dash: [1, 0], symbol: null },
    { color: 'var(--range)', dash: [1, 0], symbol: null },
  ],
};

/** Of several series with one role the second looks different, and the others like the second. */
export const styleOf = (plot: Plot, index: number): SeriesStyle => {
  const { role } = at(plot.series, index);
  const before = plot.series.slice(0, index).filter((one) => one.role === role).length;
  return styles[role][before === 0 ? 0 : 1];
};

export const plotSpec = (plot: Plot, drawn: Drawn): object => {
  const order = [...plot.series.keys()].sort((a, b) => depth(plot, a) - depth(plot, b));
  return {
    ...size,
    background: 'transparent',
    padding: 4,
    config: configOf(),
    layer: order.flatMap((index) => layersOf(plot, index, at(drawn.series, index), axesOf(plot, drawn))),
  };
};

const configOf = (): object => ({
  locale: { number: numberLocale() },
  view: { stroke: null },
  font: 'inherit',
  axis: {
    labelColor: 'var(--soft)',
    titleColor: 'var(--text)',
    gridColor: 'var(--line)',
    domainColor: 'var(--edge)',
    tickColor: 'var(--edge)',
    labelFontSize: 12,
    titleFontSize: 12,
    titleFontWeight: 'normal',
    labelLimit: 140,
  },
  aria: false,
});

/** How the language of the report writes numbers, as d3 is told it. */
const numberLocale = (): object => {
  const parts = new Intl.NumberFormat(localeTag()).formatToParts(12_345.6);
  const sign = (type: 'decimal' | 'group'): string => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: sign('decimal'), thousands: sign('group'), grouping: [3], currency: ['', ''] };
};

/** Ranges lie behind, what the submission did lies on top. */
const depth = (plot: Plot, index: number): number =>
  ['range', 'limit', 'reference', 'submission'].indexOf(at(plot.series, index).role);

type Axes = Readonly<Record<'x' | 'y', object>>;

const axesOf = ({ x, y, series }: Plot, drawn: Drawn): Axes => {
  const names = [...new Set(series.flatMap(({ points }) => points.map((point) => String(point.x))))];
  return {
    x: {
      field: 'x',
      title: x.title,
      ...(x.scale === 'names'
        ? {
            type: 'ordinal',
            sort: names,
            axis: { labelAngle: names.some((name) => name.length > 3) ? -50 : 0, labelOverlap: 'parity', grid: false },
          }
        : {
            type: 'quantitative',
            scale: { zero: false, nice: false },
            axis: { format: ',.6~r', tickCount: 8, grid: false },
          }),
    },
    y: {
      field: 'y',
      type: 'quantitative',
      title: titleOf(y),
      scale: y.scale === 'log' ? { type: 'log' } : { zero: true },
      axis: { format: ',.6~r', ...(y.scale === 'log' ? { values: powers(drawn) } : { tickCount: 6 }) },
    },
  };
};

const titleOf = ({ title, unit }: Plot['y']): string => {
  if (unit === 'bytes') return plotMessages.bytes({ title });
  return unit === 'seconds' ? plotMessages.seconds({ title }) : title;
};

/** Where the labels of a logarithmic scale stand: at powers of ten, and between them where there are few. */
const powers = (drawn: Drawn): readonly number[] => {
  const values = drawn.series.flatMap((points) => points.flatMap(({ y, high }) => (high === null ? [y] : [y, high])));
  const [low, high] = values.reduce(([a, b], value) => [Math.min(a, value), Math.max(b, value)], [Infinity, 0]);
  const [from, to] = [Math.floor(Math.log10(low)), Math.ceil(Math.log10(high))];
  const steps = to - from <= 2 ? [1, 2, 5] : [1];
  return Array.from({ length: Math.min(40, to - from + 1) }, (_, index) => from + index).flatMap((power) =>
    steps.map((step) => Number((step * 10 ** power).toPrecision(3))),
  );
};

const layersOf = (plot: Plot, index: number, points: readonly PlotPoint[], axes: Axes): object[] => {
  if (points.length === 0) return [];
  const { color, dash, symbol } = styleOf(plot, index);
  const names = plot.x.scale === 'names';
  const rows = points.map(({ x, y, high }) => ({ x: names ? String(x) : x, y: round(y), high: round(high ?? y) }));
  const layer = (mark: object, more: object = {}): object => ({
    data: { values: rows },
    mark: { color, ...mark },
    encoding: { ...axes, ...more },
  });
  if (at(plot.series, index).role === 'range') {
    const band = { y2: { field: 'high' } };
    return [names ? layer({ type: 'rule', strokeWidth: 12 }, band) : layer({ type: 'area' }, band)];
  }
  if (!names) {
    const line = layer({ type: 'line', strokeWidth: 2, strokeDash: dash });
    return points.length > 1 ? [line] : [layer({ type: 'point', shape: symbol?.name ?? 'stroke', strokeDash: [1, 0] })];
  }
  if (symbol === null) return [layer({ type: 'tick', orient: 'horizontal', thickness: 2, size: 16 })];
  return [layer({ type: 'point', shape: symbol.name, size: 55, strokeWidth: 1.8, opacity: 1, filled: symbol.filled })];
};

const round = (value: number): number => Number(value.toPrecision(5));
