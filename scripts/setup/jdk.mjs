/** A JDK that can compile and make a runtime image: 17 or newer, with javac, jlink and the modules jlink links. */
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { ask } from './processes.mjs';

const oldest = 17;
/** From this release on jlink works without the jmods folder. */
const withoutJmods = 24;

/** Version and folder of the JDK in words, or null when there is none that will do. */
export function findJdk() {
  return (
    candidates()
      .map(describe)
      .find((text) => text !== null) ?? null
  );
}

/** JAVA_HOME first, then the PATH, whose javac is often a link into the JDK. */
function candidates() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => existsSync(join(folder, 'javac')));
  const onPath = folders.map((folder) => dirname(dirname(realpathSync(join(folder, 'javac')))));
  return [...(process.env.JAVA_HOME ? [process.env.JAVA_HOME] : []), ...onPath];
}

function describe(home) {
  const version = /^javac (\d+)(\S*)/m.exec(ask(join(home, 'bin', 'javac'), ['-version']) ?? '');
  if (version === null || Number(version[1]) < oldest || !existsSync(join(home, 'bin', 'jlink'))) return null;
  if (Number(version[1]) < withoutJmods && !existsSync(join(home, 'jmods'))) return null;
  return `${version[1]}${version[2]}, ${home}`;
}
