import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { scratchFolder } from '../harness/testing/scratch-folder.ts';

const repository = join(import.meta.dirname, '..');
let root = '';

/** A repository whose packages are in place, with a grader that prints the commands it is given. */
beforeEach(() => {
  root = scratchFolder('setup');
  cpSync(join(repository, 'scripts'), join(root, 'scripts'), { recursive: true });
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(join(repository, 'node_modules', 'node'), join(root, 'node_modules', 'node'));
  mkdirSync(join(root, 'bin'));
  grader("console.log('grade ' + process.argv.slice(2).join(' '))");
  packages('package-lock.json', { node: '24.21.0' });
  packages('node_modules/.package-lock.json', { node: '24.21.0' });
});

const grader = (code: string): void => {
  writeFileSync(join(root, 'bin', 'grade.js'), `#!/usr/bin/env node\n${code}\n`, { mode: 0o755 });
};

const packages = (file: string, versions: Record<string, string>): void => {
  const entries = Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]);
  writeFileSync(join(root, file), JSON.stringify({ packages: Object.fromEntries(entries) as object }));
};

/** Without a network: an `npm` of ours stands in the PATH and says that it was called. */
const setup = (option = '--no-install'): { status: number | null; stdout: string; stderr: string } => {
  const tools = join(root, 'tools');
  mkdirSync(tools, { recursive: true });
  writeFileSync(join(tools, 'npm'), '#!/bin/sh\necho "npm $*"\nexit 1\n', { mode: 0o755 });
  const { npm_execpath: _cli, npm_node_execpath: _node, ...env } = process.env;
  return spawnSync(process.execPath, [join(root, 'scripts', 'setup.mjs'), option], {
    encoding: 'utf8',
    env: { ...env, PATH: `${tools}:${process.env['PATH'] ?? ''}` },
  });
};

describe('setup', () => {
  it('leaves packages alone that are those of the lock file, and lets the grader prepare the languages', () => {
    const { status, stdout } = setup();
    expect(stdout).toMatch(/packages +up to date\n/);
    expect(stdout).toContain('grade doctor --prepare\n');
    expect(stdout).not.toContain('npm ci');
    expect(status).toBe(0);
  });

  it('installs nothing when an option is misspelt', () => {
    const { status, stdout, stderr } = setup('--noinstall');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('there is no option "--noinstall".\nThe only one is --no-install.');
  });

  it('can be run again', () => {
    setup();
    expect(setup().status).toBe(0);
    const linked = spawnSync(join(root, 'node_modules', '.bin', 'grade'), ['x'], { encoding: 'utf8' });
    expect(linked.stdout).toBe('grade x\n');
  });

  it('installs with npm ci when a package is missing or of another version', () => {
    packages('package-lock.json', { node: '24.22.0' });
    packages('npm-shrinkwrap.json', {});
    const { status, stdout, stderr } = setup();
    expect(existsSync(join(root, 'npm-shrinkwrap.json'))).toBe(false);
    // What it is packed with, too, where NODE_ENV says that only what runs is wanted.
    expect(stdout).toMatch(/^npm ci --include=dev /m);
    expect(stderr).toContain('npm could not install the packages');
    expect(status).toBe(1);
  });

  const withApt = existsSync('/etc/debian_version') && process.getuid?.() === 0;

  it.skipIf(!withApt)('installs the sandbox on a system that has no package of Chromium', () => {
    writeFileSync(join(root, 'vitest.config.ts'), '');
    const tools = join(root, 'tools');
    mkdirSync(tools);
    const aptGet = '#!/bin/sh\ncase "$*" in *chromium*) exit 100;; esac\necho "apt-get $*"\n';
    writeFileSync(join(tools, 'apt-get'), aptGet, { mode: 0o755 });
    const script = join(root, 'scripts', 'setup.mjs');
    const { stdout, status } = spawnSync(process.execPath, [script], { encoding: 'utf8', env: { PATH: tools } });
    expect(stdout).toMatch(/^apt-get install .* bubblewrap util-linux$/m);
    expect(status).toBe(0);
  });

  it.skipIf(!withApt)('chooses the package of a JDK when it is known which there are', () => {
    const tools = join(root, 'tools');
    mkdirSync(tools);
    const lists = join(root, 'lists');
    const aptGet = `#!/bin/sh\n[ "$1" = update ] && : > ${lists}\necho "apt-get $*"\n`;
    writeFileSync(join(tools, 'apt-get'), aptGet, { mode: 0o755 });
    writeFileSync(join(tools, 'apt-cache'), `#!/bin/sh\n[ -e ${lists} ]\n`, { mode: 0o755 });
    writeFileSync(join(root, 'scripts', 'setup', 'jdk.mjs'), 'export const findJdk = () => null;');
    const script = join(root, 'scripts', 'setup.mjs');
    const { stdout } = spawnSync(process.execPath, [script], { encoding: 'utf8', env: { PATH: tools } });
    expect(stdout).toMatch(/^apt-get install .* openjdk-17-jdk-headless /m);
  });

  it.each([
    ['brew', 'jdk', 'brew install --cask temurin'],
    ['zypper', 'bubblewrap', 'zypper install bubblewrap'],
  ])('recommends to %s what is found when it is installed', (program, id, command) => {
    const tools = join(root, 'tools');
    mkdirSync(tools);
    writeFileSync(join(tools, program), '#!/bin/sh\n', { mode: 0o755 });
    const script = `import { remedyFor } from './scripts/setup/platform.mjs'; console.log(remedyFor(['${id}']));`;
    const how = { encoding: 'utf8', cwd: root, env: { PATH: tools } } as const;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], how);
    expect(stdout.replace(/^sudo sh -c '(.*)'$/m, '$1')).toBe(`${command}\n`);
  });

  it('succeeds, and says so, when nothing can be graded yet', () => {
    grader('process.exitCode = 4');
    const { status, stdout } = setup();
    expect(stdout).toContain('Not ready to grade yet');
    expect(status).toBe(0);
  });

  it('fails when the grader itself fails', () => {
    grader("throw new Error('broken')");
    expect(setup().status).toBe(1);
  });
});
