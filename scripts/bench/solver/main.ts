/** `npm run bench -- solver`: what the reference's searches cost, compared with a program in C where there is a compiler. */
import { join } from 'node:path';
import { compileC } from './c-program.ts';
import { speeds } from './deepening.ts';
import { patterns } from './patterns.ts';

export const benchSolver = (rounds: number, work: string): void => {
  const program = compileC(join(work, 'c'));
  if (program.kind === 'none') print(`The program in C is left out, since no compiler made it: ${program.reason}`);
  print(speeds(rounds, program));
  print(patterns(rounds, work));
};

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
