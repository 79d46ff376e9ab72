import { describe, expect, it } from 'vitest';
import type { Table } from '../../contracts/report.ts';
import { passedReport } from '../../testing/reports/passed.ts';
import { makePaint } from '../../text/paint.ts';
import { tableLines } from './tables.ts';

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

  it('wraps its remarks', () => {
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60);
  });
});
