import { expect, it } from 'vitest';
import { type Made, type Scales, weighRound } from './scales.ts';

const made: Made = { kind: 'made', made: {} };
const instances = 2_000;

/** Bytes of each instance, where each takes 40 and so many stay on the heap when all are given up. */
const weighed = (stays: number): number | undefined => {
  let collections = 0;
  const scales: Scales = {
    collect: () => {
      collections += 1;
    },
    heapBytes: () => stays + (collections === 1 ? 40 * instances : 0),
    ...{ now: () => 0, empty: 0, rest: null, witnesses: new Map<string, object>() },
    books: {
      hold: () => ({ queues: 0, during: 0, maxSize: 0, finalSize: 0 }),
      ...{ drop: () => undefined, unwatch: () => undefined, rewatch: () => undefined },
      ...{ keepQueues: () => undefined, releaseQueues: () => undefined },
    },
  };
  const round = weighRound({ instances, keepQueues: false, before: 0, isRepeated: true }, () => made, scales);
  return round.kind === 'round' ? round.weight?.bytes : undefined;
};

it('objects are weighed with what stays beside them, unless it may be code that came into being with them', () => {
  expect(weighed(50_000)).toBe(40);
  expect(weighed(100 * instances)).toBe(140);
});
