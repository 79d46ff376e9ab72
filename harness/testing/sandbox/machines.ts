/**
 * Machines that allow less than this one, made for real around a command: by a system call filter that refuses user
 * namespaces, and by taking capabilities and the user away. For root, with bubblewrap.
 */
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../sandbox/programs.ts';
import { runsAsRoot } from '../../platform/runs-as-root.ts';

export interface TestMachine {
  /** The command line that runs the given one on this machine. */
  readonly around: (argv: readonly string[]) => string[];
  readonly env: Readonly<Record<string, string>>;
  readonly remove: () => void;
}

/** Nobody is given this id; the user exists for as long as a test runs as it. */
const ORDINARY_USER = 12_345;

/** What Docker leaves to root in a container. */
const DOCKER_CAPABILITIES = [
  ...['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'FSETID', 'KILL', 'SETGID', 'SETUID', 'SETPCAP', 'NET_BIND_SERVICE'],
  ...['NET_RAW', 'SYS_CHROOT', 'MKNOD', 'AUDIT_WRITE', 'SETFCAP'],
];

/** Can these machines be made here? */
export const canMakeMachines =
  runsAsRoot() && process.arch === 'x64' && findProgram('bwrap') !== null && findProgram('setpriv') !== null;

/** Root, where user namespaces are off but mounts are allowed. */
export const withoutUserNamespaces = (): TestMachine => filtered([]);

/** Root as Docker has it: neither namespaces nor mounts. `files` are the options of bubblewrap that make its file system. */
export const likeDocker = (files = thisMachine): TestMachine =>
  filtered(['--cap-drop', 'ALL', ...DOCKER_CAPABILITIES.flatMap((name) => ['--cap-add', `CAP_${name}`])], files);

/** Root that may do nothing more than others, as where all capabilities are dropped. */
export const withoutCapabilities = (): TestMachine => filtered(['--cap-drop', 'ALL']);

/** Root, where the system calls of these numbers are refused. */
export const refusing = (calls: readonly number[]): TestMachine => filtered([], thisMachine, refusal(calls));

/** An ordinary user with a home of its own, where everything is allowed. */
export const ordinaryUser = (): TestMachine => {
  const home = mkdtempSync(join(tmpdir(), 'home-'));
  chownSync(home, ORDINARY_USER, ORDINARY_USER);
  return {
    around: (argv) => [...asUser, ...argv],
    // Not the cache of whoever runs the tests.
    env: { HOME: home, GRADER_CACHE_DIR: '', XDG_CACHE_HOME: '' },
    remove() {
      rmSync(home, { recursive: true, force: true });
    },
  };
};

/** The same user, where user namespaces are off. */
export const ordinaryUserWithoutNamespaces = (user = ordinaryUser()): TestMachine => {
  const machine = withoutUserNamespaces();
  return {
    around: (argv) => machine.around(user.around(argv)),
    env: user.env,
    remove() {
      user.remove();
      machine.remove();
    },
  };
};

const asUser = ['setpriv', '--reuid', String(ORDINARY_USER), '--regid', String(ORDINARY_USER), '--clear-groups', '--'];

const thisMachine: readonly string[] = ['--dev-bind', '/', '/'];

const filtered = (options: readonly string[], files = thisMachine, rules = noUserNamespaces): TestMachine => {
  const folder = mkdtempSync(join(tmpdir(), 'machine-'));
  const filter = join(folder, 'filter');
  writeFileSync(filter, rules);
  const script = 'exec 9<"$0"; exec bwrap --seccomp 9 "$@"';
  return {
    around: (argv) => ['bash', '-c', script, filter, ...files, ...options, '--', ...argv],
    env: {},
    remove() {
      rmSync(folder, { recursive: true });
    },
  };
};

/** One instruction of classic BPF. */
const instruction = (code: number, jt: number, jf: number, k: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt16LE(code, 0);
  bytes.writeUInt8(jt, 2);
  bytes.writeUInt8(jf, 3);
  bytes.writeUInt32LE(k, 4);
  return bytes;
};

/** Numbers of x86_64: clone3 does not exist, clone and unshare fail with EPERM when they ask for a user namespace. */
const noUserNamespaces = Buffer.concat([
  instruction(0x20, 0, 0, 0),
  instruction(0x15, 0, 1, 435),
  instruction(0x06, 0, 0, 0x0005_0000 + 38),
  instruction(0x15, 1, 0, 56),
  instruction(0x15, 0, 3, 272),
  instruction(0x20, 0, 0, 16),
  instruction(0x45, 0, 1, 0x1000_0000),
  instruction(0x06, 0, 0, 0x0005_0000 + 1),
  instruction(0x06, 0, 0, 0x7fff_0000),
]);

/** They fail with EPERM. */
const refusal = (calls: readonly number[]): Buffer<ArrayBuffer> =>
  Buffer.concat([
    instruction(0x20, 0, 0, 0),
    ...calls.flatMap((call) => [instruction(0x15, 0, 1, call), instruction(0x06, 0, 0, 0x0005_0000 + 1)]),
    instruction(0x06, 0, 0, 0x7fff_0000),
  ]);
