import { describe, expect, it } from 'vitest';
import type { CheckResult } from '../../../harness/contracts/report.ts';
import { aCase, aCheck } from '../../../harness/testing/reports/passed.ts';
import { judgeFormat } from '../judges/format.ts';
import { asking, value } from '../judges/observed.ts';
import { consequenceOf } from './consequences.ts';

const failed = (id: string, verdict: CheckResult['verdict'] = 'failed'): CheckResult =>
  aCheck(id, { verdict, cases: [aCase('1', { verdict, hint: 'Why.' })] });
const follows = (check: CheckResult, ...others: string[]): string | null =>
  consequenceOf(check, [check, ...others.map((id) => failed(id))]);

describe('a check that failed', () => {
  it('follows from the search whose work it measures', () => {
    expect(follows(failed('timing-2-puzzle20'), 'queue-puzzle04-counts')).toBe('queue-puzzle04-counts');
    expect(follows(failed('memory-queue-puzzle20'), 'queue-priorities')).toBe('queue-priorities');
  });

  it('follows from toString() where it reads boards', () => {
    expect(follows(failed('board-5a'), 'board-4a')).toBe('board-4a');
  });

  it('of a Solver follows from its search only where it did not finish', () => {
    expect(follows(failed('solver-9b', 'timed-out'), 'queue-puzzle04-counts')).toBe('queue-puzzle04-counts');
    expect(follows(failed('solver-9b'), 'queue-puzzle04-counts')).toBeNull();
  });

  it('follows from a queue that is not the one of the library', () => {
    for (const id of ['solver-1', 'queue-puzzle04-counts', 'queue-priorities', 'rule-queue', 'integrity-queue']) {
      expect(follows(failed(id), 'queue-used')).toBe('queue-used');
    }
  });

  it('of two Solvers at a time follows from what one alone answers', () => {
    expect(follows(failed('solver-5'), 'solver-13b')).toBe('solver-13b');
    expect(follows(failed('solver-5'), 'solver-7')).toBeNull();
  });

  it('of random boards follows from the same method with files', () => {
    expect(follows(failed('solver-4a'), 'solver-2a', 'solver-2b')).toBe('solver-2a');
    expect(follows(failed('solver-15b'), 'solver-2a')).toBeNull();
  });

  it('of large boards follows from tiles that do not fit into their type, and from no other wrong text', () => {
    const large = Array.from({ length: 17 }, (_row, row) => Array.from({ length: 17 }, (_tile, col) => row * 17 + col));
    const cut = large.map((row) => row.map((tile) => tile & 255).join(' '));
    const narrow = judgeFormat(asking, large, value(['17', ...cut].join('\n')));
    const text = (hint: string | null): CheckResult =>
      aCheck('board-4b', { verdict: 'failed', cases: [aCase('1', { verdict: 'failed', hint })] });
    const equals = failed('board-20');
    expect(consequenceOf(equals, [equals, text('hint' in narrow ? (narrow.hint ?? null) : null)])).toBe('board-4b');
    expect(consequenceOf(equals, [equals, text('Why.')])).toBeNull();
  });

  it('of all methods follows from the one that it is about', () => {
    const about = (...methods: string[]): CheckResult =>
      aCheck('board-18', {
        verdict: 'failed',
        cases: methods.map((method) =>
          aCase(method, { verdict: 'failed', message: `${method}() on a board is wrong.` }),
        ),
      });
    expect(follows(about('equals', 'equals'), 'board-1a', 'board-10b')).toBe('board-10b');
    expect(follows(about('equals'), 'board-1a')).toBeNull();
    expect(follows(about('equals', 'hamming'), 'board-10b')).toBeNull();
  });

  it('of what a Solver holds follows from a queue in its fields', () => {
    expect(follows(failed('memory-solver-puzzle20'), 'rule-solver-fields')).toBe('rule-solver-fields');
  });

  it('fails for itself where nothing else failed', () => {
    for (const id of ['board-5a', 'timing-2-puzzle20', 'integration-solution']) expect(follows(failed(id))).toBeNull();
  });

  it('never follows from one of its own kind', () => {
    expect(follows(failed('solver-10a'), 'solver-10b')).toBeNull();
  });
});
