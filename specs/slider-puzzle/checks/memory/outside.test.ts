import { describe, expect, it } from 'vitest';
import type { StaticFinding } from '../../../../harness/contracts/check.ts';
import type { CheckResult } from '../../../../harness/contracts/report.ts';
import { aCase, aCheck } from '../../../../harness/testing/reports/passed.ts';
import { memoryFollowUps } from './outside.ts';

const weighed = (id: string, measured: Record<string, number>): CheckResult =>
  aCheck(id, { section: 'memory', cases: [aCase('one', { measured })] });

const findings = (...results: readonly CheckResult[]): StaticFinding[] =>
  memoryFollowUps()
    .needed(results)
    .flatMap(({ cases }) => cases)
    .flatMap((one) => (one.kind === 'static' ? one.inspect({ classes: [], modules: [] }) : []));

const texts = (...results: readonly CheckResult[]): string[] => findings(...results).map(({ message }) => message);

describe('a person is told', () => {
  it('of boards that hold less than their tiles', () => {
    expect(texts(weighed('memory-board-8', { bytes: 24, tooLittle: 1 }))).toEqual([
      'A Board holds too little to know its tiles, so they are lost or kept elsewhere, where they are not measured (memory-board-8).',
    ]);
  });

  it('of much that lies beside the objects, once, with the largest figure', () => {
    const [one, ...others] = texts(
      weighed('memory-board-8', { outside: 2_000_000 }),
      weighed('memory-board-12', { outside: 9_000_000 }),
    );
    expect(one).toMatch(/9,000,000 bytes.*\(memory-board-8, memory-board-12\)\.$/u);
    expect(others).toEqual([]);
  });

  it('of queues that hold less than their boards', () => {
    expect(texts(weighed('memory-queue-puzzle20', { bare: 1 }))).toHaveLength(1);
  });

  it('of nothing else', () => {
    expect(memoryFollowUps().needed([weighed('memory-board-8', { bytes: 576 }), aCheck('board-1a', {})])).toEqual([]);
  });
});
