import { describe, expect, it } from 'vitest';
import type { Table } from '../../contracts/report.ts';
import { passedReport } from '../../testing/reports/passed.ts';
import { makePaint } from '../../text/paint.ts';
import { drawTable, tableLines } from './tables.ts';

const table: Table = {
  id: 'memory',
  title: 'Memory',
  section: 'memory',
  rowTitle: 'n',
  columns: [
    { id: 'bytes', title: 'bytes', unit: 'bytes', detail: false },
    { id: 'limit', title: 'limit', unit: 'bytes', detail: true },
    { id: 'ratio', title: 'ratio', unit: 'ratio', detail: false },
  ],
  rows: [
    { name: '2', check: 'memory-2', verdict: 'passed', cells: [128, 165.6, 1] },
    { name: '120', check: 'memory-120', verdict: 'failed', cells: [1_234_567, 70_730, null] },
    { name: '127', check: 'memory-127', verdict: 'timed-out', cells: [null, null, null] },
  ],
  remarks: ['A sentence about the table that is longer than the page is wide, so that it is wrapped at its words.'],
};

const lines = tableLines({ ...passedReport(), tables: [table] }, 60, makePaint(false));
const text = lines.join('\n');

describe('a table', () => {
  it('has thousands apart, ratios with two places, and a dash for what was not measured', () => {
    expect(text).toContain('1,234,567');
    expect(text).toContain('1.00');
    expect(text).toMatch(/│127 +│ +- │ +- │timed out/);
  });

  it('leaves out what is too much for a page', () => {
    expect(text).not.toContain('limit');
    expect(text).not.toContain('70,730');
  });

  it('tells the verdict of each row', () => {
    expect(lines.filter((line) => /ok|over|timed out/.test(line))).toHaveLength(3);
  });

  it('is left out where nothing was run', () => {
    const rows = table.rows.map((row) => ({ ...row, verdict: 'skipped' as const }));
    expect(tableLines({ ...passedReport(), tables: [{ ...table, rows }] }, 60, makePaint(false))).toEqual([]);
  });

  it('wraps its remarks', () => {
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60);
  });
});

describe('a table that is wider than there is room', () => {
  const column = (id: string, unit: Table['columns'][number]['unit']): Table['columns'][number] => ({
    ...{ id, title: id, unit, detail: false },
  });
  const wide: Table = {
    ...table,
    columns: [column('insert()', 'count'), column('of bytes', 'bytes'), column('ratio', 'ratio')],
    rows: [
      { name: '20', check: 'timing-20', verdict: 'failed', cells: [4_445_345, 115_852_520, 431.504] },
      { name: '30', check: 'timing-30', verdict: 'passed', cells: [1_711, 99_999, 1.504] },
      { name: '41', check: 'timing-41', verdict: 'grader-fault', cells: [null, null, null] },
    ],
  };
  const drawn = (width: number): string[] => drawTable(wide, width, makePaint(false));

  it('is exact where there is room', () => {
    expect(drawn(80).join('\n')).toContain('│4,445,345 │115,852,520 │431.50 │over');
  });

  it('has large numbers with three digits, and small ones as they are', () => {
    const shown = drawn(56).join('\n');
    expect(shown).toContain('4.45M │    116M │  432 │over');
    expect(shown).toContain('1,711 │  99,999 │ 1.50 │ok');
  });

  it.each([56, 48])('keeps its lines within %i columns', (width) => {
    expect(drawn(width).filter((line) => line.length > width)).toEqual([]);
  });

  it('breaks long verdicts in the end', () => {
    expect(drawn(48).join('\n')).toMatch(/│41 .*│fault of the *│\n│ .*│grader *│/u);
  });
});
