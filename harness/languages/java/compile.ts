/** Runs the compiler host (compiler/CompilerHost.java) in the sandbox on one submission. */
import { basename, join } from 'node:path';
import { z } from 'zod';
import { graderFault } from '../../contracts/errors.ts';
import { compilerMessage, place } from '../../contracts/language.ts';
import type { SourceFile, Submission } from '../../contracts/submission.ts';
import { unit } from '../../contracts/protocol.ts';
import type { Hosts, Mount, OnceResult, Sandbox } from '../../contracts/sandbox.ts';
import { requireMemory } from '../../sandbox/run-once.ts';
import { parseJson } from '../../text/parse-json.ts';
import { classOfFile } from './class-of-file.ts';
import { type Jdk, jdkMounts } from './jdk.ts';
import { COMPILER_ARCHIVE, type Runtime } from './runtime.ts';
import { isInPackage } from './package-lines.ts';
import { OUT_OF_MEMORY_EXIT, TOOL_HEAP_MEBIBYTES, toolFlags, toolLimits } from './subject.ts';
import { javaBuildMessages } from './messages/build.ts';

const ANSWER_BYTES = 32 * 1024 * 1024;
const MAX_MESSAGES = 20;

const member = z.strictObject({
  ...place,
  kind: z.enum(['constructor', 'method', 'field', 'type']),
  name: z.string(),
  /** Of a type, what it is: `class`, `enum`. Empty for a constructor. */
  type: z.string(),
  modifiers: z.array(z.string()),
  parameters: z.array(z.strictObject({ type: z.string(), name: z.string() })),
  /** The checked exceptions that it declares; others need not be declared, and nobody has to catch them. */
  throws: z.array(z.string()),
});
const declaredClass = z.strictObject({
  ...place,
  kind: z.string(),
  modifiers: z.array(z.string()),
  members: z.array(member),
  /** The closest class of a library above it that leaves public members to it; empty when none does. */
  inheritsFrom: z.string(),
});
/** A member that a class declares or inherits from another class of the submission. */
export type DeclaredMember = z.infer<typeof member>;
export type DeclaredClass = z.infer<typeof declaredClass>;

const compiled = z.strictObject({
  units: z.array(unit),
  /** Classes that were compiled by themselves, since another class of the assignment does not compile. */
  alone: z.array(z.string()),
  diagnostics: z.array(compilerMessage),
  api: z.record(z.string(), declaredClass),
});
/** What the compiler made of a submission. */
export type Compiled = z.infer<typeof compiled>;

const answer = z.union([compiled, z.strictObject({ gaveUp: z.enum(['stack', 'memory', 'crash']) })]);

interface CompileOptions {
  readonly jdk: Jdk;
  readonly runtime: Runtime;
  readonly sandbox: Sandbox;
  readonly hosts: Hosts;
  readonly wallMs: number;
  /** A folder with the course's classes, behind the library on the class path. */
  readonly courseFolder: string | null;
  /** By path, imports that stand before the text of a source, on its first line; positions leave them out. */
  readonly imports: ReadonlyMap<string, string>;
}

/** The classes and messages, or in words why the compiler gave up. Throws only for faults of the grader. */
export const compile = async (submission: Submission, options: CompileOptions): Promise<Compiled | string> => {
  const { jdk, runtime, sandbox, hosts, wallMs, courseFolder, imports } = options;
  const course = courseFolder === null ? [] : [courseFolder];
  const [host, substitutes] = [mountOf(runtime.hosts), mountOf(runtime.substitutes)];
  const library = [runtime.library, ...course].map(mountOf);
  const archive = `-XX:SharedArchiveFile=${sandbox.resolve(host, COMPILER_ARCHIVE)}`;
  const result = await hosts.ask(
    sandbox,
    {
      executable: join(jdk.home, 'bin', 'java'),
      args: [...toolFlags, archive, '-cp', sandbox.resolve(host), 'compiler.CompilerHost'],
      env: { LD_LIBRARY_PATH: join(jdk.home, 'lib') },
      mounts: [...jdkMounts(jdk), host, substitutes, ...library],
      limits: toolLimits(wallMs),
    },
    JSON.stringify({
      ...sourcesOf(submission, imports),
      library: library.map((mount) => sandbox.resolve(mount)),
      substitutes: [sandbox.resolve(substitutes)],
      options: compilerOptions,
      maxMessages: 2 * MAX_MESSAGES,
    }),
    { wallMs, outputBytes: ANSWER_BYTES },
  );
  return endedEarly(result, wallMs) ?? read(result);
};

/** Java 11, in which the assignment is set, does not warn of these: of strictfp, of locks on a number, of `new Integer(x)`. */
const newerWarnings = '-strictfp,-synchronization,-removal';

const compilerOptions = [
  ...['-proc:none', '-implicit:class', '-g', `-Xlint:unchecked,${newerWarnings}`],
  ...['-Xmaxerrs', String(MAX_MESSAGES), '-Xmaxwarns', String(MAX_MESSAGES)],
];

const mountOf = (folder: string): Mount => ({ from: folder, to: `/${basename(folder)}` });

/** What is still in a package takes no part. */
const sourcesOf = ({ roots, extras }: Submission, imports: CompileOptions['imports']) => {
  const named = (name: string, { path, text }: SourceFile) => ({ path, name, text, before: imports.get(path) ?? '' });
  return {
    roots: [...roots].map(([name, file]) => named(name, file)),
    extras: extras.filter(({ text }) => !isInPackage(text)).map((file) => named(classOfFile(file.path), file)),
  };
};

const endedEarly = ({ evidence, timedOut, overflowed }: OnceResult, wallMs: number): string | null => {
  if (timedOut) return javaBuildMessages.stillBusy({ seconds: String(wallMs / 1000) });
  if (overflowed) return javaBuildMessages.tooLarge();
  if (evidence.killedFor === 'memory' || evidence.exitCode === OUT_OF_MEMORY_EXIT) return outOfMemory();
  if (evidence.exitCode === 0) return null;
  // The host ends with no other code by itself, and a compiler that crashes by a signal: Java could not be started.
  if (evidence.signal === null) throw hostFault(evidence.stderrTail);
  requireMemory({ evidence });
  // Nothing of a submission runs here: it can neither end the compiler so, nor look as if it had.
  if (evidence.signal === 'SIGKILL') throw hostFault(`SIGKILL\n${evidence.stderrTail}`);
  return javaBuildMessages.compilerFailed();
};

const outOfMemory = (): string => javaBuildMessages.outOfMemory({ megabytes: String(TOOL_HEAP_MEBIBYTES) });

const read = ({ stdout, evidence }: OnceResult): Compiled | string => {
  const parsed = answer.safeParse(parseJson(stdout.toString('utf8')));
  if (!parsed.success) throw hostFault(`${evidence.stderrTail}\n${parsed.error.message}`);
  if (!('gaveUp' in parsed.data)) return parsed.data;
  const texts = {
    stack: javaBuildMessages.outOfStack(),
    memory: outOfMemory(),
    crash: javaBuildMessages.compilerFailed(),
  };
  return texts[parsed.data.gaveUp];
};

const hostFault = (detail: string): Error =>
  graderFault('java-compiler', `The grader's Java compiler could not be run: ${detail.trim().slice(0, 1_000)}`, {
    remedy: 'Run `grade doctor` to see what is missing on this machine.',
  });
