import { expect, it } from 'vitest';
import type { StyleResult } from '../contracts/language.ts';
import { styleChecks } from './style-checks.ts';

it('shows of each tool for style something, however much the first one finds', async () => {
  const found = (tool: string, count: number): StyleResult => {
    const findings = Array.from({ length: count }, (_, at) => ({
      ...{ path: 'A.java', line: at + 1, column: 1, rule: 'Rule', message: 'Words.' },
    }));
    return { tool, version: '1', notRun: null, findings };
  };
  const checks = await styleChecks(() => Promise.resolve([found('First', 90), found('Second', 3), found('Third', 30)]));
  expect(checks.map(({ cases }) => cases.length)).toEqual([19, 3, 18]);
  expect(checks.map(({ title }) => title)).toEqual([
    'First 1: 90 findings, 71 of them not shown',
    'Second 1: 3 findings',
    'Third 1: 30 findings, 12 of them not shown',
  ]);
});
