import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, it, expect } from 'vitest';
import { bubblewrapSandbox } from '../bubblewrap.ts';
import { findProgram } from '../programs.ts';
import { aarch64 } from './aarch64.ts';
import { seccompFilter } from './filter.ts';
import { refused } from './policy.ts';
import { x8664 } from './x86-64.ts';
import { runOnce } from '../../testing/sandbox/node-command.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';

const bwrap = findProgram('bwrap');
const gcc = findProgram('gcc');

/** Makes one raw call and prints its error number: argv is the call's number and its first two arguments. */
const caller = String.raw`
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#include <sys/syscall.h>
int main(int argc, char **argv) {
  long number = strtol(argv[1], 0, 0), a = strtol(argv[2], 0, 0), b = strtol(argv[3], 0, 0);
  errno = 0;
  long result = syscall(number, a, b, 0, 0, 0, 0);
  printf("%ld %d\n", result < 0 ? -1L : 0L, errno);
  return 0;
}`;

const EPERM = 1;
const EACCES = 13;
const ENOSYS = 38;
/** Numbers of x86_64, as the kernel documents them: not those of the filter's own table. */
const calls: readonly (readonly [name: string, number: number, a: number, b: number, errno: number])[] = [
  ['fork', 57, 0, 0, EACCES],
  ['vfork', 58, 0, 0, EACCES],
  ['clone of a process', 56, 17, 0, EACCES],
  ['clone with a user namespace', 56, 0x10000000 + 0x10000, 0, EPERM],
  ['clone with another namespace', 56, 0x20000000 + 17, 0, EPERM],
  ['clone3', 435, 0, 0, ENOSYS],
  ['socket (inet)', 41, 2, 1, EACCES],
  ['socket (unix)', 41, 1, 1, EACCES],
  ['socket (vsock)', 41, 40, 1, EACCES],
  ['socket (netlink)', 41, 16, 3, EACCES],
  ['connect', 42, 0, 0, EACCES],
  ['bind', 49, 0, 0, EACCES],
  ['listen', 50, 0, 0, EACCES],
  ['ptrace', 101, 0, 0, EPERM],
  ['unshare', 272, 0x10000000, 0, EPERM],
  ['setns', 308, 0, 0, EPERM],
  ['chroot', 161, 0, 0, EPERM],
  ['pivot_root', 155, 0, 0, EPERM],
  ['mount', 165, 0, 0, EPERM],
  ['umount2', 166, 0, 0, EPERM],
  ['open_tree', 428, 0, 0, EPERM],
  ['move_mount', 429, 0, 0, EPERM],
  ['fsopen', 430, 0, 0, EPERM],
  ['fsmount', 432, 0, 0, EPERM],
  ['mount_setattr', 442, 0, 0, EPERM],
  ['add_key', 248, 0, 0, EPERM],
  ['request_key', 249, 0, 0, EPERM],
  ['keyctl', 250, 0, 0, EPERM],
  ['bpf', 321, 0, 0, EPERM],
  ['perf_event_open', 298, 0, 0, EPERM],
  ['userfaultfd', 323, 0, 0, EPERM],
  ['process_vm_readv', 310, 1, 0, EPERM],
  ['process_vm_writev', 311, 1, 0, EPERM],
  ['pidfd_open', 434, 1, 0, EPERM],
  ['pidfd_getfd', 438, 1, 0, EPERM],
  ['pidfd_send_signal', 424, 1, 0, EPERM],
  ['open_by_handle_at', 304, 0, 0, EPERM],
  ['shmget', 29, 0, 4096, EPERM],
  ['semget', 64, 0, 1, EPERM],
  ['msgget', 68, 0, 0, EPERM],
  ['mq_open', 240, 0, 0, EPERM],
  ['inotify_init', 253, 0, 0, EPERM],
  ['inotify_init1', 294, 0, 0, EPERM],
  ['fanotify_init', 300, 0, 0, EPERM],
  ['io_uring_setup', 425, 1, 0, ENOSYS],
  ['io_uring_enter', 426, 1, 0, ENOSYS],
  ['io_uring_register', 427, 1, 0, ENOSYS],
  ['ioctl TIOCLINUX', 16, 0, 0x541c, EPERM],
  ['ioctl TIOCSTI', 16, 0, 0x5412, EPERM],
  ['ioctl TIOCSTI with high bits', 16, 0, 0x7_0000_5412, EPERM],
  ['a call that nobody knows yet', 600, 0, 0, ENOSYS],
];

describe.skipIf(bwrap === null || gcc === null || process.arch !== 'x64')('the filter in the kernel', () => {
  const folder = scratchFolder('caller');
  beforeAll(() => {
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'caller.c'), caller);
    const { stderr } = spawnSync(gcc ?? '', ['-o', join(folder, 'caller'), join(folder, 'caller.c')], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
  });
  const call = (number: number, a: number, b: number) =>
    runOnce(
      bubblewrapSandbox(bwrap ?? ''),
      {
        executable: '/app/caller',
        args: [number, a, b].map(String),
        env: {},
        mounts: [{ from: folder, to: '/app' }],
        limits: { memoryBytes: 1e8, cpuSeconds: 5, threads: 10 },
      },
      '',
      { wallMs: 5_000, outputBytes: 1_000 },
    );

  it.each(calls)('refuses %s', async (_name, number, a, b, errno) => {
    const { stdout } = await call(number, a, b);
    expect(stdout.toString()).toBe(`-1 ${String(errno)}\n`);
  });

  it('allows what is not refused', async () => {
    const { stdout } = await call(39, 0, 0);
    expect(stdout.toString()).toBe('0 0\n');
  });

  it('allows a pair of connected sockets, on which file channels of Java are built', async () => {
    const { stdout } = await call(53, 1, 1);
    expect(stdout.toString()).toBe('-1 14\n');
  });

  it('kills a process that calls by x32 numbers', async () => {
    const { evidence } = await call(0x40000000 + 39, 0, 0);
    expect(evidence).toMatchObject({ exitCode: 159, signal: 'SIGSYS' });
  });
});

/** The kernel's headers: one file for each architecture, by the numbers that it defines. */
const headers = [
  ['x86_64', '/usr/include/x86_64-linux-gnu/asm/unistd_64.h', x8664],
  ['aarch64', '/usr/include/asm-generic/unistd.h', aarch64],
] as const;

describe('the tables', () => {
  describe.each(headers)('of %s', (_name, header, { numbers }) => {
    it.skipIf(!existsSync(header))('agrees with the header of the kernel, where that is installed', () => {
      const defined = new Map(
        [...readFileSync(header, 'utf8').matchAll(/^#define __NR(?:3264)?_(\w+)\s+(\d+)$/gmu)].map(
          ([, name = '', number]) => [name, Number(number)] as const,
        ),
      );
      const differing = [...numbers].filter(([name, number]) => defined.get(name) !== number).map(([name]) => name);
      expect(differing).toEqual([]);
    });
  });

  const named = Object.values(refused).flat();

  it('have every call of the policy on x86_64', () => {
    expect(named.filter((name) => !x8664.numbers.has(name))).toEqual([]);
    expect(new Set(x8664.numbers.values()).size).toBe(x8664.numbers.size);
  });

  it('lack on aarch64 only what does not exist there', () => {
    const missing = named.filter((name) => !aarch64.numbers.has(name));
    expect(missing.join(' ')).toBe(
      'inotify_init create_module get_kernel_syms query_module iopl ioperm modify_ldt sysfs ustat uselib _sysctl ' +
        'getpmsg putpmsg afs_syscall tuxcall security vserver fork vfork',
    );
    expect(new Set(aarch64.numbers.values()).size).toBe(aarch64.numbers.size);
  });
});

describe('the filter as a program', () => {
  it.each(['x64', 'arm64'])('is made of whole instructions on %s, with jumps that stay inside', (arch) => {
    const bytes = seccompFilter(arch) ?? Buffer.alloc(0);
    expect(bytes.length % 8).toBe(0);
    const count = bytes.length / 8;
    for (let i = 0; i < count; i++) {
      const isJump = (bytes.readUInt16LE(8 * i) & 0x07) === 0x05;
      if (isJump) expect(i + 1 + Math.max(bytes[8 * i + 2] ?? 0, bytes[8 * i + 3] ?? 0)).toBeLessThan(count);
    }
  });

  it('does not exist for an architecture without a table', () => {
    expect(seccompFilter('riscv64')).toBeNull();
  });
});
