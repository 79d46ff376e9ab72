import { describe, expect, it } from 'vitest';
import type { Check, Series } from '../contracts/check.ts';
import { narrowSeries } from './narrow-series.ts';
import { chooseChecks, selectChecks } from './select.ts';
import { unexplained } from '../testing/unexplained.ts';

const series: Series = {
  script: { substitute: [], rows: [{ n: 0 }, { n: 1 }, { n: 2 }, { n: 3 }], steps: [{ op: 'counters' }], paced: true },
  names: ['zero', 'one', 'two', 'three'],
  cpuMs: 1,
  wallMs: 1,
  maxCrashes: 3,
  shouldRemeasure: (_, index) => index === 3,
};
const check = (id: string, rows: readonly number[]): Check => ({
  id,
  section: 'timing',
  group: 'Timing',
  title: id,
  explanation: unexplained,
  needs: [],
  cases: [{ kind: 'series', name: id, series, rows, judge: () => ({ passed: true }), reproduction: [] }],
});
const seriesOf = ({ cases }: Check): Series | null => (cases[0]?.kind === 'series' ? cases[0].series : null);
const rowsOf = ({ cases }: Check): unknown => (cases[0]?.kind === 'series' ? cases[0].rows : null);

describe('a series of which some rows are asked for', () => {
  const all = [check('a', [3]), check('b', [1]), check('c', [0]), check('d', [3, 1])];

  it('runs these alone, once for all cases, in order', () => {
    const narrowed = narrowSeries([check('a', [3]), check('b', [1]), check('d', [3, 1])]);
    expect(narrowed.map(rowsOf)).toEqual([[1], [0], [1, 0]]);
    const [one] = narrowed.map(seriesOf);
    expect(new Set(narrowed.map(seriesOf)).size).toBe(1);
    expect([one?.names, one?.script.rows]).toEqual([
      ['one', 'three'],
      [{ n: 1 }, { n: 3 }],
    ]);
  });

  it('measures the same rows once more', () => {
    const [narrowed] = narrowSeries([check('d', [3, 1])]).map(seriesOf);
    const again = [0, 1].map((index) => narrowed?.shouldRemeasure?.({ observations: [], cpuMs: 1, runs: 1 }, index));
    expect(again).toEqual([false, true]);
  });

  it('holds the same rows for excessive', () => {
    const asked = {
      ...check('d', []),
      cases: check('d', [3, 1]).cases.map((one) => ({
        ...one,
        series: { ...series, isExcessive: (_: unknown, index: number) => index === 3 },
      })),
    };
    const [narrowed] = narrowSeries([asked]).map(seriesOf);
    const excessive = [0, 1].map((index) => narrowed?.isExcessive?.({ observations: [], cpuMs: 1, runs: 1 }, index));
    expect(excessive).toEqual([false, true]);
  });

  it('spares the same rows', () => {
    const spare = { stops: [2, 3], isNeeded: () => false };
    const asked = {
      ...check('a', []),
      cases: check('a', [1, 3]).cases.map((one) => ({ ...one, series: { ...series, spare } })),
    };
    expect(narrowSeries([asked]).map(seriesOf)[0]?.spare).toEqual({ ...spare, stops: [1, 1] });
  });

  it('is what switching some checks off does', () => {
    const choice = { off: ['a', 'd'], visibility: [], details: [], dueDate: null, places: new Map<string, string>() };
    expect(chooseChecks(all, { set: 'extended', ...choice }).map(seriesOf)[0]?.names).toEqual(['zero', 'one']);
    expect(chooseChecks(all, { set: 'extended', ...choice, off: [] }).map(seriesOf)[0]).toBe(series);
  });

  it('is what asking for some checks does', () => {
    expect(selectChecks(all, ['b']).map(seriesOf)[0]?.names).toEqual(['one']);
    expect(selectChecks(all, []).map(seriesOf)[0]).toBe(series);
  });
});
