import { describe, expect, it } from 'vitest';
import { totalsLine } from './totals.ts';

const totals = { passed: 12, failed: 0, skipped: 0 };

describe('totalsLine', () => {
  it('has passed and failed, and nothing else when no test was skipped', () => {
    expect(totalsLine(totals, 0)).toBe('12 passed, 0 failed');
  });

  it('adds skipped tests', () => {
    expect(totalsLine({ ...totals, skipped: 3 }, 0)).toBe('12 passed, 0 failed, 3 skipped');
  });

  it('never shows 0 failed for a run that failed', () => {
    expect(totalsLine(totals, 1)).toBe('12 passed, 1 failed');
    expect(totalsLine({ ...totals, failed: 3 }, 1)).toBe('12 passed, 3 failed');
    expect(totalsLine(null, 1)).toBe('0 passed, 1 failed');
  });
});
