import { expect, it } from 'vitest';
import type { Check, SeriesCase } from '../contracts/check.ts';
import { unexplained } from '../testing/unexplained.ts';
import { guardCheck } from './guard-cases.ts';

it('a row of which no time is known may cost without end', () => {
  const script = { substitute: [], rows: [{}], steps: [{ op: 'counters' as const }] };
  const costOf = ({ cpuMs }: { readonly cpuMs: number | null }): number => cpuMs ?? Infinity;
  const series = { script, names: ['a'], cpuMs: 1, wallMs: 1, maxCrashes: 1, costOf };
  const judge = () => ({ passed: true as const });
  const one: SeriesCase = { kind: 'series', name: 'a', series, rows: [0], judge, reproduction: [] };
  const facts = { id: 'ours', section: 'timing', group: 'Timing', title: 'Ours', explanation: unexplained, needs: [] };
  const check: Check = { ...facts, cases: [one] };
  const [guarded] = guardCheck(check, '/course.ts').cases as readonly SeriesCase[];
  expect(guarded?.series.costOf?.({ observations: [], cpuMs: null, runs: 1 })).toBe(Infinity);
});
