import { describe, expect, it } from 'vitest';
import type { StaticFinding } from '../../../../harness/contracts/check.ts';
import type { ClassFacts, CodeFacts, FieldFacts } from '../../../../harness/contracts/code-facts.ts';
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

  it('of none that lose their tiles, as their text shows', () => {
    const light = weighed('memory-board-8', { bytes: 24, tooLittle: 1 });
    expect(texts(light, aCheck('board-4b', { verdict: 'failed' }))).toEqual([]);
    expect(texts(light, aCheck('board-4b', { verdict: 'passed' }))).toHaveLength(1);
    expect(texts(light, aCheck('board-4b', { verdict: 'skipped' }))).toHaveLength(1);
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
    expect(texts(weighed('memory-board-after-use', { uneven: 1 }))).toHaveLength(1);
  });

  it('of no queue that no search goes through', () => {
    const bare = weighed('memory-queue-puzzle20', { bare: 1 });
    expect(texts(bare, aCheck('queue-used', { verdict: 'failed' }))).toEqual([]);
    expect(texts(bare, aCheck('queue-used', { verdict: 'passed' }))).toHaveLength(1);
  });

  it('of what lies beside Solvers only where they find something', () => {
    const beside = weighed('memory-solver-puzzle20', { outside: 2_000_000 });
    const unused = aCheck('queue-used', { verdict: 'failed' });
    expect(texts(beside, unused, aCheck('solver-2b', { verdict: 'failed' }))).toEqual([]);
    expect(texts(beside, unused, aCheck('solver-2b', { verdict: 'passed' }))).toHaveLength(1);
  });

  it('when those are told who see all that found it', () => {
    const outside = { outside: 2_000_000 };
    const seen = weighed('memory-board-8', outside);
    const hidden = { ...weighed('memory-solver-puzzle20', outside), details: 'staff' } as const;
    const quiet = { ...weighed('memory-queue-puzzle20', {}), visibility: 'staff' } as const;
    expect(memoryFollowUps().needed([quiet, seen])).toMatchObject([{ visibility: 'always', details: 'always' }]);
    expect(memoryFollowUps().needed([seen, hidden])).toMatchObject([{ visibility: 'always', details: 'staff' }]);
  });

  it('of nothing else', () => {
    expect(memoryFollowUps().needed([weighed('memory-board-8', { bytes: 576 }), aCheck('board-1a', {})])).toEqual([]);
  });
});

describe('the place that a person is told', () => {
  const field = (line: number, more: Partial<FieldFacts>): FieldFacts => ({
    ...{ name: 'f', type: 'Object', typeNames: ['java.lang.Object'], static: true, final: true, visible: false, line },
    ...more,
  });
  const owner = (name: string, line: number, fields: readonly FieldFacts[]): ClassFacts => ({
    ...{ name, outermost: name, path: `${name}.java`, line, visible: true, superclass: null, interfaces: [] },
    ...{ fields, methods: [], references: [] },
  });
  const placesIn = (code: CodeFacts): unknown[] =>
    memoryFollowUps()
      .needed([weighed('memory-solver-puzzle20', { outside: 2_000_000 })])
      .flatMap(({ cases }) => cases)
      .flatMap((one) => (one.kind === 'static' ? one.inspect(code) : []))
      .map(({ path, line }) => [path, line]);

  it('is a static field that changes rather than a constant', () => {
    const fields = [field(3, {}), field(4, { final: false })];
    expect(placesIn({ classes: [owner('Board', 1, fields)], modules: [] })).toEqual([['Board.java', 4]]);
  });

  it('is a constant that holds objects rather than a number', () => {
    const fields = [field(3, { typeNames: [] }), field(4, {})];
    expect(placesIn({ classes: [owner('Board', 1, fields)], modules: [] })).toEqual([['Board.java', 4]]);
  });

  it('is the class that was weighed when nothing is static', () => {
    const classes = [owner('Board', 1, [field(2, { static: false })]), owner('Solver', 7, [])];
    expect(placesIn({ classes, modules: [] })).toEqual([['Solver.java', 7]]);
  });
});
