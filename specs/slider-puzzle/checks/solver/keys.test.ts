import { describe, expect, it } from 'vitest';
import { asking, counters, queue } from '../../testing/observed.ts';
import { judgeKeysUnchanged } from './keys.ts';

describe('judging that keys are not changed', () => {
  it.each([0, null])('accepts %s changed keys', (changedKeys) => {
    expect(judgeKeysUnchanged(asking, 4, counters([queue({ inserts: 1, changedKeys })]))).toEqual({ passed: true });
  });

  it('rejects changed keys', () => {
    const judgement = judgeKeysUnchanged(asking, 4, counters([queue({ inserts: 9, changedKeys: 2 })]));
    expect(judgement).toMatchObject({ passed: false, actual: '2 objects changed' });
  });

  it('rejects a search without the queue', () => {
    expect(judgeKeysUnchanged(asking, 4, counters([]))).toMatchObject({ passed: false });
    expect(judgeKeysUnchanged(asking, 0, counters([]))).toEqual({ passed: true });
  });
});
