/** What the tests of this folder share: submissions from text, built and run for real. */
import { join } from 'node:path';
import { cacheDir } from '../../platform/cache-dir.ts';
import type { SourceFile, Submission } from '../../contracts/submission.ts';
import { packageRoot } from '../../platform/package-root.ts';
import type { Argument, Step } from '../../contracts/protocol.ts';
import type { Subject } from '../../contracts/subject.ts';
import { openHosts } from '../../sandbox/hosts.ts';
import { openSandbox } from '../../sandbox/open.ts';
import type { ApiClass, BuildContext, BuildResult, LanguageFacts, LibraryChoice } from '../../contracts/language.ts';
import { java } from '../../languages/java/index.ts';

export { observe, runSteps } from '../run-steps.ts';

type Sources = Readonly<Record<string, string>>;

const MEBIBYTE = 1024 * 1024;
const HEAP_BYTES = 256 * MEBIBYTE;

export const sandbox = await openSandbox({ allowWeakIsolation: true });

/** For all files that a process of vitest runs; they end with it. */
export const hosts = openHosts();

export const factsFor = (api: readonly ApiClass[]): LanguageFacts => ({
  api,
  instruments: join(packageRoot(), 'reference', 'instruments', 'java'),
  modules: ['algs4'],
  optionalModules: [],
  scan: [],
});

/** Roots by class, extras by path. */
export const submissionOf = (roots: Sources, extras: Sources = {}): Submission => ({
  language: 'java',
  roots: new Map(
    Object.entries(roots).map(([name, text]): [string, SourceFile] => [name, { path: `src/${name}.java`, text }]),
  ),
  extras: Object.entries(extras).map(([path, text]) => ({ path, text })),
  files: [],
  notes: [],
});

// Here and not in a test: the first run on a machine makes the runtime, which takes its time.
await java.prepare(factsFor([]), cacheDir());

export const build = (
  roots: Sources,
  options: {
    readonly extras?: Sources;
    readonly api?: readonly ApiClass[];
    readonly wallMs?: number;
    readonly library?: Partial<LibraryChoice>;
    readonly tools?: Partial<Pick<BuildContext, 'sandbox' | 'hosts'>>;
  } = {},
): Promise<BuildResult> =>
  java.build(submissionOf(roots, options.extras), {
    facts: factsFor(options.api ?? Object.keys(roots).map((name) => ({ name, members: [] }))),
    sandbox,
    hosts,
    ...options.tools,
    cacheDir: cacheDir(),
    library: { defaultPackage: false, jar: null, ...options.library },
    wallMs: options.wallMs ?? 30_000,
  });

/** A running subject of these classes. The caller closes it. */
export const subjectOf = async (roots: Sources, extras: Sources = {}, heapBytes = HEAP_BYTES): Promise<Subject> => {
  const { program, diagnostics, gaveUp } = await build(roots, { extras });
  if (program === null || diagnostics.some(({ severity }) => severity === 'error'))
    throw new Error(`does not compile: ${gaveUp ?? JSON.stringify(diagnostics)}`);
  return java.start(program, { facts: factsFor([]), sandbox, cacheDir: cacheDir(), heapBytes, work: 'short' });
};

export const make = (type: string, as: string, ...args: readonly Argument[]): Step => ({
  op: 'new',
  class: type,
  args: [...args],
  as,
});

export const call = (on: string, method: string, ...args: readonly Argument[]): Step => ({
  op: 'call',
  on,
  method,
  args: [...args],
});

export const keep = (on: string, method: string, as: string): Step => ({ op: 'call', on, method, args: [], as });

export const handle = (name: string): Argument => ({ kind: 'handle', name });
