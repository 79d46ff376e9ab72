/** A JDK that can compile submissions: 17 or newer, with javac. With jlink their programs also start faster. */
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const oldest = 17;
/** Where systems keep their JDKs, one in a folder each. */
const collections = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines', '/opt/java'];

/** Version and folder of the JDK in words, or null when there is none that will do. */
export function findJdk() {
  const found = candidates()
    .map(describe)
    .find((text) => text !== null);
  return found ?? null;
}

/** JAVA_HOME first, then the PATH, whose javac is often a link into the JDK. */
function candidates() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => existsSync(join(folder, 'javac')));
  const onPath = folders.map((folder) => dirname(dirname(realpathSync(join(folder, 'javac')))));
  const kept = collections
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const homes = kept.flatMap((folder) => [folder, join(folder, 'Contents', 'Home')]);
  return [...(process.env.JAVA_HOME ? [process.env.JAVA_HOME] : []), ...onPath, ...homes];
}

function describe(home) {
  const release = join(home, 'release');
  if (!existsSync(join(home, 'bin', 'javac')) || !existsSync(release)) return null;
  const version = /^JAVA_VERSION="((\d+)[^"]*)"/m.exec(readFileSync(release, 'utf8'));
  if (version === null || Number(version[2]) < oldest) return null;
  const slower = existsSync(join(home, 'bin', 'jlink')) ? '' : ', without jlink: programs start more slowly';
  return `${version[1]}, ${home}${slower}`;
}
