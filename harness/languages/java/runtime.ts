/**
 * What is made once on a machine for Java: the probe and the instruments, compiled, as a runtime image of their own
 * where the JDK can make one, and as modules for the whole JDK where it cannot.
 *
 * Layout of an assignment's `instruments` folder:
 * - one folder with a `module-info.java`, named as its module: the library. What it exports to all is what submissions
 *   may import. It implements the probe's `probe.instrument.Instruments`.
 * - `substitutes/`: classes without a package that replace classes of a submission. They may use the library's package
 *   `increments`, which nothing else can reach.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../platform/package-root.ts';
import { remembered } from '../../text/remembered.ts';
import { sha256 } from '../../text/sha256.ts';
import type { Jdk } from './jdk.ts';

/** The package through which substitutes count. */
export const INCREMENTS = 'increments';

/** In the folder of the hosts. */
export const COMPILER_ARCHIVE = 'compiler.jsa';

/** The folder in the cache, and what is in it. It exists when the runtime is ready. */
export interface Runtime {
  readonly dir: string;
  /** A runtime image with its own `bin/java`; missing when it could not be made. */
  readonly image: string;
  readonly modules: string;
  /** Class path of a submission: the library's exported packages. */
  readonly library: string;
  /** Class path for classes that a submission lacks. */
  readonly substitutes: string;
  /** Class path of the hosts: the compiler's, and that of the tools for style. */
  readonly hosts: string;
}

const ownSources = join(packageRoot(), 'harness', 'languages', 'java');
export const probeSources = join(ownSources, 'probe', 'src');
export const hostSources = [join(ownSources, 'compiler'), join(ownSources, 'style')] as const;

/** Where the runtime for an assignment's instruments and this JDK is, whether or not it has been made. */
export const locateRuntime = (jdk: Jdk, instruments: string, cacheDir: string): Runtime => {
  const dir = join(cacheDir, 'java', `${jdk.version}-${fingerprint(jdk, instruments)}`);
  return {
    dir,
    image: join(dir, 'image'),
    modules: join(dir, 'modules'),
    library: join(dir, 'library'),
    substitutes: join(dir, 'substitutes'),
    hosts: join(dir, 'hosts'),
  };
};

export const isReady = (runtime: Runtime): boolean => existsSync(runtime.dir);

/** Java sources below a folder, absolute, in a stable order. */
export const javaFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.java'))
        .toSorted()
        .map((name) => join(folder, name))
    : [];

/** Raised when the way a runtime is made changes. */
const RECIPE = '3';

const known = new Map<string, string>();

const fingerprint = (jdk: Jdk, instruments: string): string =>
  remembered(known, [jdk.home, jdk.release, instruments].join('\n'), () =>
    sha256(JSON.stringify([RECIPE, jdk.home, jdk.release, ...contents(instruments)])).slice(0, 16),
  );

const contents = (instruments: string): string[] =>
  [probeSources, ...hostSources, instruments].flatMap((folder) =>
    javaFiles(folder).flatMap((file) => [file.slice(folder.length), readFileSync(file, 'utf8')]),
  );
