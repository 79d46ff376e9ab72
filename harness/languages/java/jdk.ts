/** Finds a JDK: no process is started, the `release` file of a JDK tells its version. */
import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { obstacle } from '../../sandbox/user.ts';
import { runsAsRoot } from '../../platform/runs-as-root.ts';
import type { Mount } from '../../contracts/sandbox.ts';

const OLDEST = 17;

export interface Jdk {
  /** Absolute, without symbolic links. */
  readonly home: string;
  readonly feature: number;
  /** For example `17.0.15`. */
  readonly version: string;
  /** The text of the `release` file: it differs where the runtime differs. */
  readonly release: string;
}

/** Where a JDK may be looked for. */
export interface JdkPlaces {
  readonly javaHome: string | undefined;
  readonly path: string;
  /** Folders that hold one JDK each in a subfolder. */
  readonly collections: readonly string[];
}

export const placesHere = (): JdkPlaces => ({
  javaHome: process.env['JAVA_HOME'],
  path: process.env['PATH'] ?? '',
  collections: ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines', '/opt/java'],
});

/** The first JDK that is new enough and that subjects can reach, or what is lacking and how to get it. */
export const findJdk = (places: JdkPlaces = placesHere()): Jdk | string => {
  const [reachable] = usableJdks(places);
  if (reachable !== undefined) return reachable;
  const found = everyJdk(places);
  const fitting = found.filter(isSupported);
  const [unreachable] = fitting;
  if (unreachable !== undefined) return unreachableText(unreachable);
  const [old] = found;
  const seen = old === undefined ? 'none was found' : `the one at ${old.home} is version ${old.version}`;
  return `A JDK of version ${OLDEST} or newer (with javac) is needed to grade Java, and ${seen}. ${remedy()}`;
};

/** All that are new enough and that subjects can reach, each once, in the order in which they are looked for. */
export const usableJdks = (places: JdkPlaces = placesHere()): readonly Jdk[] => {
  const usable = everyJdk(places).filter((jdk) => isSupported(jdk) && blockedBy(jdk.home) === null);
  return [...new Map(usable.map((jdk) => [jdk.home, jdk])).values()];
};

const everyJdk = (places: JdkPlaces): Jdk[] => candidates(places).flatMap((home) => readJdk(home) ?? []);

const isSupported = ({ feature }: Jdk): boolean => feature >= OLDEST;

/** The mounts that show a JDK in the sandbox at its own path: itself, and what its links lead to. */
export const jdkMounts = (jdk: Jdk): readonly Mount[] => {
  const outside = linksOf(jdk.home)
    .filter((target) => !target.startsWith(`${jdk.home}/`))
    .map((target) => dirname(target))
    .filter((folder) => folder.startsWith('/etc/'));
  return [jdk.home, ...new Set(outside)].map((folder) => ({ from: folder, to: folder }));
};

const candidates = ({ javaHome, path, collections }: JdkPlaces): string[] => {
  const fromPath = path.split(delimiter).flatMap((folder) => realPath(join(folder, 'javac')) ?? []);
  const fromCollections = collections.flatMap((folder) =>
    names(folder).flatMap((name) => [join(folder, name), join(folder, name, 'Contents', 'Home')]),
  );
  return [
    ...(javaHome === undefined || javaHome === '' ? [] : [javaHome]),
    ...fromPath.map((javac) => dirname(dirname(javac))),
    ...fromCollections,
  ];
};

const readJdk = (folder: string): Jdk | null => {
  const home = realPath(folder);
  if (home === null || !existsSync(join(home, 'bin', 'javac')) || !existsSync(join(home, 'release'))) return null;
  const release = readFileSync(join(home, 'release'), 'utf8');
  // Until Java 8 the feature came second: `1.8.0_292`.
  const [, version, feature] = /^JAVA_VERSION="((?:1\.)?(\d+)[^"]*)"/mu.exec(release) ?? [];
  return version === undefined ? null : { home, version, feature: Number(feature), release };
};

/** Root runs subjects as another user, who must be able to enter the JDK's folder. */
const blockedBy = (home: string): string | null => (runsAsRoot() ? obstacle(home) : null);

const unreachableText = ({ home, version }: Jdk): string =>
  `The JDK ${version} at ${home} cannot be used: root runs submissions as an unprivileged user, and ${blockedBy(home) ?? home} keeps that user out. Run \`chmod o+rx ${blockedBy(home) ?? home}\`, install a JDK for all users, or grade as an ordinary user.`;

const remedy = (): string => {
  if (process.platform === 'darwin') return 'Run `brew install --cask temurin`, or set JAVA_HOME to a JDK.';
  if (existsSync('/etc/debian_version'))
    return `Run \`${runsAsRoot() ? '' : 'sudo '}apt-get install openjdk-17-jdk-headless\` (default-jdk-headless where there is none), or set JAVA_HOME to a JDK.`;
  return 'Install a JDK, for example from https://adoptium.net, or set JAVA_HOME to one.';
};

/** Where the symbolic links of a JDK's upper two levels lead. */
const linksOf = (home: string): string[] =>
  [home, ...names(home).map((name) => join(home, name))].flatMap((folder) =>
    names(folder).flatMap((name) => realPath(join(folder, name)) ?? []),
  );

const names = (folder: string): string[] => {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
};

const realPath = (path: string): string | null => {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
};
