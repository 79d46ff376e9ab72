import { expect, it } from 'vitest';
import { calls, observe, startSample } from '../../testing/typescript.ts';

/** The engine copies in one go while nobody in the process has touched what methods of arrays look up; else item by item. */
const COPIES = `
const items = Array.from({ length: 500 }, (_, i) => i);
const quickest = (copy: () => number[]): number =>
  Math.min(...Array.from({ length: 5 }, () => {
    const begun = Date.now();
    for (let i = 0; i < 8_000; i += 1) copy();
    return Date.now() - begun;
  }));
const oneByOne = (): number[] => {
  const copy: number[] = [];
  for (let i = 0; i < items.length; i += 1) copy.push(items[i]!);
  return copy;
};
export class Sample {
  slice(): number { return quickest(() => items.slice()) / quickest(oneByOne); }
  spread(): number { return quickest(() => [...items]) / quickest(oneByOne); }
}`;

it('copies arrays as quickly as in Node', async () => {
  const subject = await startSample(COPIES);
  try {
    const [, ...ratios] = await observe(subject, calls('slice', 'spread'));
    for (const ratio of ratios) expect((ratio as { readonly value: number }).value).toBeLessThan(2);
  } finally {
    await subject.close();
  }
});
