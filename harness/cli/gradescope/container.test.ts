import { availableParallelism, totalmem } from 'node:os';
import { describe, expect, it } from 'vitest';
import { jobsIn, sizeOfContainer } from './container.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { writeFiles } from '../../testing/write-files.ts';

const gigabyte = 1_073_741_824;

const groupWith = (files: Readonly<Record<string, string>>): string => {
  const folder = scratchFolder('cgroup');
  writeFiles(Object.entries(files), folder);
  return folder;
};

describe('the size of a container', () => {
  it.each([
    ['version 2', { 'memory.max': '805306368\n', 'cpu.max': '50000 100000\n' }],
    [
      'version 1',
      {
        'memory/memory.limit_in_bytes': '805306368\n',
        'cpu/cpu.cfs_quota_us': '50000\n',
        'cpu/cpu.cfs_period_us': '100000\n',
      },
    ],
  ])('is read from a control group of %s', async (_, files) => {
    expect(await sizeOfContainer(groupWith(files))).toEqual({ bytes: 0.75 * gigabyte, cpus: 0.5 });
  });

  it.each([
    ['without files', {}],
    ['without limits in version 2', { 'memory.max': 'max\n', 'cpu.max': 'max 100000\n' }],
    [
      'without limits in version 1',
      {
        'memory/memory.limit_in_bytes': '9223372036854771712\n',
        'cpu/cpu.cfs_quota_us': '-1\n',
        'cpu/cpu.cfs_period_us': '100000\n',
      },
    ],
  ])('is that of the machine %s', async (_, files) => {
    expect(await sizeOfContainer(groupWith(files))).toEqual({ bytes: totalmem(), cpus: availableParallelism() });
  });
});

describe('programs at once', () => {
  it.each([
    [1.5, 1, 1_024, 1],
    [3, 2, 1_024, 2],
    [3, 4, 1_024, 2],
    [64, 32, 1_024, 4],
    [0.75, 1, 256, 1],
  ])('in %d GB with %d CPUs and a heap of %i MB: %i', (gigabytes, cpus, heap, jobs) => {
    expect(jobsIn({ bytes: gigabytes * gigabyte, cpus }, heap * 1_048_576)).toBe(jobs);
  });

  it.each([
    [0.75, 2, 'This container has 0.75 GB of memory and 2 CPUs; at least 1.38 GB and 1 CPU are needed.'],
    [4, 0.5, 'This container has 4.00 GB of memory and 0.5 CPUs; at least 1.38 GB and 1 CPU are needed.'],
  ])('have no room in %d GB with %d CPUs', (gigabytes, cpus, message) => {
    expect(() => jobsIn({ bytes: gigabytes * gigabyte, cpus }, 1_024 * 1_048_576)).toThrow(message);
  });
});
