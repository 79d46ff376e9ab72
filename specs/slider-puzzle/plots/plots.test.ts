import { describe, expect, it } from 'vitest';
import type { Table } from '../../../harness/contracts/report.ts';
import { plotsFor } from './index.ts';

const limits = {
  countFactor: 2,
  fairness: 'provable',
  secondsPerPuzzle: null,
  memoryFactor: 1,
} as const;

/** One row for each puzzle: its inserts, its limit, and the most that is provable. */
const table = (
  rows: readonly (readonly [name: string, inserts: number | null, limit: number, most: number])[],
  unsolved: readonly string[] = [],
): Table => ({
  id: 'timing-2',
  title: 'x',
  section: 'timing',
  rowTitle: 'puzzle',
  columns: ['inserts', 'insertsReference', 'insertsLimit', 'insertsMost'].map((id) => ({
    id,
    title: id,
    unit: 'count',
    detail: false,
  })),
  rows: rows.map(([name, inserts, limit, most]) => ({
    name,
    check: `timing-2-puzzle${name}`,
    verdict: inserts === null || inserts > Math.max(limit, most) || unsolved.includes(name) ? 'failed' : 'passed',
    cells: [inserts, inserts === null ? null : limit / 2, limit, most],
  })),
  remarks: [],
});

const plots = (...tables: Table[]) => plotsFor({ puzzles: [], missing: [] }, limits)([], tables);

describe('the plots', () => {
  it('say that all is within what is allowed, be it by the factor or by proof', () => {
    const [plot] = plots(
      table([
        ['20', 10, 20, 5],
        ['21', 30, 20, 40],
      ]),
    );
    expect(plot?.sentence).toBe('All 2 puzzles are within what is allowed.');
    expect(plot?.series.map(({ role }) => role)).toEqual(['submission', 'reference', 'limit', 'range']);
  });

  it('say how many are above, which is the first, and how many were not measured', () => {
    const [plot] = plots(
      table([
        ['20', 10, 20, 5],
        ['30', 50, 20, 40],
        ['31', 60, 20, 40],
        ['46', null, 20, 40],
      ]),
    );
    expect(plot?.sentence).toBe(
      '2 of 3 puzzles are above what is allowed; the first is puzzle30. 1 puzzle was not solved or not measured.',
    );
  });

  it('do not praise what was done for a puzzle that was not solved', () => {
    const sentence = (...solved: [string, number, number, number][]) =>
      plots(table([['20', 10, 20, 5], ...solved], ['20']))[0]?.sentence;
    expect(sentence()).toBe('1 puzzle was not solved or not measured.');
    expect(sentence(['21', 10, 20, 5])).toBe(
      'The 1 puzzle is within what is allowed. 1 puzzle was not solved or not measured.',
    );
  });

  it('name the checks whose values they hold, so that they can be kept from students', () => {
    const [plot] = plots(
      table([
        ['20', 10, 20, 5],
        ['21', 30, 20, 40],
      ]),
    );
    expect(plot?.checks).toEqual(['timing-2-puzzle20', 'timing-2-puzzle21']);
  });

  it('are left out without values', () => {
    expect(plots()).toEqual([]);
    expect(plots(table([['20', null, 20, 5]]))).toEqual([]);
  });
});
