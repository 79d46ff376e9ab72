/** Whom the time is charged to that a process waited for a core, on what the host would see of its threads. */
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import type { SandboxedProcess } from '../contracts/sandbox.ts';
import { isStarved } from './wait-clock.ts';

/** A helper of the runtime, then the threads of the program: seconds that each ran and waited. */
const processWith = (threads: readonly (readonly number[])[]): SandboxedProcess => ({
  stdin: new PassThrough(),
  stdout: new PassThrough(),
  cpuMs: () => threads.reduce((sum, [ran = 0]) => sum + 1_000 * ran, 0),
  threads: () =>
    threads.map(([ran = 0, waited = 0], id) => ({
      ...{ id, name: () => 'java', first: id === 0, cpuMs: 1_000 * ran, waitedMs: 1_000 * waited },
    })),
  kill: () => undefined,
  ended: new Promise(() => undefined),
});

const helpers = new Set([0]);

/** Seconds that the threads ran and waited: `6+4`. */
it.each([
  ['the machine, where one thread had less than two thirds of a core', '0+0 6+4', true],
  ['nobody, where it had nearly all of one', '0+0 7+3', false],
  ['the machine, where all together had less than that', '0+0 2+8 2+8 2+8', true],
  ['the program, where its threads wait for one another', `0+0${' 1+9'.repeat(10)}`, false],
  ['the machine, where only a helper ran meanwhile', '9+0 4+6', true],
])('charges %s', (_, times, starved) => {
  const threads = times.split(' ').map((one) => one.split('+').map(Number));
  expect(isStarved(processWith(threads), helpers)).toBe(starved);
});
