import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Step } from '../../contracts/protocol.ts';
import type { Subject } from '../../contracts/subject.ts';
import { call, make, observe, subjectOf } from '../../testing/java/testkit.ts';

/** Keeps how much of the stack was left for each constructor, counted in calls of a method that is too large to be compiled. */
const SAMPLE = `
public class Sample {
    private static final StringBuilder ROOMS = new StringBuilder();
    private static int left, sum;
    private final int[] cells = new int[3];
    public Sample() {
        left = 0;
        try { down(); } catch (StackOverflowError end) { ROOMS.append(left).append(' '); }
    }
    public String rooms() { return ROOMS.toString(); }
    private static void down() {
        left++;
        if (left > 0) down();
        ${'sum += left * 3;\n'.repeat(900)}
    }
}
`;

let subject: Subject;
beforeAll(async () => {
  subject = await subjectOf({ Sample: SAMPLE });
});
afterAll(() => subject.close());

const rooms = async (...steps: readonly Step[]): Promise<readonly number[]> => {
  const answer = (await observe(subject, [...steps, call('s', 'rooms')])).at(-1);
  return answer?.kind === 'value' ? String(answer.value).trim().split(' ').map(Number) : [];
};
const firstRooms = async (step: Step): Promise<readonly number[]> => {
  const found: number[] = [];
  for (let script = 0; script < 15; script += 1) found.push((await rooms(step, make('Sample', 's')))[0] ?? NaN);
  return found;
};

it('does not tell by what is left of the stack whether an object is weighed', async () => {
  const made = make('Sample', 's');
  const ones = await firstRooms(made);
  const others = await firstRooms({ op: 'measure', make: [made], of: 's', queues: false });
  // Always more is left without weighing, were the script not somewhere else on the stack each time.
  expect(ones.filter((room) => room < Math.max(...others)).length).toBeGreaterThan(2);
  expect(others.filter((room) => room > Math.min(...ones)).length).toBeGreaterThan(2);
});

it('calls at many depths in one script', async () => {
  const found = await rooms(...Array.from({ length: 20 }, () => make('Sample', 's')));
  expect(new Set(found).size).toBeGreaterThan(6);
});
