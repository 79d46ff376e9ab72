import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { cacheDir } from '../../../harness/platform/cache-dir.ts';
import { compileSources, submissionOf } from '../../../harness/testing/java/class-files.ts';
import { prepareRuntime } from '../../../harness/languages/java/image.ts';
import { findJdk } from '../../../harness/languages/java/jdk.ts';
import { scanClasses } from '../../../harness/languages/java/scan/scan.ts';
import type { ScanFinding } from '../../../harness/contracts/scan.ts';
import { packageRoot } from '../../../harness/platform/package-root.ts';
import type { Program } from '../../../harness/contracts/protocol.ts';
import { runTool } from '../../../harness/sandbox/run-tool.ts';
import { fixtureNames } from '../../../harness/testing/fixture-names.ts';
import { submissionFolder } from '../../../harness/testing/submission-folder.ts';
import { javaScan } from './java.ts';
import { FEATURES, PATTERNS } from './testing/features.ts';
import { scratchFolder } from '../../../harness/testing/scratch-folder.ts';

const scan = (units: Program['units'], sources: Readonly<Record<string, string>>): readonly ScanFinding[] =>
  scanClasses(units, submissionOf(sources), { rules: javaScan, library: new Set() });

const sentences = (findings: readonly ScanFinding[]): string[] =>
  findings.map(({ outcome, path, line, what }) => `${outcome} ${path}:${line} ${what}`);

const newest = ['/usr/lib/jvm/temurin-25-jdk-amd64', process.env['GRADER_TEST_NEWER_JDK'] ?? ''].find(
  (home) => home !== '' && existsSync(`${home}/bin/javac`),
);

describe('what the language has', () => {
  it('passes without a word', async () => {
    const sources = { 'Features.java': FEATURES };
    expect(sentences(scan(await compileSources(sources), sources))).toEqual([]);
  });

  it.runIf(newest !== undefined)('passes as well when the newest JDK compiles it, patterns included', async () => {
    const sources = { 'Features.java': FEATURES, 'Patterns.java': PATTERNS };
    expect(sentences(scan(await compileSources(sources, newest ?? ''), sources))).toEqual([]);
  });
});

/** Statements, and what is found in them, by its text in a report. Nothing is allowed in silence here. */
const refused: readonly (readonly [code: string, what: string])[] = [
  ['Class.forName("x");', 'Class.forName()'],
  [
    'java.util.function.Function<String, Object> f = s -> { try { return Class.forName(s); } catch (Exception e) { return e; } };',
    'Class.forName()',
  ],
  ['o.getClass().getDeclaredFields();', 'Class.getDeclaredFields()'],
  ['o.getClass().getMethods()[0].invoke(o);', 'Class.getMethods()'],
  ['o.getClass().getDeclaredConstructor().newInstance();', 'Class.getDeclaredConstructor()'],
  ['o.getClass().getDeclaredFields()[0].setAccessible(true);', 'java.lang.reflect.Field.setAccessible()'],
  ['java.lang.invoke.MethodHandles.lookup();', 'java.lang.invoke.MethodHandles'],
  ['java.lang.invoke.MethodHandles.privateLookupIn(o.getClass(), null);', 'java.lang.invoke.MethodHandles'],
  ['sun.misc.Unsafe.getUnsafe();', 'sun.misc.Unsafe'],
  ['com.sun.management.ThreadMXBean b = null; b.getThreadAllocatedBytes(1);', 'com.sun.management.ThreadMXBean'],
  ['new java.net.URLClassLoader(new java.net.URL[0]);', 'new java.net.URLClassLoader()'],
  ['o.getClass().getClassLoader().loadClass("x");', 'ClassLoader.loadClass()'],
  ['Runtime.getRuntime().exec("ls");', 'Runtime.exec()'],
  ['Runtime.getRuntime().halt(0);', 'Runtime.halt()'],
  ['Runtime.getRuntime().addShutdownHook(null);', 'Runtime.addShutdownHook()'],
  ['Runtime.getRuntime().load("x");', 'Runtime.load()'],
  ['new ProcessBuilder("ls").start();', 'new ProcessBuilder()'],
  ['ProcessHandle.current();', 'ProcessHandle.current()'],
  ['System.load("x");', 'System.load()'],
  ['System.setSecurityManager(null);', 'System.setSecurityManager()'],
  ['new java.io.FileOutputStream(java.io.FileDescriptor.out).write(1);', 'java.io.FileDescriptor.out'],
  ['new java.io.RandomAccessFile("/proc/self/mem", "rw");', 'new java.io.RandomAccessFile()'],
  ['new java.io.FileOutputStream("log").getChannel();', 'java.io.FileOutputStream.getChannel()'],
  ['java.nio.file.Files.newByteChannel(null);', 'java.nio.file.Files.newByteChannel()'],
  ['java.nio.channels.FileChannel.open(null);', 'java.nio.channels.FileChannel'],
  ['new Thread(() -> { }).start();', 'new Thread()'],
  ['Thread t = new Thread() { public void run() { } };', 'extends Thread'],
  ['Thread.currentThread().setPriority(1);', 'Thread.setPriority()'],
  ['Thread.currentThread().getThreadGroup();', 'Thread.getThreadGroup()'],
  ['Thread.currentThread().getContextClassLoader();', 'Thread.getContextClassLoader()'],
  ['Thread.getAllStackTraces();', 'Thread.getAllStackTraces()'],
  ['new java.util.Timer();', 'new java.util.Timer()'],
  ['java.util.concurrent.Executors.newFixedThreadPool(2);', 'java.util.concurrent.Executors.newFixedThreadPool()'],
  ['java.util.concurrent.ForkJoinPool.commonPool();', 'java.util.concurrent.ForkJoinPool.commonPool()'],
  ['java.util.concurrent.CompletableFuture.runAsync(() -> { });', 'java.util.concurrent.CompletableFuture.runAsync()'],
  ['StackWalker.getInstance();', 'StackWalker.getInstance()'],
  ['java.util.ServiceLoader.load(Runnable.class);', 'java.util.ServiceLoader.load()'],
  ['o.getClass().getModule().addOpens("x", null);', 'Module.addOpens()'],
  ['java.lang.ref.Cleaner.create();', 'java.lang.ref.Cleaner.create()'],
  ['new javax.script.ScriptEngineManager();', 'javax.script.ScriptEngineManager'],
  ['java.lang.management.ManagementFactory.getRuntimeMXBean();', 'java.lang.management.ManagementFactory'],
  ['java.rmi.registry.LocateRegistry.getRegistry();', 'java.rmi.registry.LocateRegistry.getRegistry()'],
];

const flagged: readonly (readonly [code: string, what: string])[] = [
  ['Thread.sleep(10);', 'Thread.sleep()'],
  ['System.out.println(Thread.currentThread().getName());', 'Thread.currentThread()'],
  ['Runtime.getRuntime().totalMemory();', 'Runtime.getRuntime()'],
  ['java.time.Instant.now();', 'java.time.Instant'],
  ['java.nio.file.Files.readAllLines(java.nio.file.Path.of("x"));', 'java.nio.file.Path'],
  ['new java.net.URL("file:x").openStream();', 'java.net.URL'],
  ['javax.swing.JFrame f = new javax.swing.JFrame(); f.setVisible(true);', 'javax.swing.JFrame'],
  ['java.util.List.of(1).parallelStream().sequential();', 'java.util.List.parallelStream()'],
  ['java.util.stream.IntStream.range(0, 9).parallel().sum();', 'java.util.stream.IntStream.parallel()'],
  [
    'java.util.stream.StreamSupport.stream(java.util.List.of(1).spliterator(), true).count();',
    'java.util.stream.StreamSupport.stream()',
  ],
  [
    'new java.util.concurrent.ConcurrentHashMap<String, String>().forEach(1, (k, v) -> { });',
    'java.util.concurrent.ConcurrentHashMap.forEach()',
  ],
  [
    'new java.util.concurrent.ConcurrentHashMap<String, String>().reduceValuesToInt(1, String::length, 0, Integer::sum);',
    'java.util.concurrent.ConcurrentHashMap.reduceValuesToInt()',
  ],
  ['java.util.concurrent.TimeUnit.SECONDS.sleep(1);', 'java.util.concurrent.TimeUnit.sleep()'],
  ['synchronized (o) { o.wait(); o.notifyAll(); }', 'Object.wait()'],
  ['System.getProperty("os.name");', 'System.getProperty()'],
  ['String s = System.getProperty("line.separator"); System.getProperty("user.dir");', 'System.getProperty()'],
  ['System.getProperty(o == null ? "user.dir" : "line.separator");', 'System.getProperty()'],
  ['String s = "line.separator"; System.getProperty(s.trim());', 'System.getProperty()'],
  [
    'java.util.function.UnaryOperator<String> f = System::getProperty; f.apply("line.separator");',
    'System.getProperty()',
  ],
  ['System.getenv("HOME");', 'System.getenv()'],
  ['System.setIn(null);', 'System.setIn()'],
  ['java.io.PrintStream old = System.out; System.setOut(null); System.setOut(old);', 'System.setOut()'],
  ['java.util.Locale.setDefault(java.util.Locale.US);', 'java.util.Locale.setDefault()'],
  ['new IllegalStateException().getStackTrace();', 'IllegalStateException.getStackTrace()'],
  ['new Error().printStackTrace(new java.io.PrintWriter(new java.io.StringWriter()));', 'Error.printStackTrace()'],
  [
    'Object[] a = (Object[]) java.lang.reflect.Array.newInstance(o.getClass(), 3);',
    'java.lang.reflect.Array.newInstance()',
  ],
  ['Main.class.getResourceAsStream("puzzle04.txt");', 'Class.getResourceAsStream()'],
  ['Main.class.getClassLoader().getResource("puzzle04.txt");', 'Class.getClassLoader()'],
  ['new java.io.PrintWriter(new java.io.FileWriter("log.txt"));', 'new java.io.FileWriter()'],
  ['new java.io.PrintWriter("log.txt");', 'new java.io.PrintWriter()'],
  ['new java.util.Formatter("log.txt", "UTF-8", null);', 'new java.util.Formatter()'],
  ['new java.util.Formatter(new java.io.File("log.txt"));', 'new java.util.Formatter()'],
  ['new java.lang.ref.WeakReference<>(o);', 'new java.lang.ref.WeakReference()'],
  ['new java.util.WeakHashMap<>().isEmpty();', 'new java.util.WeakHashMap()'],
];

const snippets = [...refused, ...flagged].map(([code]) => code);
const sourceOf = (code: string, index: number): string =>
  `class Main${String(index)} { void run(Object o) throws Throwable {\n${code.replaceAll('Main', `Main${String(index)}`)}\n} }\n`;

describe('the list', () => {
  const sources = Object.fromEntries(
    snippets.map((code, index) => [`Main${String(index)}.java`, sourceOf(code, index)]),
  );
  let units: Program['units'];
  beforeAll(async () => {
    units = await compileSources(sources);
  });
  const findings = (code: string): readonly ScanFinding[] => {
    const index = snippets.indexOf(code);
    const own = units.filter(({ name }) => name.replace(/\$.*$/u, '') === `Main${String(index)}`);
    return scan(own, sources);
  };

  it.each(refused)('refuses %s', (code, what) => {
    expect(
      findings(code)
        .filter(({ outcome }) => outcome === 'refused')
        .map((one) => one.what.replace(/ \(and .*/u, '')),
    ).toContain(what);
  });

  it.each(flagged)('flags %s', (code, what) => {
    const found = findings(code);
    expect(found.map(({ outcome }) => outcome)).not.toContain('refused');
    expect(found.map((one) => one.what.replace(/ \(and .*/u, ''))).toContain(what);
  });
});

describe.runIf(newest !== undefined)('what only newer platforms have', () => {
  it('is refused where it starts threads', async () => {
    const sources = {
      'Newer.java': `import java.util.stream.*;
class Newer { Object o = Stream.of(1).gather(Gatherers.mapConcurrent(2, x -> x)).toList(); }`,
    };
    expect(sentences(scan(await compileSources(sources, newest ?? ''), sources))).toEqual([
      'refused Newer.java:2 java.util.stream.Gatherers.mapConcurrent()',
    ]);
  });
});

describe('the Java examples', () => {
  const names = fixtureNames('submissions*', 'java');
  const out = scratchFolder('scan');

  beforeAll(async () => {
    const program = join(packageRoot(), 'specs', 'algs4', 'scan', 'testing', 'CompileAll.java');
    const jdk = findJdk();
    if (typeof jdk === 'string') throw new Error(jdk);
    const instruments = join(packageRoot(), 'reference', 'instruments', 'java');
    const { library } = await prepareRuntime(jdk, instruments, cacheDir());
    const args = ['-XX:TieredStopAtLevel=1', program, library, out, ...names.map(submissionFolder)];
    const { exitCode, stderr } = await runTool(join(jdk.home, 'bin', 'java'), args, { cwd: packageRoot() });
    if (exitCode !== 0) throw new Error(stderr);
  });

  it('are never refused', () => {
    const results = names.map((name, index) => ({
      name,
      findings: scanFolder(submissionFolder(name), join(out, String(index))),
    }));
    expect(results.filter(({ findings }) => findings !== null).length).toBeGreaterThan(100);
    expect(results.filter(({ findings }) => findings?.some(({ outcome }) => outcome === 'refused'))).toEqual([]);
  });
});

/** Null for what does not compile. */
const scanFolder = (folder: string, classes: string): readonly ScanFinding[] | null => {
  const files = globSync('*.class', { cwd: classes });
  if (files.length === 0) return null;
  const units = files.map((file) => {
    return { name: basename(file, '.class'), code: readFileSync(join(classes, file)).toString('base64') };
  });
  return scan(units, Object.fromEntries(globSync('**/*.java', { cwd: folder }).map((path) => [path, ''])));
};
