/** Starts a built Java submission in the sandbox. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startSubject } from '../../probe/client.ts';
import type { Program } from '../../contracts/protocol.ts';
import type { Subject } from '../../contracts/subject.ts';
import type { Mount, Sandbox, SandboxCommand } from '../../contracts/sandbox.ts';
import type { ApiClass, SubjectContext } from '../../contracts/language.ts';
import { type Jdk, jdkMounts } from './jdk.ts';
import { methodsByClass } from '../api-methods.ts';
import type { Runtime } from './runtime.ts';

const MEBIBYTE = 1024 * 1024;
/** Exit code of a JVM that -XX:+ExitOnOutOfMemoryError ends. */
export const OUT_OF_MEMORY_EXIT = 3;
/** What a JVM needs besides its heap: classes, compiled code, stacks, itself. */
const BESIDE_HEAP_BYTES = 512 * MEBIBYTE;
/** A backstop over all scripts of one process; each script has its own limit. */
const CPU_SECONDS = 900;
const THREADS = 96;

export interface JavaOptions extends Pick<SubjectContext, 'facts' | 'sandbox' | 'heapBytes' | 'work'> {
  readonly jdk: Jdk;
  readonly runtime: Runtime;
}

export const startJava = (program: Program, options: JavaOptions): Subject =>
  startSubject({
    sandbox: options.sandbox,
    program,
    command: subjectCommand(options),
    heapBytes: options.heapBytes,
    // A program may end itself with that code, too; the JVM says why.
    ranOutOfMemory: ({ exitCode, stderrTail }) =>
      exitCode === OUT_OF_MEMORY_EXIT && stderrTail.includes('OutOfMemoryError'),
  });

/** The probe on its own runtime image, or on the whole JDK where there is no image. */
const subjectCommand = ({ jdk, runtime, facts, sandbox, heapBytes, work }: JavaOptions): SandboxCommand => {
  const place = existsSync(runtime.image) ? onImage(runtime, sandbox) : onJdk(jdk, runtime, sandbox);
  return {
    executable: place.java,
    args: [...jvmFlags(heapBytes, work), ...place.modulePath, '-m', 'probe/probe.Main', ...apiArguments(facts.api)],
    // Without /proc the launcher cannot find its own libraries.
    env: { LD_LIBRARY_PATH: place.libraries },
    mounts: place.mounts,
    limits: { memoryBytes: heapBytes + BESIDE_HEAP_BYTES, cpuSeconds: CPU_SECONDS, threads: THREADS },
  };
};

/** `Stack=push,pop`, as `Api.java` reads it. */
const apiArguments = (api: readonly ApiClass[]): string[] =>
  [...methodsByClass(api)].map(([name, methods]) => `${name}=${methods.join(',')}`);

interface Place {
  readonly java: string;
  readonly libraries: string;
  readonly modulePath: readonly string[];
  readonly mounts: readonly Mount[];
}

const onImage = (runtime: Runtime, sandbox: Sandbox): Place => {
  const image: Mount = { from: runtime.image, to: '/jre' };
  return {
    java: sandbox.resolve(image, join('bin', 'java')),
    libraries: sandbox.resolve(image, 'lib'),
    modulePath: [],
    mounts: [image],
  };
};

const onJdk = (jdk: Jdk, runtime: Runtime, sandbox: Sandbox): Place => {
  const modules: Mount = { from: runtime.modules, to: '/modules' };
  return {
    java: join(jdk.home, 'bin', 'java'),
    libraries: join(jdk.home, 'lib'),
    modulePath: ['-p', sandbox.resolve(modules)],
    mounts: [...jdkMounts(jdk), modules],
  };
};

/** Share of the heap for young objects: long searches make much garbage, short ones would only fill more memory. */
const youngShare = { short: 0.2, long: 0.6 } as const;

/**
 * For short work only the quick compiler: scripts run for milliseconds, so that what the thorough one costs is more than
 * it gains.
 *
 * The compilers have their threads from the start, as the collector has: what is CPU time of the subject and what is
 * the JVM's own is told by which threads were there before the subject ran.
 */
const jvmFlags = (heapBytes: number, work: SubjectContext['work']): string[] => [
  '-XX:+UseSerialGC',
  ...(work === 'short' ? ['-XX:TieredStopAtLevel=1'] : []),
  '-XX:-UseDynamicNumberOfCompilerThreads',
  `-Xmx${String(heapBytes)}`,
  `-Xmn${String(Math.floor(heapBytes * youngShare[work]))}`,
  '-Xss16m',
  ...openings,
  ...hardenedFlags,
];

/**
 * Packages of the platform that the probe needs when it starts: it opens others itself when it looks into their objects. To the
 * probe alone: for a subject they stay closed.
 */
export const openings: readonly string[] = ['java.io', 'java.lang'].flatMap((name) => [
  '--add-opens',
  `java.base/${name}=probe`,
]);

/** Nothing but the probe's frames on standard output, no files, no attaching, the same everywhere. */
const hardenedFlags: readonly string[] = [
  '-XX:ActiveProcessorCount=1',
  '-XX:MaxDirectMemorySize=16m',
  '-XX:MaxMetaspaceSize=128m',
  '-XX:ReservedCodeCacheSize=64m',
  '-XX:-UsePerfData',
  '-XX:+DisableAttachMechanism',
  '-Djava.security.manager=disallow',
  '-XX:+ExitOnOutOfMemoryError',
  '-XX:+DisplayVMOutputToStderr',
  '-Xlog:disable',
  '-Xlog:all=error:stderr',
  '-XX:ErrorFile=/dev/null',
  // A virtual machine that crashes tells it on standard output, whatever else is set.
  '-XX:+SuppressFatalErrorMessage',
  '-XX:-CreateCoredumpOnCrash',
  '-Djava.util.concurrent.ForkJoinPool.common.parallelism=0',
  '-Dfile.encoding=UTF-8',
  '-Duser.language=en',
  '-Duser.country=US',
];

/** What the compiler and the tools for style may use: they are over before better compiled code would pay. */
export const TOOL_HEAP_MEBIBYTES = 256;

export const toolFlags: readonly string[] = [
  ...['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', `-Xmx${String(TOOL_HEAP_MEBIBYTES)}m`, '-Xss8m'],
  ...hardenedFlags,
];

export const toolLimits = (wallMs: number): SandboxCommand['limits'] => ({
  memoryBytes: TOOL_HEAP_MEBIBYTES * MEBIBYTE + BESIDE_HEAP_BYTES,
  cpuSeconds: Math.ceil((wallMs / 1000) * 2),
  threads: 64,
});
