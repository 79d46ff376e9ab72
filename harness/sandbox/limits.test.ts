import { describe, it, expect } from 'vitest';
import { bubblewrapSandbox, rootSandbox } from './bubblewrap.ts';
import { containerSandbox } from './container.ts';
import { plainSandbox } from './plain.ts';
import { findProgram } from './programs.ts';
import { runNode } from '../testing/sandbox/node-command.ts';
import { runsAsRoot } from '../platform/runs-as-root.ts';

const bwrap = findProgram('bwrap');
const isRoot = runsAsRoot() && findProgram('setpriv') !== null;
const sandboxes = [
  plainSandbox(),
  ...(bwrap === null ? [] : [bubblewrapSandbox(bwrap)]),
  ...(isRoot ? [containerSandbox()] : []),
  ...(isRoot && bwrap !== null ? [rootSandbox(bwrap)] : []),
];

/** At once, since most of them wait. */
describe.concurrent.each(sandboxes)('limits in tier $tier', (sandbox) => {
  it.each([
    ['loops', 'for (;;);'],
    ['waits', 'setInterval(() => {}, 1000)'],
  ])('kills at the wall limit what %s for ever and ignores signals', async (_, endless) => {
    const script = `for (const s of ['SIGTERM', 'SIGINT']) process.on(s, () => {}); ${endless}`;
    const { evidence, timedOut } = await runNode(sandbox, script, { once: { wallMs: 300 } });
    expect(timedOut).toBe(true);
    expect(evidence).toMatchObject({ killedFor: 'request', signal: 'SIGKILL' });
  });

  it.each([0, 500])('kills a process tree that holds too much memory, after %i ms of rest', async (ms) => {
    const script = `const held = []; setTimeout(() => { for (;;) held.push(Buffer.alloc(4 << 20, 1)); }, ${String(ms)});`;
    const { evidence } = await runNode(sandbox, script, { limits: { memoryBytes: 200 * 1024 * 1024 } });
    expect(evidence.killedFor).toBe('memory');
  });

  it('kills a process with too many threads', async () => {
    const script = `const { Worker } = require('worker_threads');
      const more = () => { try { new Worker('setInterval(() => {}, 1000)', { eval: true }).on('error', () => {}) } catch {}
        setTimeout(more, 5) }; more();`;
    const { evidence } = await runNode(sandbox, script, { limits: { threads: 40 }, once: { wallMs: 60_000 } });
    expect(evidence.killedFor).toBe('threads');
  });

  it('stops reading an endless output at its limit', async () => {
    const script = `const line = Buffer.alloc(65536, 'x'); for (;;) require('fs').writeSync(1, line)`;
    const { stdout, overflowed, evidence } = await runNode(sandbox, script, { once: { outputBytes: 100_000 } });
    expect(overflowed).toBe(true);
    expect(stdout.length).toBe(100_000);
    expect(evidence.killedFor).toBe('request');
  });

  it('ends a process at the CPU limit of the kernel', async () => {
    const { evidence } = await runNode(sandbox, 'for (;;);', { limits: { cpuSeconds: 1 } });
    expect(evidence).toMatchObject({ killedFor: null, signal: 'SIGKILL' });
  });

  it('keeps the end of a long standard error', async () => {
    const script = `const w = (s) => require('fs').writeSync(2, s); for (let i = 0; i < 500; i++) w('x'.repeat(1000)); w('END')`;
    const { evidence } = await runNode(sandbox, script);
    expect(evidence.stderrTail.length).toBeLessThan(10_000);
    expect(evidence.stderrTail).toMatch(/END$/u);
  });

  it('gives input and output unchanged', async () => {
    const { stdout } = await runNode(sandbox, 'process.stdin.pipe(process.stdout)', { input: 'ü\n'.repeat(50_000) });
    expect(stdout.toString()).toBe('ü\n'.repeat(50_000));
  });
});
