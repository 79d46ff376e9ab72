/** Whom the time is charged to that a process waited for a core, on what the host would see of its threads. */
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import type { SandboxedProcess } from '../contracts/sandbox.ts';
import { isStarved } from './wait-clock.ts';

/** A helper of the runtime, then the threads of the program: seconds that each ran and waited. */
const processWith = (...threads: readonly [ran: number, waited: number][]): SandboxedProcess => ({
  stdin: new PassThrough(),
  stdout: new PassThrough(),
  cpuMs: () => threads.reduce((sum, [ran]) => sum + 1_000 * ran, 0),
  threads: () =>
    threads.map(([ran, waited], id) => ({
      ...{ id, name: 'java', first: id === 0, cpuMs: 1_000 * ran, waitedMs: 1_000 * waited },
    })),
  kill: () => undefined,
  ended: new Promise(() => undefined),
});

const helpers = new Set([0]);

it.each([
  [
    'the machine, where one thread had less than two thirds of a core',
    [
      [0, 0],
      [6, 4],
    ],
    true,
  ],
  [
    'nobody, where it had nearly all of one',
    [
      [0, 0],
      [7, 3],
    ],
    false,
  ],
  [
    'the machine, where all together had less than that',
    [
      [0, 0],
      [2, 8],
      [2, 8],
      [2, 8],
    ],
    true,
  ],
  [
    'the program, where its threads wait for one another',
    [[0, 0], [1, 9], ...Array<[number, number]>(9).fill([1, 9])],
    false,
  ],
  [
    'the machine, where only a helper ran meanwhile',
    [
      [9, 0],
      [4, 6],
    ],
    true,
  ],
] satisfies [string, [number, number][], boolean][])('charges %s', (_, threads, starved) => {
  expect(isStarved(processWith(...threads), helpers)).toBe(starved);
});
