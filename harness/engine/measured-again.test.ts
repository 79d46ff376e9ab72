/** A row that is measured once more, on a real subject in a real sandbox. */
import { afterAll, expect, it } from 'vitest';
import type { MeasuredRow, Series, SeriesCase } from '../contracts/check.ts';
import { startSample } from '../testing/typescript.ts';
import { unexplained } from '../testing/unexplained.ts';
import { startBudget } from './budget.ts';
import { runChecks } from './run-checks.ts';
import { openPool } from './subject-pool.ts';

const subject = await startSample(`let made = 0;
export class Sample {
  private readonly isFirst = made++ === 0;
  slowly(): string {
    if (this.isFirst) return 'not searched';
    for (let i = 0; i < 300_000_000; i++) if (i * i < 0) break;
    return 'searched';
  }
}`);
const pool = openPool(1, () => subject);
afterAll(() => pool.close());

const series: Series = {
  script: {
    ...{ substitute: [], rows: [{}, {}], paced: true },
    steps: [
      { op: 'new', class: 'Sample', args: [], as: 's' },
      { op: 'call', on: 's', method: 'slowly', args: [] },
    ],
  },
  ...{ names: ['1', '2'], cpuMs: 5_000, wallMs: 30_000, maxCrashes: 1 },
  shouldRemeasure: (_, index) => index === 1,
};

/** What the second row counted by showed. */
const countedOf = async (given: Series): Promise<MeasuredRow | undefined> => {
  const seen: MeasuredRow[] = [];
  const judge: SeriesCase['judge'] = (rows) => {
    seen.push(...rows);
    return { passed: true };
  };
  const cases = [{ kind: 'series', name: '2', series: given, rows: [0, 1], judge, reproduction: [] } as const];
  const check = { id: 'check', section: 'timing', group: 'Group', title: 'A check', explanation: unexplained, cases };
  const budget = startBudget({ caseWallMs: 30_000, caseCpuMs: 5_000, totalMs: 120_000 });
  const context = { pool, long: pool, code: null, budget, seed: 1, unusable: new Map<string, string>() };
  const { signal } = new AbortController();
  await runChecks([{ ...check, needs: ['Sample'] }], { ...context, signal, onEvent: () => null });
  return seen[1];
};

it('is judged by one of its runs, not by the time of one and the answer of the other', async () => {
  const counted = await countedOf(series);
  expect(counted).toMatchObject({ runs: 2, observations: [{ kind: 'object' }, { value: 'not searched' }] });
});

it('is judged by the run of the smaller cost, where that is not its time', async () => {
  const counted = await countedOf({ ...series, costOf: ({ cpuMs }) => -(cpuMs ?? 0) });
  expect(counted).toMatchObject({ runs: 2, observations: [{ kind: 'object' }, { value: 'searched' }] });
});
