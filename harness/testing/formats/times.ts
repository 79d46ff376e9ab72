/** A table as timing has one: how long the submission took, and how long it may. */
import type { Table } from '../../contracts/report.ts';

/** Seconds by id of the check. */
export const timesOf = (seconds: Readonly<Record<string, number | null>>): Table => ({
  id: 'times',
  title: 'CPU time',
  section: 'timing',
  rowTitle: 'puzzle',
  columns: [
    { id: 'moves', title: 'moves', unit: 'count', detail: false },
    { id: 'seconds', title: 'seconds', unit: 'seconds', detail: false },
    { id: 'limit', title: 'limit', unit: 'seconds', detail: false },
  ],
  rows: Object.entries(seconds).map(([check, value]) => ({
    name: check,
    check,
    verdict: 'passed',
    cells: [20, value, 5],
  })),
  remarks: [],
});
