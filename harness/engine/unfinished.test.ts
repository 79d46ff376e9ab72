/** Which scripts are known not to finish, by one that did not. */
import { describe, expect, it } from 'vitest';
import type { Script } from '../contracts/protocol.ts';
import type { EndedOutcome } from './outcome-text.ts';
import { newUnfinished } from './unfinished.ts';

const silence = { head: '', tail: '', bytes: 0 };
const stopped: EndedOutcome = {
  ...{ kind: 'timed-out', clock: 'cpu', limitMs: 2_000, rows: [], rowCpuMs: [], step: 0, out: silence, err: silence },
};
const asking = (method: string, facts: Partial<Script> = {}): Script => ({
  substitute: ['Board'],
  rows: [{ tiles: 'hard', moves: method }],
  steps: [
    { op: 'new', class: 'Solver', args: [{ kind: 'row', field: 'tiles' }], as: 'solver' },
    { op: 'call', on: 'solver', method, args: [] },
  ],
  ...facts,
});
const within = (ms: number) => ({ wallMs: 2 * ms, cpuMs: ms });

/** After moves() was stopped in the constructor, or at another step, within two seconds. */
const known = (asked: Script, ms: number, { step = 0, kind = 'timed-out' } = {}): boolean => {
  const unfinished = newUnfinished();
  const watched = asking('moves', { watch: { searches: true } });
  unfinished.note(watched, within(2_000), { ...stopped, kind, step } as EndedOutcome);
  return unfinished.known(asked, within(ms)) !== null;
};
const watch = { searches: true };

describe('known not to finish', () => {
  it.each([
    ['is what makes the same object', asking('solution', { watch }), 2_000],
    ['is what is watched less, within half the time', asking('solution'), 1_000],
    ['is what has other data for later steps', asking('moves', { watch, rows: [{ tiles: 'hard', moves: 3 }] }), 2_000],
  ])('%s', (_, asked, ms) => {
    expect(known(asked, ms)).toBe(true);
  });

  it.each([
    ['what has more time', asking('moves', { watch }), 2_001],
    ['what is watched less, in more than half the time', asking('moves'), 1_001],
    ['what has other data', asking('moves', { watch, rows: [{ tiles: 'easy', moves: 'moves' }] }), 2_000],
    ['what runs on other classes', asking('moves', { watch, substitute: [] }), 2_000],
    ['what has its queues in disorder', asking('moves', { watch: { ...watch, disorder: 1 } }), 1_000],
    ['several rows', asking('moves', { watch, rows: [{ tiles: 'hard' }, { tiles: 'hard' }] }), 2_000],
    ['a paced row', asking('moves', { watch, paced: true }), 2_000],
  ])('is not %s', (_, asked, ms) => {
    expect(known(asked, ms)).toBe(false);
  });

  it('is not another method, where the constructor finished', () => {
    const inMoves = { step: 1 };
    expect([
      known(asking('solution', { watch }), 2_000, inMoves),
      known(asking('moves', { watch }), 2_000, inMoves),
    ]).toEqual([false, true]);
  });

  it('is nothing that crashed', () => {
    expect(known(asking('moves', { watch }), 2_000, { kind: 'crashed' })).toBe(false);
  });

  it('is what was asked with the most time, whatever came after it', () => {
    const unfinished = newUnfinished();
    const asked = asking('moves');
    for (const ms of [2_000, 500]) unfinished.note(asked, within(ms), stopped);
    expect(unfinished.known(asked, within(2_000))).toBe(stopped);
  });
});
