/**
 * A plot: SVG of vega-lite's with the page's own colours, one sentence, and the values as a table. Roles of series differ
 * in shape and dash as well as in colour.
 */
import type { VNode } from 'preact';
import { element } from './element.ts';
import type { Plot } from '../../contracts/shown.ts';
import { type Drawn, drawnPoints } from './plot-points.ts';
import { plotSpec, styleOf } from './plot-spec.ts';
import { drawPlotTable } from './plot-table.ts';
import { nodesOfSvg } from './plot-svg.ts';
import { plotMessages } from './messages.ts';

export const drawPlot = async (plot: Plot): Promise<VNode> => {
  const drawn = drawnPoints(plot);
  return element(
    'figure',
    { class: 'plot' },
    element('figcaption', null, element('strong', null, plot.title), ' ', plot.sentence),
    drawn.points === 0 ? element('p', null, plotMessages.noPoints()) : await drawPicture(plot, drawn),
    drawn.notes.map((note) => element('p', { class: 'plot-note' }, note)),
    drawPlotTable(plot),
  );
};

const drawPicture = async (plot: Plot, drawn: Drawn): Promise<VNode> => {
  const { svgOf } = await import('./svg-of.ts');
  const { children, width, height } = nodesOfSvg(await svgOf(plotSpec(plot, drawn)));
  const picture = element(
    'svg',
    { class: 'plot-svg', role: 'img', viewBox: `0 0 ${width} ${height}`, width, height, 'aria-label': plot.title },
    element('title', null, plot.title),
    element('desc', null, `${describe(plot)} ${plot.sentence}`),
    children,
  );
  return element(
    'div',
    null,
    drawKey(plot),
    element('div', { class: 'plot-scroll', tabIndex: 0, role: 'group', 'aria-label': plot.title }, picture),
  );
};

const describe = (plot: Plot): string =>
  (plot.y.scale === 'log' ? plotMessages.describeLogarithmic : plotMessages.describe)({
    x: plot.x.title,
    y: plot.y.title,
    series: plot.series.map(({ title }) => title).join(', '),
  });

/** What each shape stands for; text, so that it wraps where there is little room. */
const drawKey = (plot: Plot): VNode =>
  element(
    'ul',
    { class: 'plot-key', 'aria-label': plotMessages.key() },
    plot.series.map((series, index) => {
      const { color, dash, symbol } = styleOf(plot, index);
      const lines = plot.x.scale === 'linear';
      const mark =
        series.role === 'range'
          ? element('rect', { x: 4, y: 2, width: 16, height: 8, fill: color })
          : lines || symbol === null
            ? element('path', {
                d: 'M1,6h22',
                stroke: color,
                'stroke-width': 2,
                'stroke-dasharray': lines ? dash.join(' ') : '',
              })
            : element('path', {
                d: symbol.path,
                transform: 'translate(12,6)',
                stroke: color,
                'stroke-width': 2,
                fill: symbol.filled ? color : 'none',
              });
      return element(
        'li',
        null,
        element('svg', { width: 24, height: 12, viewBox: '0 0 24 12', 'aria-hidden': 'true' }, mark),
        ' ',
        series.title,
      );
    }),
  );
