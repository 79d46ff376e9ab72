import { describe, expect, it } from 'vitest';
import { named, openFiles } from '../testing/class.ts';

describe('times without a zone', () => {
  const timed = (...times: readonly string[]) => named(...times.map((time) => `HW_ada_attempt_${time}_Stack.java`));

  it.each([
    ['Europe/Berlin', ['2026-11-20T22:59:00.000Z']],
    ['America/New_York', ['2026-11-21T04:59:00.000Z']],
    ['UTC', ['2026-11-20T23:59:00.000Z']],
  ])('are those of %s, whatever the machine has', async (timeZone, times) => {
    const bundle = await openFiles(timed('2026-11-20-23-59-00'), { timeZone });
    expect(bundle.attempts.map(({ submittedAt }) => submittedAt?.toISOString())).toEqual(times);
    expect(bundle.hasLocalTimes).toBe(true);
  });

  it('are the earlier ones where the clocks change', async () => {
    const files = timed('2026-03-29-02-30-00', '2026-10-25-02-30-00', '2026-10-25-03-00-00');
    const { attempts } = await openFiles(files, { timeZone: 'Europe/Berlin' });
    expect(attempts.map(({ submittedAt }) => submittedAt?.toISOString())).toEqual([
      '2026-03-29T00:30:00.000Z',
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T02:00:00.000Z',
    ]);
  });
});
