import { expect, it } from 'vitest';
import { aCase, aCheck } from '../testing/reports/passed.ts';
import { tablesOf } from './tables.ts';

it('finds the row of a random case, whose name ends with the number of its inputs', () => {
  const spec = {
    ...{ id: 't', title: 'T', section: 'timing', rowTitle: 'Row' },
    columns: [{ id: 'steps', title: 'steps', unit: 'count' as const }],
    rows: ['small', 'small boards', 'large'].map((name) => ({ name, check: 'a', case: name })),
  };
  const cases = ['small boards (200 boards)', 'small (100 boards)'].map((name, index) =>
    aCase(name, { measured: { steps: index } }),
  );
  const [table] = tablesOf([spec], [aCheck('a', { cases })]);
  expect(table?.rows.map(({ name, cells }) => [name, ...cells])).toEqual([
    ['small', 1],
    ['small boards', 0],
  ]);
});
