import { afterEach, describe, expect, it } from 'vitest';
import type { Hosts, OnceResult, Sandbox, SandboxCommand } from '../contracts/sandbox.ts';
import { nodeCommand } from '../testing/sandbox/node-command.ts';
import { openHosts } from './hosts.ts';
import { openSandbox } from './open.ts';

/** Answers with its process's own number of requests; `end`, `crash`, `hang`, `late` and `work` do what they say; `tire` crashes a process that has answered. */
const script = `
  let count = 0;
  require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
    if (line === 'crash') process.exit(7);
    if (line === 'hang') for (;;);
    if (line === 'late') for (const until = Date.now() + 600; Date.now() < until;);
    if (line === 'work') while (process.cpuUsage().user < 600_000);
    if (line === 'tire' && count > 0) process.exit(7);
    console.log(line + ' ' + ++count);
    if (line === 'end') process.exit(0);
    else console.log();
  });
`;

const sandbox = await openSandbox({ allowWeakIsolation: true });
const command: SandboxCommand = await nodeCommand(sandbox, script);
const limits = { wallMs: 20_000, outputBytes: 100_000 };

let hosts: Hosts = openHosts();
const ask = (request: string, wallMs = limits.wallMs): Promise<OnceResult> =>
  hosts.ask(sandbox, command, request, { ...limits, wallMs });
const answerTo = async (request: string): Promise<string> => (await ask(request)).stdout.toString();

afterEach(() => {
  hosts.close();
  hosts = openHosts();
});

describe('hosts', () => {
  it('ask the same process again', async () => {
    expect([await answerTo('a'), await answerTo('b')]).toEqual(['a 1\n', 'b 2\n']);
  });

  it('have a process for each request at the same time', async () => {
    expect(await Promise.all(['a', 'b'].map(answerTo))).toEqual(['a 1\n', 'b 1\n']);
  });

  it('give a whole answer however long it is', async () => {
    const long = 'x'.repeat(90_000);
    expect(await answerTo(long)).toBe(`${long} 1\n`);
  });

  it('replace a process that ended with its answer', async () => {
    expect([await answerTo('end'), await answerTo('b')]).toEqual(['end 1\n', 'b 1\n']);
  });

  it('replace a process that crashed, and say how', async () => {
    await answerTo('a');
    expect((await ask('crash')).evidence.exitCode).toBe(7);
    expect(await answerTo('b')).toBe('b 1\n');
  });

  it('ask once more when a process that was kept ends before its answer', async () => {
    await answerTo('a');
    expect(await answerTo('tire')).toBe('tire 1\n');
  });

  it('ask no process that is being ended, since it was idle for long', async () => {
    hosts = openHosts(20);
    await answerTo('a');
    const { promise, resolve } = Promise.withResolvers<string>();
    // In the moment after the other timer has killed it.
    setTimeout(() => void answerTo('b').then(resolve), 21);
    expect(await promise).toBe('b 1\n');
  });

  it('replace a process that took too long', async () => {
    await answerTo('a');
    expect(await ask('hang', 300)).toMatchObject({ timedOut: true, overflowed: false });
    expect(await answerTo('b')).toBe('b 1\n');
  });

  it('replace a process that has answered two hundred requests', async () => {
    for (let count = 1; count < 200; count += 1) await ask('a');
    expect([await answerTo('b'), await answerTo('c')]).toEqual(['b 200\n', 'c 1\n']);
  });

  it('replace a process that has used up half of its CPU time', async () => {
    const brief = { ...command, limits: { ...command.limits, cpuSeconds: 1 } };
    await hosts.ask(sandbox, brief, 'work', limits);
    expect((await hosts.ask(sandbox, brief, 'b', limits)).stdout.toString()).toBe('b 1\n');
  });

  it('give the time back in which a process waited for a core', async () => {
    const started = performance.now();
    const waiting = { id: 1, name: () => 'node', first: true, cpuMs: 0 };
    const busy: Sandbox = {
      ...sandbox,
      start: async (given) => ({
        ...(await sandbox.start(given)),
        threads: () => [{ ...waiting, waitedMs: performance.now() - started }],
      }),
    };
    const { stdout } = await hosts.ask(busy, command, 'late', { ...limits, wallMs: 200 });
    expect(stdout.toString()).toBe('late 1\n');
  });

  it('replace a process that answers more than is allowed', async () => {
    expect(await ask('x'.repeat(200_000))).toMatchObject({ timedOut: false, overflowed: true });
    expect(await answerTo('b')).toBe('b 1\n');
  });

  it('keep nothing when they have been closed', async () => {
    hosts.close();
    expect([await answerTo('a'), await answerTo('b')]).toEqual(['a 1\n', 'b 1\n']);
  });
});
