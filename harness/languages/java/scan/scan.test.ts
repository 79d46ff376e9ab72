import { beforeAll, describe, expect, it } from 'vitest';
import type { Program } from '../../../contracts/protocol.ts';
import type { ScanFinding, ScanRule } from '../../../contracts/scan.ts';
import { compileSources, submissionOf } from '../../../testing/java/class-files.ts';
import { scanClasses } from './scan.ts';

const allowed = ['java.lang.*', 'java.util.*', 'java.util.function.*', 'java.io.*'];
const rules: readonly ScanRule[] = [
  { outcome: 'allowed', names: allowed, why: () => 'is fine' },
  { outcome: 'allowed', names: ['java.lang.Class#getName', 'java.lang.Class#class'], why: () => 'is fine' },
  {
    outcome: 'refused',
    names: ['java.lang.Class', 'java.lang.ClassLoader'],
    why: () => 'is reflection',
    instead: () => 'Call it.',
  },
  { outcome: 'refused', names: ['java.lang.Thread', 'java.lang.invoke.**'], why: () => 'is not for you' },
  { outcome: 'flagged', names: ['java.lang.Thread#sleep', 'java.**#getStackTrace'], why: () => 'is odd' },
  { outcome: 'flagged', names: ['java.awt.**'], why: () => 'is for windows' },
];

const inBody = (code: string): string => `class Main {\n  void run(Object o) throws Exception {\n    ${code}\n  }\n}\n`;

/** What is compiled, and what the scan says of it: `refused 3:11 Class.forName()`. */
const cases: readonly (readonly [title: string, source: string, expected: readonly string[]])[] = [
  ['allows a member of a class that is refused else', inBody('String name = o.getClass().getName();'), []],
  ['flags a member of one', inBody('Thread.sleep(1);'), ['flagged 3:12 Thread.sleep()']],
  ['sees a constructor', inBody('new Thread(() -> { });'), ['refused 3:9 new Thread()']],
  ['sees a field', inBody('new java.awt.Point(1, 2).x++;'), ['flagged 3:18 java.awt.Point']],
  ['refuses what no rule covers', inBody('java.net.URI.create("x");'), ['refused 3:18 java.net.URI.create()']],
  ['sees a test', inBody('if (o instanceof ClassLoader) return;'), ['refused 3:22 ClassLoader']],
  ['sees a cast', inBody('System.out.println((Thread) o);'), ['refused 3:25 Thread']],
  ['sees an array', inBody('Object x = new Thread[1][2];'), ['refused 3:20 Thread']],
  ['sees a class object', inBody('Object x = Thread.class;'), ['refused 3:16 Thread']],
  ['sees a superclass', 'class Main\n  extends Thread { }\n', ['refused 1:0 extends Thread']],
  [
    'sees what a method reference leads to',
    inBody('java.util.function.Consumer<Thread> go = Thread::start;'),
    ['refused 3:54 Thread.start()'],
  ],
  ['sees through escapes', inBody('\\u0043lass.\\u0066orName("x");'), ['refused 3:0 Class.forName()']],
  ['lets lambdas and texts be linked', inBody('Runnable r = () -> System.out.println("a" + o); r.run();'), []],
  [
    'sees the same methods when a program calls them itself',
    inBody('Runnable r = () -> { }; java.lang.invoke.LambdaMetafactory.metafactory(null, "", null, null, null, null);'),
    ['refused 3:64 java.lang.invoke.LambdaMetafactory (and 4 more like it)'],
  ],
  [
    'sees a class that lambdas only seem to name',
    inBody('Runnable r = () -> { }; System.out.println((java.lang.invoke.MethodHandles.Lookup) o);'),
    ['refused 3:80 java.lang.invoke.MethodHandles.Lookup'],
  ],
  [
    'tells where an inherited member comes from',
    'class Failure_Main extends RuntimeException { }\nclass Deeper_Main extends Failure_Main { }\n' +
      'class Main { void run(Deeper_Main d) {\n d.getStackTrace(); d.getMessage(); } }\n',
    ['flagged 4:4 RuntimeException.getStackTrace()'],
  ],
  [
    'leaves a method of the own program alone that only has such a name',
    'class Steps_Main { int[] getStackTrace() { return null; } }\nclass Deeper_Main extends Steps_Main { }\n' +
      'class Main { void run(Deeper_Main d) { d.getStackTrace(); } }\n',
    [],
  ],
  [
    'finds the line of a field, which a class file does not tell',
    'class Main {\n  int size;\n  private Thread worker;\n}\n',
    ['refused 3:11 Thread'],
  ],
  [
    'refuses native methods and finalizers',
    'class Main {\n  native int fast();\n  protected void finalize() {\n  }\n  void finalize(int n) { }\n}\n',
    ['refused 2:14 fast()', 'refused 4:0 finalize()'],
  ],
  [
    'reads nested classes, and methods that the compiler makes',
    'class Main { Runnable f() { return new Runnable() {\n' +
      '  public void run() { Runnable r = () -> { try { Class.forName("x"); } catch (Exception e) { } }; } }; } }\n',
    ['refused 2:56 Class.forName()'],
  ],
  [
    'tells each reference once in a file, and a package once for all its classes',
    inBody(
      'Class.forName("x"); new java.awt.Point(); new java.awt.Color(1);\n Class.forName("x"); new java.awt.Point();',
    ),
    ['refused 3:11 Class.forName()', 'flagged 3:38 java.awt.Point (and 1 more like it)'],
  ],
];

/** Each case has classes of its own, so that one run of the compiler does for all. */
const named = (text: string, index: number): string => text.replaceAll('Main', `Main${String(index)}`);

const scan = (units: Program['units'], source: string, library: readonly string[] = []): readonly ScanFinding[] =>
  scanClasses(units, submissionOf({ 'Main.java': source }), { rules, library: new Set(library) });

describe('the scan of compiled classes', () => {
  let compiled: Program['units'];
  beforeAll(async () => {
    const sources = cases.map(([, source], index) => [`Main${String(index)}.java`, named(source, index)]);
    compiled = await compileSources(Object.fromEntries(sources) as Record<string, string>);
  });

  const unitsOf = (index: number): Program['units'] =>
    compiled.filter(({ name }) => new RegExp(`Main${String(index)}(?!\\d)`, 'u').test(name));

  const findings = (index: number, library?: readonly string[]): readonly ScanFinding[] => {
    const source = named(cases[index]?.[1] ?? '', index);
    const submission = submissionOf({ [`Main${String(index)}.java`]: source });
    return scanClasses(unitsOf(index), submission, { rules, library: new Set(library) });
  };

  it.each(cases.map(([title, , expected], index) => [title, index, expected] as const))('%s', (_, index, expected) => {
    const shown = findings(index).map(({ outcome, line, column, what }) => `${outcome} ${line}:${column} ${what}`);
    expect(shown).toEqual(expected);
  });

  it('says what, why and what to use instead', () => {
    const index = cases.findIndex(([title]) => title === 'sees a test');
    expect(findings(index)).toEqual([
      {
        outcome: 'refused',
        what: 'ClassLoader',
        why: 'is reflection',
        instead: 'Call it.',
        path: `Main${String(index)}.java`,
        line: 3,
        column: 22,
      },
    ]);
  });

  it('lets classes be that a course brought with its library', () => {
    const index = cases.findIndex(([title]) => title === 'refuses what no rule covers');
    expect(findings(index, ['java.net.URI'])).toEqual([]);
  });

  it('refuses what cannot be read', () => {
    const code = Buffer.from('cafebabe0000003d0002ff', 'hex').toString('base64');
    const found = scan([{ name: 'Main', code }], '');
    expect(found).toMatchObject([{ outcome: 'refused', what: 'The class Main', path: 'Main.java', line: 0 }]);
    expect(found[0]?.why).toMatch(/cannot read \(byte 11: There is no kind of constant 255/u);
  });

  it('refuses a class in a package that is not the submission’s to use, and only in such a one', () => {
    const named = (name: string): readonly ScanFinding[] => scan([{ name, code: '' }], '');
    expect(named('java.lang.invoke.Sly')).toMatchObject([
      { outcome: 'refused', what: 'The class java.lang.invoke.Sly' },
    ]);
    expect(named('com.example.Helper')).toEqual([]);
  });

  it('never throws for bytes of any kind', () => {
    const bytes = Buffer.from(unitsOf(14)[0]?.code ?? '', 'base64');
    for (let at = 8; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 0x15;
      scan([{ name: 'Main', code: changed.toString('base64') }], '');
    }
  });
});
