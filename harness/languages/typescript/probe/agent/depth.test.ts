import { expect, it } from 'vitest';
import { atDepthOfScript, atRandomDepth } from './depth.ts';

const depthOf = (at: typeof atRandomDepth): number => at(() => new Error().stack?.split('\n').length ?? 0);

it('calls at many depths, and gives what the call gives', () => {
  Error.stackTraceLimit = 1_000;
  const depths = Array.from({ length: 500 }, () => depthOf(atRandomDepth));
  expect(new Set(depths).size).toBeGreaterThan(50);
  expect(Math.max(...depths) - Math.min(...depths)).toBeLessThan(64);
});

it('runs scripts at depths that differ by much more than what is around a call', () => {
  Error.stackTraceLimit = 1_000;
  const depths = Array.from({ length: 200 }, () => depthOf(atDepthOfScript));
  expect(Math.max(...depths) - Math.min(...depths)).toBeGreaterThan(400);
});
