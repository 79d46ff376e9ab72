/** How many students have which score: a chart of vega-lite's, made when the page is, and the same as a table. */
import type { VNode } from 'preact';
import { dataTable, cell, fold, row } from '../../formats/html/parts.ts';
import { element } from '../../pages/figures/element.ts';
import { nodesOfSvg } from '../../pages/figures/plot-svg.ts';

/** Counts in ten steps of 10 points, and at last 100 and more; where there are no scores, there is a sentence. */
export const drawHistogram = async (scores: readonly number[]): Promise<VNode> => {
  if (scores.length === 0) return element('p', { class: 'soft' }, 'There are no scores yet.');
  const bars = Array.from({ length: 11 }, (_, step) => ({
    scores: step < 10 ? `${step * 10}–${step * 10 + 9}` : scores.some((score) => score > 100) ? '100+' : '100',
    students: scores.filter((score) => Math.min(10, Math.floor(score / 10)) === step).length,
  }));
  const { svgOf } = await import('../../pages/figures/svg-of.ts');
  const { children, width, height } = nodesOfSvg(await svgOf(specOf(bars)));
  const label = 'Students by score';
  const columns = [{ title: 'Score' }, { title: 'Students', number: true }];
  const rows = bars.map(({ scores, students }) => row(scores, [cell(students, true)]));
  return element(
    'figure',
    { class: 'plot' },
    element(
      'div',
      { class: 'plot-scroll from-end', tabIndex: 0, role: 'group', 'aria-label': label },
      element(
        'svg',
        { class: 'histogram', role: 'img', viewBox: `0 0 ${width} ${height}`, width, height, 'aria-label': label },
        children,
      ),
    ),
    element('figcaption', { class: 'remark' }, 'Each bar holds the scores from its first number up to the next bar.'),
    fold('The numbers of the chart', false, dataTable(label, columns, rows)),
  );
};

interface Bar {
  readonly scores: string;
  readonly students: number;
}

const specOf = (bars: readonly Bar[]): object => ({
  ...{ width: 560, height: 170, background: 'transparent', padding: 4 },
  config: {
    ...{ view: { stroke: null }, font: 'inherit', aria: false },
    axis: {
      ...{ labelColor: 'var(--soft)', titleColor: 'var(--soft)', labelFontSize: 12, titleFontSize: 12 },
      ...{ titleFontWeight: 'normal', domainColor: 'var(--edge)', ticks: false, grid: false, labelAngle: 0 },
    },
  },
  data: { values: bars },
  encoding: {
    x: { field: 'scores', type: 'ordinal', sort: null, title: 'Score', axis: { labelPadding: 4 } },
    y: { field: 'students', type: 'quantitative', title: null, axis: null },
  },
  layer: [
    { mark: { type: 'bar', color: 'var(--accent)' } },
    {
      transform: [{ filter: 'datum.students > 0' }],
      mark: { type: 'text', dy: -8, color: 'var(--text)', fontSize: 12 },
      encoding: { text: { field: 'students', format: ',' } },
    },
  ],
});
