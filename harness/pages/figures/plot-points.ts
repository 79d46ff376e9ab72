/** Which points of a plot can be drawn, and what is to be said about the others. */
import type { Plot } from '../../contracts/shown.ts';
import { plotMessages } from './messages.ts';

export type PlotPoint = Plot['series'][number]['points'][number] & { readonly y: number };

export interface Drawn {
  /** By series of the plot, in order. */
  readonly series: readonly (readonly PlotPoint[])[];
  readonly points: number;
  readonly notes: readonly string[];
}

/** For all series together: more would make the page heavy, and show nothing more at its width. */
const mostPoints = 480;

export const drawnPoints = (plot: Plot): Drawn => {
  const log = plot.y.scale === 'log';
  const measured = plot.series.map(({ points }) => points.filter(isMeasured));
  const drawable = measured.map((points) => points.filter(({ y }) => !log || y > 0));
  const share = Math.max(2, Math.floor(mostPoints / Math.max(1, drawable.length)));
  const series = drawable.map((points) => thin(points, share));
  const points = countOf(series);
  const possible = countOf(drawable);
  const zeros = countOf(measured) - possible;
  return {
    series,
    points,
    notes: [
      ...(zeros > 0 ? [plotMessages.zeros({ count: zeros })] : []),
      ...(possible > points ? [plotMessages.thinned({ all: possible, drawn: points })] : []),
    ],
  };
};

const countOf = (series: readonly (readonly PlotPoint[])[]): number =>
  series.reduce((sum, points) => sum + points.length, 0);

const isMeasured = (point: Plot['series'][number]['points'][number]): point is PlotPoint =>
  point.y !== null && Number.isFinite(point.y);

/** Evenly, with the first, the last, and of each stretch the highest. */
const thin = (points: readonly PlotPoint[], most: number): readonly PlotPoint[] => {
  if (points.length <= most) return points;
  const [first, last] = [points[0], points.at(-1)];
  const inner = points.slice(1, -1);
  const stretch = inner.length / (most - 2);
  const highest = Array.from({ length: most - 2 }, (_, index) => {
    const part = inner.slice(Math.floor(index * stretch), Math.max(1, Math.floor((index + 1) * stretch)));
    return part.reduce<PlotPoint | undefined>(
      (best, one) => (best === undefined || one.y > best.y ? one : best),
      undefined,
    );
  });
  return [first, ...highest, last].filter((point) => point !== undefined);
};
