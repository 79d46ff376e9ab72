import { chmodSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, it, expect, vi } from 'vitest';
import { bubblewrapArguments } from './bubblewrap-arguments.ts';
import { bubblewrapSandbox } from './bubblewrap.ts';
import { findProgram } from './programs.ts';
import { type NodeOptions, runNode } from '../testing/sandbox/node-command.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const bwrap = findProgram('bwrap');

describe.skipIf(bwrap === null)('the full sandbox', () => {
  const sandbox = bubblewrapSandbox(bwrap ?? '');
  const run = (script: string, options: NodeOptions = {}) => runNode(sandbox, script, options);
  const print = async (expression: string, options: NodeOptions = {}): Promise<string> => {
    const { stdout, evidence } = await run(
      `const attempt = (f) => { try { return f() } catch (e) { return e.code ?? String(e) } };
       const fs = require('fs'); process.stdout.write(JSON.stringify(${expression}))`,
      options,
    );
    return stdout.toString() + evidence.stderrTail;
  };

  it('shows the libraries, /dev and the mounts, and nothing else', async () => {
    const root = JSON.parse(await print(`fs.readdirSync('/')`)) as string[];
    expect(root.filter((name) => !['dev', 'lib', 'lib64', 'usr', 'node'].includes(name))).toEqual([]);
  });

  it('hides a file that every user of the host may read', async () => {
    const folder = scratchFolder('canary');
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'canary'), 'SECRET');
    const seen = await print(`attempt(() => fs.readFileSync(${JSON.stringify(join(folder, 'canary'))}, 'utf8'))`);
    expect(seen).toBe('"ENOENT"');
  });

  it('shows a mounted file, which cannot be changed', async () => {
    const folder = scratchFolder('mounted');
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'file'), 'content');
    chmodSync(join(folder, 'file'), 0o666);
    const seen = await print(
      `[fs.readFileSync('/data/file', 'utf8'), attempt(() => fs.writeFileSync('/data/file', 'changed'))]`,
      { mounts: [{ from: folder, to: '/data' }] },
    );
    expect(seen).toBe('["content","EROFS"]');
  });

  it('has no /proc', async () => {
    expect(await print(`attempt(() => fs.readdirSync('/proc'))`)).toBe('"ENOENT"');
  });

  it('has no place to write to', async () => {
    const places = ['/', '/tmp', '/dev', '/dev/shm', '/usr', '/lib'];
    const seen = await print(`${JSON.stringify(places)}.map((p) => attempt(() => fs.writeFileSync(p + '/x', '')))`);
    expect(seen).toMatch(/^\["(EROFS|ENOENT)"(,"(EROFS|ENOENT)"){5}\]$/u);
  });

  it('passes on exactly the environment that the command names', async () => {
    vi.stubEnv('GRADER_TEST_SECRET', 'secret');
    const seen = JSON.parse(await print('process.env', { env: { NAME: 'value' } })) as object;
    vi.unstubAllEnvs();
    expect(seen).toEqual({ LC_ALL: 'C.UTF-8', TZ: 'UTC', PWD: '/', NAME: 'value' });
  });

  it('cannot reach a listener of the host', async () => {
    let connections = 0;
    const server = createServer(() => connections++).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const { stdout } = await run(
      `require('net').connect(${String(port)}, '127.0.0.1').on('error', (e) => console.log(e.code))`,
    );
    server.close();
    expect(stdout.toString()).toBe('EACCES\n');
    expect(connections).toBe(0);
  });

  it('starts no other process', async () => {
    const seen = await print(`require('child_process').spawnSync(process.execPath, ['-v']).error.code`);
    expect(seen).toBe('"EACCES"');
  });

  it('sees no process of the host', async () => {
    expect(await print(`attempt(() => process.kill(${String(process.pid)}, 0))`)).toBe('"ESRCH"');
  });

  it('runs as nobody', async () => {
    expect(await print('[process.getuid(), process.getgid(), process.getgroups()]')).toBe('[65534,65534,[65534]]');
  });

  it('reports an exit code and a signal as they were', async () => {
    const exit = await run('process.exit(7)');
    expect(exit.evidence).toMatchObject({ exitCode: 7, signal: null, killedFor: null });
    const abort = await run('process.abort()');
    expect(abort.evidence).toMatchObject({ exitCode: 134, signal: 'SIGABRT', killedFor: null });
  });

  it('refuses an executable that is not mounted', async () => {
    const command = { executable: '/bin/sh', args: [], env: {}, mounts: [], limits };
    await expect(sandbox.start(command)).rejects.toMatchObject({ code: 'executable-not-mounted' });
  });

  it('refuses a mount that does not exist', async () => {
    const mounts = [{ from: '/nowhere/at-all', to: '/x' }];
    const command = { executable: '/x/y', args: [], env: {}, mounts, limits };
    await expect(sandbox.start(command)).rejects.toMatchObject({ code: 'mount-missing' });
  });
});

/** The filter of system calls stops the same attempts, so that no attempt from inside shows whether this wall stands. */
describe('the argument list of bubblewrap', () => {
  const command = {
    executable: '/node',
    args: [],
    env: {},
    mounts: [],
    limits: { memoryBytes: 1, cpuSeconds: 1, threads: 1 },
  };
  const descriptors = { filter: 3, status: 4 };

  it.each(['ipc', 'pid', 'net', 'uts', 'user'])('has a namespace of its own: %s', (name) => {
    const walls = { libraries: [], descriptors, mark: 'MARK', become: null };
    expect(bubblewrapArguments(command, walls)).toContain(`--unshare-${name}`);
  });

  it.each([null, { uid: 64_001, setpriv: '/usr/bin/setpriv' }])('has only options of bubblewrap 0.4: %j', (become) => {
    const walls = { libraries: [{ from: '/lib/a', to: '/lib/a' }], descriptors, mark: 'MARK', become };
    const all = bubblewrapArguments(command, walls);
    const options = all.slice(0, all.indexOf('--')).filter((argument) => argument.startsWith('--'));
    expect(options.filter((option) => !optionsOf04.includes(option))).toEqual([]);
  });
});

/** Those of its `--help` that walls can be made with: Debian 11 has 0.4.1, Ubuntu 20.04 and RHEL 8 have 0.4.0. */
const optionsOf04 = [
  ...['--unshare-user', '--unshare-ipc', '--unshare-pid', '--unshare-net', '--unshare-uts', '--unshare-cgroup-try'],
  ...['--uid', '--gid', '--hostname', '--chdir', '--setenv', '--unsetenv', '--ro-bind', '--remount-ro', '--dev'],
  ...['--dir', '--seccomp', '--json-status-fd', '--die-with-parent', '--cap-add', '--cap-drop'],
];

const limits = { memoryBytes: 1e9, cpuSeconds: 10, threads: 50 };
