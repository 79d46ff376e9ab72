import { describe, expect, it } from 'vitest';
import { cacheDir } from '../../platform/cache-dir.ts';
import { java } from './index.ts';
import { build, call, factsFor, make, observe, sandbox } from '../../testing/java/testkit.ts';

/** By their declared types none of these can change. */
const SAMPLE = (field: string): string => `
import java.util.Comparator;
public class Sample {
    private static final Comparator<Integer> ORDER = ${field};
    public int next() { return ORDER.compare(0, 0); }
}
`;
const REMEMBERS =
  'new Comparator<Integer>() { int asked; public int compare(Integer a, Integer b) { return asked++; } }';
const CAPTURES =
  'counting(new int[1]); private static Comparator<Integer> counting(int[] asked) { return (a, b) -> asked[0]++; }';
const REMEMBERS_BEHIND = `Comparator.comparing(new java.util.function.Function<Integer, Integer>() {
    int asked; public Integer apply(Integer a) { return -asked++; } })`;

const MEMORY = (field: string, use: string): string => `
public class Sample {
    enum Memory { ONE; ${field} }
    public int next() { ${use} }
}
`;

/** What two scripts find, in a program that is taken for one that keeps nothing. */
const findings = async (source: string) => {
  const { program } = await build({ Sample: source });
  if (program === null) throw new Error('does not compile');
  const options = { facts: factsFor([]), sandbox, cacheDir: cacheDir(), heapBytes: 1 << 28, work: 'short' } as const;
  const subject = java.start({ ...program, stateless: true }, options);
  const script = () => observe(subject, [make('Sample', 's'), call('s', 'next'), call('s', 'next')]);
  const found = [await script(), await script()];
  await subject.close();
  return found;
};

describe('a comparator in a static field', () => {
  it.each([
    ['remembers', REMEMBERS],
    ['remembers behind another one', REMEMBERS_BEHIND],
    ['remembers in an array of its own', CAPTURES],
  ])('finds nothing of an earlier script when it %s', async (_, field) => {
    const [first, second] = await findings(SAMPLE(field));
    expect(second).toEqual(first);
  });
});

describe('an enum constant', () => {
  it.each([
    ['a number', MEMORY('int asked;', 'return Memory.ONE.asked++;')],
    ['an array', MEMORY('final int[] asked = new int[1];', 'return Memory.ONE.asked[0]++;')],
    ['a text', MEMORY('String asked = "";', 'return (Memory.ONE.asked += "x").length();')],
  ])('finds nothing of an earlier script in %s', async (_, source) => {
    const [first, second] = await findings(source);
    expect(second).toEqual(first);
  });
});

/** Tells whether a class is tried for the first time, where too little of the stack is left for its initializer. */
const INTERRUPTED = `
public class Sample {
    static class Note { static final int[] V = made(50_000); }
    private int left, tries;
    static int[] made(int calls) { return calls == 0 ? new int[1] : made(calls - 1); }
    private int use() {
        try { return use(); } catch (StackOverflowError end) {
            if (++left % 1_000 != 0) throw end;
            tries++;
            return Note.V.length;
        }
    }
    public boolean next() {
        left = tries = 0;
        try { use(); } catch (NoClassDefFoundError failed) { return tries > 1; }
        return false;
    }
}
`;

it('finds nothing of an earlier script in a class that could not be initialized', async () => {
  const [first, second] = await findings(INTERRUPTED);
  expect(second).toEqual(first);
  expect(first?.slice(1)).toMatchObject([{ value: true }, { value: false }]);
});
