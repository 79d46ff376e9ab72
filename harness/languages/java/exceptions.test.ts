import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Observation, Step } from '../../contracts/protocol.ts';
import type { Subject } from '../../contracts/subject.ts';
import { stackLines } from '../../engine/stack-trace.ts';
import { call, handle, keep, make, observe, runSteps, subjectOf } from '../../testing/java/testkit.ts';

const THROWER = `
public class Thrower {
    public void recurse() { recurse(); }
    public void deep() { level1(); }
    private void level1() { java.util.List.of(1).forEach(x -> { throw new IllegalStateException("deep"); }); }
    public void hostile() {
        throw new RuntimeException() {
            public String getMessage() { throw new Error("from getMessage"); }
            public StackTraceElement[] getStackTrace() { throw new Error("from getStackTrace"); }
        };
    }
    public void forged() {
        RuntimeException made = new RuntimeException();
        StackTraceElement[] frames = new StackTraceElement[5_000];
        for (int i = 0; i < frames.length; i++) {
            frames[i] = i % 2 == 1 ? new StackTraceElement("\\u001b[31m" + i + ".X", "f", "f", 1)
                    : new StackTraceElement("Thrower", i == 0 ? "x\\ny" : "m" + i, i == 0 ? "\\0" : "F".repeat(9_999), 7);
        }
        made.setStackTrace(frames);
        throw made;
    }
    public void refined() { throw new Refined(); }
    public void silent() { throw new IllegalArgumentException(); }
    public void endless() { throw new RuntimeException("x".repeat(1_000_000)); }
    public void checked() throws Exception { throw new java.io.IOException("disk"); }
    public void broken() { new Broken(); }
    public void interrupt() { Thread.currentThread().interrupt(); }
    public void sleep() throws InterruptedException { Thread.sleep(1); }
    public Iterable<String> items() { return () -> { throw new UnsupportedOperationException("no iterator"); }; }
    public Iterable<Integer> forever() {
        return () -> java.util.stream.Stream.iterate(0, i -> i + 1).iterator();
    }
    public Object notIterable() { return new Object(); }
    public String surrogate() { return "\\ud800 \\ud83d\\ude00 \\u0000"; }
    public double half() { return 0.5; }
    public double undefined() { return Double.NaN; }
    public long large() { return Long.MAX_VALUE; }
    public Integer boxed() { return 5; }
    public char letter() { return 'a'; }
    public void nothing() { }
    public boolean equals(Thrower other) { return false; }
    public boolean equals(Object other) { return true; }
    public int hashCode() { return 0; }
    public void initializing() { throw new Initializing(); }
    public Iterable<String> reflecting() { return () -> { throw Thrower.<Error>as(new Reflecting()); }; }
    private static <E extends Throwable> E as(Throwable any) throws E { throw (E) any; }
    public String misformatted() { return String.format("%d", "null"); }
    public String tabs() { return "\\t".repeat(65_536); }
}
class Initializing extends ExceptionInInitializerError {
    public Throwable getException() { throw new Error("from getException"); }
}
class Reflecting extends java.lang.reflect.InvocationTargetException { }
class Refused extends IllegalArgumentException { }
class Refined extends Refused { }
class Broken {
    static final int VALUE = Integer.parseInt("not a number");
}
`;
const MUTE = 'public class Mute { public String toString() { throw new AssertionError(); } }';
const ABSTRACT = 'public abstract class Shape { public Shape() { } }';
const HIDDEN = 'class Hidden { public Hidden() { } public int three() { return 3; } private int four() { return 4; } }';

let subject: Subject;
beforeAll(async () => {
  subject = await subjectOf({ Thrower: THROWER, Mute: MUTE, Shape: ABSTRACT, Hidden: HIDDEN });
});
afterAll(() => subject.close());

const calling = async (method: string): Promise<Observation | undefined> =>
  (await observe(subject, [make('Thrower', 't'), call('t', method)]))[1];

const linesOf = (seen: Observation | undefined): string[] => (seen?.kind === 'exception' ? stackLines(seen) : []);

describe('exceptions of a Java subject', () => {
  it('tells type, message and the frames of the subject alone', async () => {
    expect(await calling('deep')).toMatchObject({
      kind: 'exception',
      type: 'java.lang.IllegalStateException',
      message: 'deep',
      frames: [
        { file: 'Thrower.java', line: 5 },
        { member: 'Thrower.level1', line: 5 },
        { member: 'Thrower.deep', line: 4 },
      ],
    });
  });

  it('is not that of a text which is only handed over: then there is none', async () => {
    const equals = call('m', 'equals', { kind: 'textOf', of: 'm' });
    expect((await observe(subject, [make('Mute', 'm'), equals]))[1]).toMatchObject({ value: false });
  });

  it('survives a stack overflow and goes on', async () => {
    const seen = await observe(subject, [make('Thrower', 't'), call('t', 'recurse'), call('t', 'half')]);
    expect(seen[1]).toMatchObject({ type: 'java.lang.StackOverflowError', frames: [{ member: 'Thrower.recurse' }] });
    expect(linesOf(seen[1])).toEqual(['Thrower.recurse (Thrower.java:3), at least 1,024 times']);
    expect(seen[2]).toMatchObject({ value: 0.5, type: 'double' });
  });

  it('folds what is between the frames of the subject', async () => {
    expect(linesOf(await calling('deep'))).toEqual([
      'Thrower.lambda$level1$0 (Thrower.java:5)',
      '(1 frame in java.lang)',
      'Thrower.level1 (Thrower.java:5)',
      'Thrower.deep (Thrower.java:4)',
    ]);
  });

  it('takes a stack that the subject wrote for no more than a text', async () => {
    const lines = linesOf(await calling('forged'));
    expect(lines.length).toBeLessThanOrEqual(20);
    expect(lines.every((line) => line.length <= 300 && !line.includes('\u001b'))).toBe(true);
    expect(lines[0]).toBe('Thrower.x\\x0Ay (\\x00:7)');
  });

  it('does not believe the methods of an exception', async () => {
    expect(await calling('hostile')).toMatchObject({ kind: 'exception', type: 'Thrower$1', message: '', frames: [] });
  });

  it('does not take one of the subject’s for a wrapper of the platform’s', async () => {
    expect(await calling('initializing')).toMatchObject({ kind: 'exception', type: 'Initializing' });
    const walk: Step = { op: 'iterate', on: 'i', as: 'l', limit: 7 };
    const seen = await observe(subject, [make('Thrower', 't'), keep('t', 'reflecting', 'i'), walk]);
    expect(seen[2]).toMatchObject({ kind: 'exception', type: 'Reflecting' });
  });

  it('tells of a class of the subject what it extends', async () => {
    expect(await calling('refined')).toMatchObject({ type: 'Refined', base: 'java.lang.IllegalArgumentException' });
    expect(await calling('silent')).not.toHaveProperty('base');
    expect(await calling('endless')).not.toHaveProperty('base');
  });

  it('tells of what extends the class for refused arguments that it does, whoever wrote it', async () => {
    expect(await calling('misformatted')).toMatchObject({
      type: 'java.util.IllegalFormatConversionException',
      base: 'java.lang.IllegalArgumentException',
    });
  });

  it.each([
    ['silent', 'java.lang.IllegalArgumentException', ''],
    ['endless', 'java.lang.RuntimeException', 'x'.repeat(2_000)],
    ['checked', 'java.io.IOException', 'disk'],
  ])('tells of %s()', async (method, type, message) => {
    expect(await calling(method)).toMatchObject({ type, message });
  });

  it('names the cause of a failed class initializer, each time', async () => {
    const seen = await observe(subject, [make('Thrower', 't'), call('t', 'broken'), call('t', 'broken')]);
    const failure = { type: 'java.lang.NumberFormatException', message: 'For input string: "not a number"' };
    expect(seen.slice(1)).toMatchObject([failure, failure]);
  });

  it('does not leave the thread interrupted for the next step', async () => {
    const seen = await observe(subject, [make('Thrower', 't'), call('t', 'interrupt'), call('t', 'sleep')]);
    expect(seen[2]).toMatchObject({ kind: 'value', type: 'void' });
  });

  it('reports a class that cannot be constructed', async () => {
    expect(await observe(subject, [make('Shape', 's')])).toMatchObject([
      { kind: 'exception', type: 'java.lang.InstantiationException' },
    ]);
  });
});

describe('values of a Java subject', () => {
  it.each([
    ['undefined', 'NaN', 'double'],
    ['large', '9223372036854775807', 'long'],
    ['boxed', 5, 'java.lang.Integer'],
    ['letter', 'a', 'char'],
    ['nothing', null, 'void'],
    ['surrogate', '\ud800 \u{1f600} \u0000', 'java.lang.String'],
  ])('passes on what %s() returns', async (method, value, type) => {
    expect(await calling(method)).toEqual({ kind: 'value', value, type });
  });

  it('tells long texts of whatever characters, many in a row', async () => {
    const seen = await runSteps(subject, [
      make('Thrower', 't'),
      ...Array.from({ length: 64 }, () => call('t', 'tabs')),
    ]);
    expect(seen).toMatchObject({ kind: 'completed' });
  });

  it('prefers the most general of the methods that fit', async () => {
    const seen = await observe(subject, [make('Thrower', 't'), call('t', 'equals', handle('t'))]);
    expect(seen[1]).toMatchObject({ value: true });
  });

  it('finds public members only, of public and other classes', async () => {
    const seen = await observe(subject, [make('Hidden', 'h'), call('h', 'three'), call('h', 'four')]);
    expect(seen.slice(1)).toEqual([
      { kind: 'value', value: 3, type: 'int' },
      { kind: 'missing', member: 'four()' },
    ]);
  });

  it('caps an endless iteration', async () => {
    const seen = await observe(subject, [
      make('Thrower', 't'),
      keep('t', 'forever', 'f'),
      { op: 'iterate', on: 'f', as: 'l', limit: 7 },
    ]);
    expect(seen[2]).toEqual({ kind: 'items', count: 7, truncated: true });
  });

  it('reports an iterator that throws, and an object that has none', async () => {
    const seen = await observe(subject, [
      make('Thrower', 't'),
      keep('t', 'items', 'i'),
      { op: 'iterate', on: 'i', as: 'l', limit: 7 },
      { op: 'each', over: 'l', as: 'x', steps: [call('x', 'toString')] },
      keep('t', 'notIterable', 'o'),
      { op: 'iterate', on: 'o', as: 'm', limit: 7 },
    ]);
    expect(seen.slice(2)).toMatchObject([
      { kind: 'exception', message: 'no iterator' },
      { kind: 'absent', handle: 'l' },
      { kind: 'object', type: 'java.lang.Object' },
      { kind: 'missing', member: 'iterator()' },
    ]);
  });

  it('tells what rows were finished when a later one does not end', async () => {
    const seen = await runSteps(subject, [make('Thrower', 't'), call('t', 'half')], { rows: [{}, {}, {}] });
    expect(seen.rows).toHaveLength(3);
  });
});
