import { describe, expect, it } from 'vitest';
import type { CaseResult, CheckResult } from '../../../../harness/contracts/report.ts';
import { aCase, aCheck } from '../../../../harness/testing/reports/passed.ts';
import { revokedPasses } from './revoked-passes.ts';
import { boardsCheckId } from './boards.ts';
import { hiddenCheckId, publishedCheckId } from './hidden.ts';
import { queueCheckId } from './queue.ts';

type Measured = NonNullable<CaseResult['measured']>;

const results = (id: string, ...measured: readonly Measured[]): CheckResult =>
  aCheck(id, {
    section: 'integrity',
    cases: measured.map((one, index) =>
      aCase(`puzzle${String(20 + index)}.txt`, { measured: one, message: 'It is so.', hint: 'Search.' }),
    ),
  });

const stored = { state: 'stored', wrongTwin: 1, over: '', unseen: 0 };
const costly = { ...stored, wrongTwin: 0, over: '2 4b 1' };
const same = { state: 'same', wrongTwin: 0, over: '', unseen: 0 };
const idle = { idle: 1 };

describe('stored answers', () => {
  it.each([hiddenCheckId, publishedCheckId])('take back all that is asked about the file, found by %s', (id) => {
    expect(revokedPasses([results(id, same, stored)])).toMatchObject([
      { checks: ['solver-*', 'queue-*', 'timing-*'], case: 'puzzle21.txt', message: 'It is so.' },
    ]);
  });

  it('take back the rows of the limits alone that the mirrored puzzle exceeds', () => {
    expect(revokedPasses([results(hiddenCheckId, costly)])).toMatchObject([
      { checks: ['timing-1-puzzle20', 'timing-2-puzzle20', 'timing-4b-puzzle20'], case: 'puzzle20.txt' },
    ]);
  });

  it('take nothing back where a hidden board is answered right without a search that shows', () => {
    const unseen = results(publishedCheckId, { ...same, unseen: 1 });
    expect(revokedPasses([results(hiddenCheckId, stored, costly), unseen])).toEqual([]);
  });

  it('take nothing back when two are found twice', () => {
    const again = results(publishedCheckId, stored, costly, { ...same, unseen: 1 });
    expect(revokedPasses([results(hiddenCheckId, stored, costly), again])).toEqual([]);
  });

  it('are taken back all the same when there are three: one such board pardons no table', () => {
    const unseen = results(publishedCheckId, { ...same, unseen: 1 });
    expect(revokedPasses([results(hiddenCheckId, stored, costly, stored), unseen])).toHaveLength(3);
  });

  it('hide behind some traffic: three wrong twins of files whose search does not show', () => {
    const hidden = { ...stored, state: 'unseen' };
    expect(revokedPasses([results(hiddenCheckId, hidden, hidden, { ...hidden, wrongTwin: 0 })])).toEqual([]);
    const taken = revokedPasses([results(hiddenCheckId, hidden, hidden, same, hidden)]);
    expect(taken.map(({ case: name }) => name)).toEqual(['puzzle20.txt', 'puzzle21.txt', 'puzzle23.txt']);
    expect(taken[0]).toMatchObject({ checks: ['solver-*', 'queue-*', 'timing-*'] });
    expect(taken[0]?.message).toContain('3 such puzzles are answered wrongly when they are mirrored');
  });
});

describe('mirrored puzzles with many times as many calls', () => {
  const costlier = { ...same, state: 'costlier', over: '3 4b' };

  it('take back the rows of the limits that they exceed', () => {
    const taken = revokedPasses([results(hiddenCheckId, costlier), results(publishedCheckId, same, costlier)]);
    expect(taken).toMatchObject([
      { checks: ['timing-3-puzzle20', 'timing-4b-puzzle20'], case: 'puzzle20.txt', revokedBy: hiddenCheckId },
      { checks: ['timing-3-puzzle21', 'timing-4b-puzzle21'], case: 'puzzle21.txt', revokedBy: publishedCheckId },
    ]);
  });

  it('take back nothing when there is one, found twice or not', () => {
    expect(revokedPasses([results(hiddenCheckId, costlier), results(publishedCheckId, costlier)])).toEqual([]);
  });
});

describe('answers that differ, but are searched for', () => {
  it.each(['same', 'differs', 'reverse'])('take nothing back: %s', (state) => {
    expect(revokedPasses([results(hiddenCheckId, { ...stored, state }, { ...costly, state })])).toEqual([]);
  });

  it('take nothing back either when all of them together are told to a person', () => {
    const together = aCase('all together', { verdict: 'failed', measured: { published: '9 of 9', twin: '0 of 9' } });
    expect(revokedPasses([aCheck(hiddenCheckId, { verdict: 'failed', cases: [together] })])).toEqual([]);
  });
});

describe('a search that is not on the boards', () => {
  it('costs what was counted on the boards, when the tiles of the text were solved instead', () => {
    expect(revokedPasses([results(boardsCheckId, { copies: 1 })])).toMatchObject([
      { checks: ['timing-4a-*', 'timing-4b-*'], case: null, message: expect.stringContaining('It is so.') as string },
    ]);
  });

  it('costs nothing when the answers only depend on the text', () => {
    expect(revokedPasses([results(boardsCheckId, { copies: 0 })])).toEqual([]);
  });
});

describe('a queue that is not the search', () => {
  it('costs what was counted with it, found on two puzzles', () => {
    expect(revokedPasses([results(queueCheckId, idle, {}, idle)])).toMatchObject([
      { checks: ['queue-*', 'timing-2-*'], case: null, message: expect.stringContaining('It is so.') as string },
    ]);
  });

  it('costs nothing when it is found on one puzzle, which might be chance', () => {
    expect(revokedPasses([results(queueCheckId, idle, {}, {})])).toEqual([]);
  });

  it('costs nothing when the check failed for another reason', () => {
    expect(revokedPasses([results(queueCheckId, {}, {})])).toEqual([]);
  });
});
