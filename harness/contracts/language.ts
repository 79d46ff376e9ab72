/** A language: how a submission is built and started. An adapter is one plain object in the registry. */
import { z } from 'zod';
import type { CodeFacts } from './code-facts.ts';
import type { ScanFinding, ScanRule } from './scan.ts';
import type { Program } from './protocol.ts';
import type { Subject } from './subject.ts';
import type { Hosts, Sandbox } from './sandbox.ts';
import type { SourceLanguage } from './source-rules.ts';
import type { Submission } from './submission.ts';

/** A public member that a class must have, in the language's own notation, as the assignment prints it. */
export interface ApiMember {
  readonly signature: string;
  /** A member that may be there but need not (a test client). */
  readonly optional?: boolean | undefined;
}
export interface ApiClass {
  readonly name: string;
  readonly members: readonly ApiMember[];
  /** The assignment leaves helpers to the student: further public members are no fault. */
  readonly open?: boolean | undefined;
}

/** What an assignment says about one language: facts only. */
export interface LanguageFacts {
  readonly api: readonly ApiClass[];
  /** Folder with our instrumented library and substitutes for this language, as the adapter documents its layout. */
  readonly instruments: string;
  /** Names that a submission may import from beside its own files, for example the course's library. */
  readonly modules: readonly string[];
  /** Names that a course may permit beside them; our instruments for them count like the library's own. */
  readonly optionalModules: readonly string[];
  /** What code may use, for languages whose scan goes by names; what no rule covers is refused there. */
  readonly scan: readonly ScanRule[];
  /** What the compiler's messages usually come of in this assignment, before what the language knows of them. */
  readonly causes?: readonly CauseRule[] | undefined;
}

const text = z.string().max(4_000);
/** 1-based. */
const position = z.int().positive();
/** In a file of a submission; the path is as long as it was given. */
export const place = { path: z.string(), line: position, column: position };

/** What a compiler said, as its process tells it. */
export const compilerMessage = z.strictObject({
  severity: z.enum(['error', 'warning']),
  ...place,
  /** The compiler's own code, for example `compiler.err.cant.resolve` or `TS2322`. */
  code: text,
  message: text,
  /** The source line. */
  excerpt: text,
});

export interface Diagnostic extends Readonly<z.infer<typeof compilerMessage>> {
  /** What such a message usually comes of, and what to do. */
  readonly cause?: string | undefined;
  /** Of several errors the one that the others may come of. */
  readonly fixFirst?: boolean | undefined;
}

/** A rule: messages of these codes, and of these words if any, usually come of this. */
export interface CauseRule {
  /** The compiler's codes; `*` at the end of one stands for any ending. */
  readonly codes: readonly string[];
  readonly message?: RegExp | undefined;
  /** From the groups of `message`; null when this rule does not apply after all. */
  cause(groups: readonly string[], diagnostic: Diagnostic): string | null;
}

/** A difference between the API that the assignment prescribes and the one that was found. */
export const apiFinding = z.strictObject({
  class: text,
  kind: z.enum(['missing', 'different', 'modifier', 'extra']),
  expected: text.nullable(),
  found: text.nullable(),
  ...place,
  message: text,
});
export type ApiFinding = Readonly<z.infer<typeof apiFinding>>;

export interface BuildResult {
  /** Null when nothing could be built. */
  readonly program: Program | null;
  readonly diagnostics: readonly Diagnostic[];
  readonly api: readonly ApiFinding[];
  /** What the compiler itself had to say when it gave up (crash, time, memory); in words for a student. */
  readonly gaveUp: string | null;
  /** For example `javac 17.0.15`. */
  readonly toolchain: string;
  /** What the compiled code consists of, for the rules on the code; null when nothing was compiled. */
  readonly code: CodeFacts | null;
  /** What the code uses that no program for the assignment needs; what the scan allows is left out. */
  readonly scan: readonly ScanFinding[];
  /** Things a student should know: how the build was done, what was forgiven. */
  readonly notes: readonly string[];
}

/** What a course sets about the library that submissions use, where the language has a choice. */
export interface LibraryChoice {
  /** The library's classes may be used without importing them, as before 2015. */
  readonly defaultPackage: boolean;
  /** A course's own archive of the library; our counting classes take the place of its own. */
  readonly jar: string | null;
}

export interface BuildContext {
  readonly facts: LanguageFacts;
  readonly sandbox: Sandbox;
  /** Where compilers and tools for style run. */
  readonly hosts: Hosts;
  readonly cacheDir: string;
  readonly library: LibraryChoice;
  /** Wall limit of the compiler, in milliseconds. */
  readonly wallMs: number;
}

export interface StyleResult {
  /** `Checkstyle`, with the version behind it when it ran. */
  readonly tool: string;
  readonly version: string | null;
  /** Why the tool was not run, with the remedy; null when it was. */
  readonly notRun: string | null;
  readonly findings: readonly StyleFinding[];
}

export interface StyleFinding {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  /** The tool's own name of its rule. */
  readonly rule: string;
  readonly message: string;
}

export interface SubjectContext {
  readonly facts: LanguageFacts;
  readonly sandbox: Sandbox;
  readonly cacheDir: string;
  /** Memory limit of the subject's heap, in bytes. */
  readonly heapBytes: number;
  /**
   * `short`: many small scripts, each in a fresh class loader. `long`: searches of seconds, worth the best code, and what is
   * compared with them.
   */
  readonly work: 'short' | 'long';
}

/** How code of this language is written in messages, for two-line reproductions. */
export interface Notation {
  /** `int[][] cells = {{1, 2}, {3, 0}};` */
  grid(name: string, rows: readonly (readonly number[])[]): string;
  /** `Stack stack = new Stack(cells);` */
  construct(name: string, type: string, args: readonly string[]): string;
  /** `stack.size();` */
  call(on: string, method: string, args: readonly string[]): string;
  /** An argument that is passed as any object, whatever methods take one of its own class: `(Object) stack`. */
  asObject(argument: string): string;
  /** A line comment. */
  comment(text: string): string;
  readonly null: string;
  /** A text as a literal: `"input.txt"`. */
  string(text: string): string;
}

/** What a language was prepared with: its compiler and its machine. */
export interface Toolchain {
  /** What has gone from this machine since then (a JDK that was updated or removed), in words; null when all is there. */
  missing(): string | null;
}

export interface Language extends SourceLanguage {
  readonly notation: Notation;
  /** What this machine lacks for this language, in words with the exact remedy; null when it can be used. */
  unavailable(): Promise<string | null>;
  /** What this machine has for this language, for `grade doctor`: one line each, with versions and paths. */
  describeInstallation?(facts: LanguageFacts, cacheDir: string): Promise<readonly string[]>;
  /** What decides on this machine how it compiles, runs and judges style, wherever that lies: no paths. */
  versions?(cacheDir: string): Promise<readonly string[]>;
  /** Makes ready what needs to be made once on a machine (a runtime image). Idempotent, cached. */
  prepare(facts: LanguageFacts, cacheDir: string): Promise<Toolchain>;
  /**
   * Brings what is useful and not necessary: tools for style, some of them from the network. Only `grade doctor --prepare` asks
   * for it. Returns in sentences what could not be brought, and why.
   */
  installOptionalTools?(cacheDir: string): Promise<readonly string[]>;
  build(submission: Submission, context: BuildContext): Promise<BuildResult>;
  readonly styleTools?: readonly string[] | undefined;
  /** Runs the language's tools for style on the sources, and on the program where a tool reads that. */
  style?(submission: Submission, program: Program | null, context: BuildContext): Promise<readonly StyleResult[]>;
  /** Starts a subject; returns at once, the process comes up meanwhile. */
  start(program: Program, context: SubjectContext): Subject;
}
