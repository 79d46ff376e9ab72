/** A root of its own for a kit's scripts, with the paths that a platform has, on this machine's programs. For root, with bubblewrap. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { findProgram } from '../sandbox/programs.ts';
import { runsAsRoot } from '../platform/runs-as-root.ts';

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Visit {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Folders that are empty inside. */
  readonly without?: readonly string[];
  /** A command around the command. */
  readonly around?: (argv: readonly string[]) => readonly string[];
}

export interface PlatformRoom {
  /** Here, what is the top folder inside. */
  readonly folder: string;
  run(argv: readonly string[], visit?: Visit): Ran;
  remove(): void;
}

export const canMakeRooms = runsAsRoot() && findProgram('bwrap') !== null;

/** Where Java is: without it nothing of Java can be graded. */
export const javaFolder = '/usr/lib/jvm';

/** `top` is a folder that a platform has at `/top`, and this machine has not. `grade` is on its PATH. */
export const platformRoom = (top: string): PlatformRoom => {
  const outside = mkdtempSync(join(tmpdir(), 'platform-'));
  const folder = join(outside, 'top');
  mkdirSync(folder);
  const bin = installed(outside);
  const binds = readdirSync('/').flatMap((name) => ['--dev-bind', `/${name}`, `/${name}`]);
  return {
    folder,
    run(argv, { cwd = `/${top}`, env = {}, without = [], around = unchanged } = {}) {
      const empty = without.flatMap((path) => ['--tmpfs', path]);
      const options = ['--tmpfs', '/', ...binds, '--bind', folder, `/${top}`, ...empty, '--cap-add', 'ALL'];
      const path = `${bin}:${process.env['PATH'] ?? ''}`;
      const done = spawnSync('bwrap', [...options, '--chdir', cwd, '--', ...around(argv)], {
        env: { ...process.env, PATH: path, ...env },
        encoding: 'utf8',
      });
      return { status: done.status, stdout: done.stdout, stderr: done.stderr };
    },
    remove() {
      rmSync(outside, { recursive: true, force: true });
    },
  };
};

const unchanged = (argv: readonly string[]): readonly string[] => argv;

/** The folder of a command `grade` that runs these sources. */
const installed = (outside: string): string => {
  const bin = join(outside, 'bin');
  mkdirSync(bin);
  const command = `#!/bin/sh\nexec '${process.execPath}' '${resolve('bin/grade.js')}' "$@"\n`;
  writeFileSync(join(bin, 'grade'), command, { mode: 0o755 });
  return bin;
};

/** Makes a kit with settings that are quick to grade by, or with these. */
export const makeKit = (id: string, out: string, settings = 'style: false\n'): void => {
  const folder = mkdtempSync(join(tmpdir(), 'course-'));
  const config = join(folder, 'grader.config.yaml');
  writeFileSync(config, settings);
  const made = spawnSync(process.execPath, [resolve('bin/grade.js'), 'kit', id, '--config', config, '--out', out]);
  rmSync(folder, { recursive: true });
  if (made.status !== 0) throw new Error(made.stderr.toString());
};

/** Lays a submission of the fixtures into a folder, whatever was there. */
export const handIn = (fixture: string, folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  cpSync(resolve('fixtures/submissions', fixture), folder, { recursive: true });
};
