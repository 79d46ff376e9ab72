/** For the tests of this folder: submissions from texts, built and started for real. */
import { join } from 'node:path';
import { cacheDir } from '../platform/cache-dir.ts';
import type { Submission } from '../contracts/submission.ts';
import { packageRoot } from '../platform/package-root.ts';
import type { Program, Script } from '../contracts/protocol.ts';
import type { Subject } from '../contracts/subject.ts';
import { openHosts } from '../sandbox/hosts.ts';
import { openSandbox } from '../sandbox/open.ts';
import type { Sandbox } from '../contracts/sandbox.ts';
import type { ApiClass, BuildContext, BuildResult, LanguageFacts } from '../contracts/language.ts';
import { typescript } from '../languages/typescript/index.ts';

export { observe, runSteps as run } from './run-steps.ts';

/** A script that runs its steps once. */
export type Steps = Script['steps'];

export const factsOf = (api: readonly ApiClass[] = [], modules: readonly string[] = ['algs4']): LanguageFacts => ({
  api,
  modules,
  optionalModules: [],
  scan: [],
  instruments: join(packageRoot(), 'reference', 'instruments', 'typescript'),
});

/** Files by path; `roots` maps classes to paths, by default each class to the file of its name. */
export const submissionOf = (
  files: Readonly<Record<string, string>>,
  roots: Readonly<Record<string, string>>,
): Submission => {
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }));
  const held = Object.entries(roots).flatMap(([name, path]) => {
    const source = sources.find((file) => file.path === path);
    return source === undefined ? [] : [[name, source] as const];
  });
  return {
    language: 'typescript',
    roots: new Map(held),
    extras: sources.filter(({ path }) => !held.some(([, root]) => root.path === path)),
    files: [],
    notes: [],
  };
};

/** For all files that a process of vitest runs; they end with it. */
const hosts = openHosts();

let opened: Promise<Sandbox> | null = null;
const sandbox = (): Promise<Sandbox> => (opened ??= openSandbox({ allowWeakIsolation: true }));

export const build = async (
  submission: Submission,
  facts: LanguageFacts = factsOf(),
  wallMs = 30_000,
): Promise<BuildResult> => typescript.build(submission, await contextOf(facts, wallMs));

export const contextOf = async (facts: LanguageFacts, wallMs = 30_000): Promise<BuildContext> => ({
  facts,
  sandbox: await sandbox(),
  hosts,
  cacheDir: cacheDir(),
  library: { defaultPackage: false, jar: null },
  wallMs,
});

/** Starts a subject from one file, which holds the class `Sample`. */
export const startSample = async (text: string, facts: LanguageFacts = factsOf()): Promise<Subject> => {
  const built = await build(submissionOf({ 'Sample.ts': text }, { Sample: 'Sample.ts' }), facts);
  if (built.program === null) throw new Error(JSON.stringify(built));
  return start(built.program, facts);
};

export const start = async (program: Program, facts: LanguageFacts = factsOf()): Promise<Subject> =>
  typescript.start(program, {
    facts,
    sandbox: await sandbox(),
    cacheDir: cacheDir(),
    heapBytes: 128 * 1_048_576,
    work: 'short',
  });

/** `new Sample()` as `s`, then calls of its methods without arguments. */
export const calls = (...methods: readonly string[]): Steps => [
  { op: 'new', class: 'Sample', args: [], as: 's' },
  ...methods.map((method) => ({ op: 'call' as const, on: 's', method, args: [] })),
];
