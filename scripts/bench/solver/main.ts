/** `npm run bench -- solver`: what the reference's searches cost, compared with a program in C where there is a compiler. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { median } from '../measure.ts';
import { compileC } from './c-program.ts';
import { easiest, speeds } from './deepening.ts';
import { patterns } from './patterns.ts';

export const benchSolver = (rounds: number, work: string): void => {
  const program = compileC(join(work, 'c'));
  if (program.kind === 'none') print(`The program in C is left out, since no compiler made it: ${program.reason}`);
  print(speeds(rounds, program));
  print(easiest(program));
  print(patterns(rounds, work));
  print(`walking distance, table for n = 4: ${tableMilliseconds(rounds).toFixed(0)} ms`);
};

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Each time in a process of its own, since a table is kept for the life of one. */
const tableMilliseconds = (rounds: number): number =>
  median(
    Array.from({ length: rounds }, () =>
      Number(execFileSync(process.execPath, [join(import.meta.dirname, 'walking-distance.ts')], { encoding: 'utf8' })),
    ),
  );
