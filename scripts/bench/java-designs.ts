/** Other ways to grade a Java submission, that make the same calls: what `npm run bench` compares with. */
import { cp, mkdir, rm } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findJdk } from '../../harness/languages/java/jdk.ts';
import { locateRuntime } from '../../harness/languages/java/runtime.ts';
import { packageRoot } from '../../harness/platform/package-root.ts';
import { runTool } from '../../harness/sandbox/run-tool.ts';
import { at } from '../../harness/text/at.ts';

export interface JavaBench {
  readonly java: string;
  readonly javac: string;
  readonly student: string;
  readonly classes: string;
  readonly classPath: string;
  /** Folder with the grader's reference Board. The other designs leave the submission its own, an `int[][]`. */
  readonly compactBoard: string;
  /** Jar of JUnit's console launcher; null without Maven. */
  readonly junit: string | null;
}

const here = join(packageRoot(), 'scripts', 'bench', 'java');
const junitArtifact = 'org.junit.platform:junit-platform-console-standalone:1.13.4';

/** Compiles what the other designs need into `folder`. @throws {Error} when something does not compile. */
export const prepareJava = async (
  student: string,
  instruments: string,
  cacheDir: string,
  folder: string,
): Promise<JavaBench> => {
  const jdk = findJdk();
  if (typeof jdk === 'string') throw new Error(jdk);
  const runtime = locateRuntime(jdk, instruments, cacheDir);
  const [java, javac] = [join(jdk.home, 'bin', 'java'), join(jdk.home, 'bin', 'javac')];
  const library = [join(runtime.modules, 'probe'), join(runtime.modules, 'library')].join(':');
  const driver = join(folder, 'driver');
  const junit = await junitJar(folder);
  await compile(javac, driver, [library, ...(junit === null ? [] : [junit])].join(':'), [
    join(here, 'probe', 'Replay.java'),
    ...(junit === null ? [] : [join(here, 'probe', 'ReplayTest.java')]),
  ]);
  const classes = join(folder, 'student');
  await compile(javac, classes, library, sources(student));
  const classPath = [driver, library].join(':');
  return { java, javac, student, classes, classPath, compactBoard: runtime.substitutes, junit };
};

/** One process that does nothing but the calls, with the flags that long-running subjects get. */
export const floor = ({ java, classPath, classes, compactBoard }: JavaBench, files: readonly string[]): string[] => [
  ...[java, '-XX:+UseSerialGC', '-Xmx1g', '-Xmn600m', '-Xss16m', '-cp', classPath],
  ...['probe.Replay', classes, compactBoard, ...files],
];

/** The checks as a JUnit suite in one process, the timed puzzles five times, as the official report has them. */
export const junitSuite = (bench: JavaBench, junit: string, files: readonly string[], timed: string): string[] => {
  const requests = [...files, ...Array.from({ length: 4 }, () => timed)].join(':');
  const properties = { student: bench.classes, substitutes: bench.classes, requests };
  return shell(compileCommand(bench), [
    ...[bench.java, '-Xss16m', ...Object.entries(properties).map(([key, value]) => `-D${key}=${value}`)],
    ...['-jar', junit, 'execute', '--class-path', bench.classPath, '--select-class', 'probe.ReplayTest'],
    ...['--details', 'none'],
  ]);
};

/** A compiler, and a process with default flags, for one test. */
export const processForTest = (bench: JavaBench, file: string): string[] =>
  shell(compileCommand(bench), [
    ...[bench.java, '-Xss16m', '-cp', bench.classPath],
    ...['probe.Replay', bench.classes, bench.classes, file],
  ]);

const compileCommand = ({ javac, classes, classPath, student }: JavaBench): string[] => [
  ...[javac, '-d', classes, '-cp', classPath, ...sources(student)],
];

const shell = (...commands: readonly (readonly string[])[]): string[] => [
  'sh',
  '-c',
  commands.map((words) => words.map((word) => `'${word}'`).join(' ')).join(' && '),
];

const sources = (student: string): string[] =>
  readdirSync(student)
    .filter((name) => name.endsWith('.java'))
    .map((name) => join(student, name));

const compile = async (javac: string, to: string, classPath: string, files: readonly string[]): Promise<void> => {
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  const result = await runTool(javac, ['-d', to, '-cp', classPath, ...files]);
  if (result.exitCode !== 0) throw new Error(result.stderr);
};

const junitJar = async (folder: string): Promise<string | null> => {
  const jars = join(folder, 'junit');
  const args = ['-q', 'dependency:copy', `-Dartifact=${junitArtifact}`, `-DoutputDirectory=${jars}`];
  const found = existsSync(jars) ? { exitCode: 0 } : await runTool('mvn', args);
  if (found.exitCode !== 0) return null;
  const jar = join(folder, 'junit.jar');
  await cp(join(jars, at(readdirSync(jars), 0)), jar);
  return jar;
};
