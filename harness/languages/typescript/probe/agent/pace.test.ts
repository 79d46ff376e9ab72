import { expect, it } from 'vitest';
import { roughInstances, warmUp } from './pace.ts';
import type { Made, Round } from './scales.ts';

const made: Made = { kind: 'made', made: {} };
const first: Round = { kind: 'round', instances: 1, weight: null, grown: 400, ms: 0, left: 0 };

/** A clock that goes on by the next of these at each look, over and over. */
const clockOf = (...steps: readonly number[]): (() => number) => {
  let looks = 0;
  let time = 0;
  return () => {
    time += steps[looks % steps.length] ?? 0;
    looks += 1;
    return time;
  };
};

const instancesWith = (clock: () => number): number => {
  const warm = warmUp(() => made, clock);
  if ('kind' in warm) throw new Error('nothing was made');
  return roughInstances(first, warm);
};

it('weighs a dozen of what is quickly made, even where the machine interrupts nearly every making', () => {
  expect(instancesWith(clockOf(200, 200, 200, 0.01))).toBe(12);
});

it('weighs few of what is slowly made', () => {
  expect(instancesWith(clockOf(8))).toBe(1);
});

it('weighs more of what takes no time', () => {
  expect(instancesWith(clockOf(0.125))).toBe(40);
});
