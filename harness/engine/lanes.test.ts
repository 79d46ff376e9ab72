import { expect, it } from 'vitest';
import type { Case, Check, Series } from '../contracts/check.ts';
import { seriesLanes } from './lanes.ts';

const series = (name: string): Series => ({ names: [name] }) as unknown as Series;
const check = (section: string, ...asked: readonly Series[]): Check =>
  ({
    ...{ id: section, section, group: section, title: section, needs: ['Sample'] },
    cases: asked.map((one, index): Case => ({
      ...{ kind: 'series', name: String(index), series: one, rows: [0] },
      ...{ judge: () => ({ passed: true as const }), reproduction: [] },
    })),
  }) as unknown as Check;

it('has the series of a section in a lane, and first the lane that most cases wait for', () => {
  const [memory, timing, more] = [series('memory'), series('timing'), series('more')];
  const lanes = seriesLanes([check('memory', memory), check('timing', timing, timing, more), check('other', timing)]);
  expect(lanes).toEqual([
    { name: 'timing of Sample', classes: 'Sample', series: [timing, more] },
    { name: 'memory of Sample', classes: 'Sample', series: [memory] },
  ]);
});
