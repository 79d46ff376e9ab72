/** How much memory and processor a container has, and how many programs of a submission fit into it. */
import { readFile } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { graderFault } from '../../contracts/errors.ts';

interface Container {
  readonly bytes: number;
  /** 0.5 is half of one. */
  readonly cpus: number;
}

/** By the limits of its control group, of version 2 or 1, else those of the machine. */
export const sizeOfContainer = async (folder = '/sys/fs/cgroup'): Promise<Container> => {
  const number = async (file: string): Promise<number> => Number.parseFloat(await text(join(folder, file)));
  const [quota = '', period = ''] = (await text(join(folder, 'cpu.max'))).split(' ');
  return {
    bytes: least(totalmem(), [await number('memory.max'), await number('memory/memory.limit_in_bytes')]),
    cpus: least(availableParallelism(), [
      Number(quota) / Number(period),
      (await number('cpu/cpu.cfs_quota_us')) / (await number('cpu/cpu.cfs_period_us')),
    ]),
  };
};

/** Without a limit there is no file, no number in it, or a number below 0. */
const least = (whole: number, limits: readonly number[]): number =>
  Math.min(whole, ...limits.filter((limit) => limit > 0));

const text = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

/** What the grader itself takes, beside the heaps of the programs. Measured with both languages; see the test. */
const ownBytes = 384 * 1_048_576;

/**
 * How many programs may run at once, each with this heap.
 * @throws {GraderError} a fault when there is no room for one: programs would be killed, or be too slow, by no fault of theirs
 */
export const jobsIn = ({ bytes, cpus }: Container, heapBytes: number): number => {
  const needed = ownBytes + heapBytes;
  if (bytes < needed || cpus < 0.99) {
    throw graderFault(
      'small-container',
      `This container has ${gigabytes(bytes)} of memory and ${processors(cpus)}; at least ${gigabytes(needed)} and 1 CPU are needed.`,
      {
        remedy:
          'Choose a larger one in Gradescope: the settings of the assignment, Autograder, Container Specifications. Then regrade.',
      },
    );
  }
  return Math.max(1, Math.min(Math.floor(cpus), Math.floor((bytes - ownBytes) / heapBytes), 4));
};

const gigabytes = (bytes: number): string => `${(bytes / 1_073_741_824).toFixed(2)} GB`;

const processors = (cpus: number): string => `${String(Number(cpus.toFixed(2)))} ${cpus === 1 ? 'CPU' : 'CPUs'}`;
