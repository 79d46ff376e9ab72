/** Wall time, CPU time and the largest process of a command with everything that it starts. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

export interface Cost {
  readonly wallSeconds: number;
  /** User and system time of all processes that have ended. */
  readonly cpuSeconds: number;
  /** Resident memory of the largest single process, in bytes. */
  readonly peakBytes: number;
}

const sampleMs = 20;

/** Bash tells the times of a command and of all its children. @throws {Error} when the command fails. */
export const measure = async (argv: readonly string[], options: { readonly cwd?: string } = {}): Promise<Cost> => {
  const script =
    'TIMEFORMAT="%R %U %S"; time "$@" >/dev/null 2>/tmp/bench-stderr-$$ || { cat /tmp/bench-stderr-$$ >&2; rm -f /tmp/bench-stderr-$$; exit 1; }; rm -f /tmp/bench-stderr-$$';
  const child = spawn('bash', ['-c', script, 'bench', ...argv], { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let told = '';
  child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()));
  let peakBytes = 0;
  const sampler = setInterval(() => {
    peakBytes = Math.max(peakBytes, largest(child.pid ?? 0));
  }, sampleMs);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(sampler);
  if (code !== 0) throw new Error(`${argv.slice(0, 6).join(' ')} failed:\n${told.slice(-2_000)}`);
  const [wall = 0, user = 0, system = 0] = (told.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  return { wallSeconds: wall, cpuSeconds: user + system, peakBytes };
};

/** Both at once, as on a machine that grades a class; the wall time of all of them. */
export const measureTogether = async (commands: readonly (readonly string[])[]): Promise<number> => {
  const started = performance.now();
  await Promise.all(commands.map((argv) => measure(argv)));
  return (performance.now() - started) / 1_000;
};

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

/** The largest resident size in the tree below a process. */
const largest = (pid: number): number =>
  Math.max(residentBytes(pid), ...childrenOf(pid).map((child) => largest(child)), 0);

const residentBytes = (pid: number): number =>
  1024 * Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${String(pid)}/status`))?.[1] ?? 0);

const childrenOf = (pid: number): number[] =>
  read(`/proc/${String(pid)}/task/${String(pid)}/children`)
    .split(' ')
    .filter((word) => word.trim() !== '')
    .map(Number);

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};
