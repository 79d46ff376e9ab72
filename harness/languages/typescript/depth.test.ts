import { expect, it } from 'vitest';
import { observe, startSample, type Steps } from '../../testing/typescript.ts';

/** Keeps how much of the stack was left for the constructor when it was most. */
const SAMPLE = `
let most = 0;
let calls = 0;
let left = 0;
const down = (): void => { left += 1; down(); };
const room = (): number => { left = 0; try { down(); } catch {} return left; };
for (let i = 0; i < 5; i++) room();
export class Sample {
  readonly cells = [1, 2, 3];
  constructor() { if (++calls <= 31) most = Math.max(most, room()); }
  most(): number { return most; }
}
`;

it('does not tell by what is left of the stack whether an object is weighed', { tags: 'long' }, async () => {
  const made = { op: 'new', class: 'Sample', args: [], as: 's' } as const;
  const asked = { op: 'call', on: 's', method: 'most', args: [] } as const;
  const plain: Steps = [...Array.from({ length: 31 }, () => made), asked];
  const weighed: Steps = [{ op: 'measure', make: [made], of: 's', queues: false }, made, asked];
  const subject = await startSample(SAMPLE);
  const rooms = async (steps: Steps): Promise<number[]> => {
    const found: number[] = [];
    for (let script = 0; script < 15; script += 1) {
      const answer = (await observe(subject, steps)).at(-1);
      found.push(answer?.kind === 'value' ? Number(answer.value) : NaN);
    }
    return found;
  };
  const [ones, others] = [await rooms(plain), await rooms(weighed)];
  await subject.close();
  // Nearly always more is left without weighing, were the script not somewhere else on the stack each time.
  expect(ones.filter((room) => room < Math.max(...others)).length).toBeGreaterThan(2);
  expect(others.filter((room) => room > Math.min(...ones)).length).toBeGreaterThan(2);
});
