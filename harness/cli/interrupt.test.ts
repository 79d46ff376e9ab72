import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Interrupted, interruptible } from './interrupt.ts';

const module = pathToFileURL(resolve('harness/cli/interrupt.ts')).href;

/** Runs code in a process of its own, and sends Ctrl-C for each line that it prints. */
const interruptEachLine = (code: string): Promise<{ exit: number | null; stdout: string; stderr: string }> =>
  new Promise((done) => {
    const source = `import { interruptible, Interrupted } from ${JSON.stringify(module)};\n${code}`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      child.kill('SIGINT');
    });
    child.on('close', (exit) => {
      done({ exit, stdout, stderr });
    });
  });

describe('an interrupt', () => {
  it('tells the work to stop, and then lets it clean up', async () => {
    const { exit, stdout } = await interruptEachLine(`
      const work = (signal) => new Promise((_, reject) => {
        const timer = setTimeout(() => {}, 60_000);
        signal.addEventListener('abort', () => { clearTimeout(timer); reject(signal.reason); });
        console.log('ready');
      });
      try { await interruptible(work); } catch (error) { process.exitCode = error instanceof Interrupted ? 42 : 1; }
    `);
    expect({ exit, stdout }).toEqual({ exit: 42, stdout: 'ready\n' });
  });

  it('is answered with what to do next, where there is something', async () => {
    const { stderr } = await interruptEachLine(`
      const work = (signal) => new Promise((_, reject) => {
        const timer = setTimeout(() => {}, 60_000);
        signal.addEventListener('abort', () => { clearTimeout(timer); reject(signal.reason); });
        console.log('ready');
      });
      await interruptible(work, 'Run it again to go on.').catch(() => {});
    `);
    expect(stderr).toMatch(/Interrupted\..*\nRun it again to go on\.$/s);
  });

  it('that is told twice at the same time is one', async () => {
    const { exit } = await interruptEachLine(`
      const work = (signal) => new Promise((_, reject) => {
        const timer = setTimeout(() => {}, 60_000);
        signal.addEventListener('abort', () => {
          process.kill(process.pid, 'SIGTERM');
          setTimeout(() => { clearTimeout(timer); reject(signal.reason); }, 100);
        });
        console.log('ready');
      });
      try { await interruptible(work); } catch (error) { process.exitCode = error instanceof Interrupted ? 42 : 1; }
    `);
    expect(exit).toBe(42);
  });

  it('ends everything at once the second time', async () => {
    const { exit } = await interruptEachLine(`
      const work = (signal) => new Promise(() => {
        setTimeout(() => {}, 60_000);
        signal.addEventListener('abort', () => setTimeout(() => console.log('deaf'), 700));
        console.log('ready');
      });
      await interruptible(work);
    `);
    expect(exit).toBe(130);
  });

  it('is no hang-up where there is no terminal, as under nohup', async () => {
    const { exit } = await interruptEachLine(`
      const work = async (signal) => {
        process.kill(process.pid, 'SIGHUP');
        await new Promise((resolve) => setTimeout(resolve, 100));
        return signal.aborted;
      };
      process.exitCode = (await interruptible(work)) ? 1 : 42;
    `);
    expect(exit).toBe(42);
  });

  it('that never comes changes nothing', async () => {
    expect(await interruptible(() => Promise.resolve(7))).toBe(7);
    await expect(interruptible(() => Promise.reject(new RangeError('x')))).rejects.not.toBeInstanceOf(Interrupted);
  });
});
