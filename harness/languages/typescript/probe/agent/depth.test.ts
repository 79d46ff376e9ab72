import { expect, it } from 'vitest';
import { atRandomDepth } from './depth.ts';

it('calls at many depths, and gives what the call gives', () => {
  Error.stackTraceLimit = 200;
  const depths = Array.from({ length: 500 }, () => atRandomDepth(() => new Error().stack?.split('\n').length ?? 0));
  expect(new Set(depths).size).toBeGreaterThan(50);
  expect(Math.max(...depths) - Math.min(...depths)).toBeLessThan(64);
});
