import { existsSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { findJdk } from './jdk.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';

let folder = '';
beforeEach(() => {
  folder = scratchFolder('jdk');
});

const install = async (name: string, version: string): Promise<string> => {
  const home = join(folder, name);
  await mkdir(join(home, 'bin'), { recursive: true });
  await writeFile(join(home, 'bin', 'javac'), '');
  await writeFile(join(home, 'release'), `IMPLEMENTOR="Nobody"\nJAVA_VERSION="${version}"\n`);
  return home;
};

const nowhere = { javaHome: undefined, path: '', collections: [] };

describe('finding a JDK', () => {
  it('looks for the JDK of JAVA_HOME first', async () => {
    await chmod(folder, 0o755);
    const javaHome = await install('a', '25.0.3');
    await install('b', '17.0.1');
    expect(findJdk({ ...nowhere, javaHome, collections: [folder] })).toMatchObject({ feature: 25, version: '25.0.3' });
  });

  it('passes over one that is too old, and says so when there is no other', async () => {
    const javaHome = await install('old', '1.8.0_392');
    expect(findJdk({ ...nowhere, javaHome })).toMatch(/17 or newer .* is version 1\.8\.0_392\. (Run|Install) /u);
  });

  it('tells how to get one when there is none', () => {
    expect(findJdk(nowhere)).toMatch(/none was found\. (Run|Install) /u);
  });

  it.runIf(existsSync('/etc/debian_version'))('names on Debian a package that every release has', () => {
    expect(findJdk(nowhere)).toContain('default-jdk-headless');
  });

  it.runIf(process.getuid?.() === 0)('does not take one that subjects cannot reach', async () => {
    const javaHome = await install('private', '21');
    expect(findJdk({ ...nowhere, javaHome })).toContain(`Run \`chmod o+rx ${folder}\``);
  });
});
