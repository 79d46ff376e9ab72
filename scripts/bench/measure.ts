/**
 * Wall time, CPU time and the largest process of a command with everything that it starts. CPU time is added up from what
 * each process was last seen to have used, since nobody waits for what is killed in a sandbox.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readText as read } from '../../harness/sandbox/machine.ts';
import { readTree } from '../../harness/sandbox/process-tree.ts';
import { at } from '../../harness/text/at.ts';

export interface Cost {
  readonly wallSeconds: number;
  /** User and system time of all processes. */
  readonly cpuSeconds: number;
  /** Resident memory of the largest single process, in bytes. */
  readonly peakBytes: number;
}

const sampleMs = 10;

/** @throws {Error} when the command fails. */
export const measure = async (argv: readonly string[]): Promise<Cost> => {
  const started = performance.now();
  const child = spawn(at(argv, 0), argv.slice(1), { stdio: ['ignore', 'ignore', 'pipe'] });
  let told = '';
  child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()));
  const seen = new Map<number, Usage>();
  const sampler = setInterval(() => {
    if (child.pid !== undefined) look(child.pid, seen);
  }, sampleMs);
  const [code] = (await once(child, 'close')) as [number | null];
  const wallSeconds = (performance.now() - started) / 1_000;
  clearInterval(sampler);
  if (code !== 0) throw new Error(`${argv.slice(0, 6).join(' ')} failed:\n${told.slice(-2_000)}`);
  const usages = [...seen.values()];
  return {
    wallSeconds,
    cpuSeconds: usages.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
    peakBytes: Math.max(...usages.map(({ bytes }) => bytes), 0),
  };
};

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? at(sorted, middle) : (at(sorted, middle - 1) + at(sorted, middle)) / 2;
};

interface Usage {
  readonly bytes: number;
  readonly cpuSeconds: number;
}

const tickSeconds = 0.01;

/** Every process of the tree, with the most that was seen of each. */
const look = (root: number, seen: Map<number, Usage>): void => {
  for (const pid of readTree(root, true)?.pids ?? []) {
    const fields = at(read(`/proc/${String(pid)}/stat`).split(') '), -1).split(' ');
    if (fields.length <= 20) continue;
    const now = 1024 * Number(/^VmHWM:\s+(\d+)/m.exec(read(`/proc/${String(pid)}/status`))?.[1] ?? 0);
    // A process that is about to end has no memory any more.
    const bytes = Math.max(now, seen.get(pid)?.bytes ?? 0);
    seen.set(pid, { bytes, cpuSeconds: (Number(fields[11]) + Number(fields[12])) * tickSeconds });
  }
};
