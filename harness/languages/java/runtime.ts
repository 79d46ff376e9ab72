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
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../platform/package-root.ts';
import { remembered } from '../../text/remembered.ts';
import type { Jdk } from './jdk.ts';

/** The package through which substitutes count. */
export const INCREMENTS = 'increments';

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

/** The sources that a runtime is made of. */
export interface RuntimeSources {
  readonly probe: string;
  readonly hosts: readonly string[];
  readonly instruments: string;
}

/** The grader's, and the assignment's instruments. */
export const runtimeSources = (instruments: string): RuntimeSources => {
  const here = join(packageRoot(), 'harness', 'languages', 'java');
  const hosts = [join(here, 'compiler'), join(here, 'style')];
  return { probe: join(here, 'probe', 'src'), hosts, instruments };
};

/** Where the runtime for these sources and this JDK is, whether or not it has been made. */
export const locateRuntime = (jdk: Jdk, sources: RuntimeSources, cacheDir: string): Runtime => {
  const dir = join(cacheDir, 'java', `${jdk.version}-${fingerprint(jdk, sources)}`);
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
const RECIPE = '2';

const known = new Map<string, string>();

const fingerprint = (jdk: Jdk, sources: RuntimeSources): string => {
  const key = [jdk.home, jdk.release, sources.probe, ...sources.hosts, sources.instruments].join('\n');
  return remembered(known, key, () => hash([RECIPE, jdk.home, jdk.release, ...contents(sources)]));
};

const contents = ({ probe, hosts, instruments }: RuntimeSources): string[] =>
  [probe, ...hosts, instruments].flatMap((folder) =>
    javaFiles(folder).flatMap((file) => [file.slice(folder.length), readFileSync(file, 'utf8')]),
  );

const hash = (parts: readonly string[]): string =>
  parts
    .reduce((digest, part) => digest.update(`${String(part.length)}:`).update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 16);
