import { describe, expect, it } from 'vitest';
import type { Table } from '../../contracts/report.ts';
import { audienceMessages } from '../../report/messages/audience.ts';
import { rowWord } from './values.ts';

const column = (id: string, unit: Table['columns'][number]['unit']): Table['columns'][number] => ({
  ...{ id, title: id, unit, detail: false },
});
const timing = [column('moves', 'count'), column('seconds', 'seconds'), column('limit', 'seconds')];
const memory = [column('bytes', 'bytes'), column('reference', 'bytes'), column('limit', 'bytes')];
const growth = [column('n16', 'microseconds'), column('exponent', 'ratio')];

type Row = Table['rows'][number];

const wordOf = (columns: Table['columns'], cells: Row['cells'], verdict: Row['verdict'] = 'failed'): string =>
  rowWord(columns, { name: 'row', check: 'check', verdict, cells });

describe('the word of a row', () => {
  it.each<[string, Table['columns'], Row['cells'], string]>([
    ['a time over its limit', timing, [20, 5.1, 5], 'over'],
    ['a wrong answer within the limit', timing, [20, 0.01, 5], 'failed'],
    ['a size over its limit', memory, [200, 100, 115], 'over'],
    ['a size that is too small', memory, [10, 100, 115], 'failed'],
    ['a value without a column for its limit', growth, [1.5, 2.4], 'over'],
    ['nothing that was measured', memory, [null, null, null], 'not measured'],
  ])('of a failed row tells %s', (_, columns, cells, word) => {
    expect(wordOf(columns, cells)).toBe(word);
  });

  it('of a row whose values are kept from students does not say that there are none', () => {
    const row = { name: audienceMessages.hiddenRow(), check: 'check', verdict: 'failed' as const };
    expect(rowWord(timing, { ...row, cells: [null, null, null] })).toBe('failed');
  });

  it('of any other row is its verdict', () => {
    expect(wordOf(timing, [20, 0.1, 5], 'passed')).toBe('ok');
    expect(wordOf(timing, [null, null, null], 'timed-out')).toBe('timed out');
  });
});
