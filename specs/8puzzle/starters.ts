/** The kits that students begin with: `kits/starter-java` and `kits/starter-typescript`, and some puzzles to try. */
import { join } from 'node:path';
import type { Starter } from '../../harness/contracts/assignment.ts';
import { packageRoot } from '../../harness/platform/package-root.ts';

/** From the first steps to what takes a good heuristic, and some that cannot be solved. */
const names = [
  ...[
    'puzzle00',
    'puzzle01',
    'puzzle02',
    'puzzle03',
    'puzzle04',
    'puzzle07',
    'puzzle14',
    'puzzle20',
    'puzzle27',
    'puzzle31',
  ],
  ...['puzzle2x2-unsolvable1', 'puzzle3x3-unsolvable', 'puzzle4x4-30', 'puzzle4x4-unsolvable'],
];

const puzzles = names.map((name) => join(packageRoot(), 'fixtures', 'puzzles', `${name}.txt`));

const kit = (name: string): string => join(packageRoot(), 'kits', name);

export const starters: Readonly<Record<string, Starter>> = {
  java: { folder: kit('starter-java'), code: ['Board.java', 'Solver.java'], inputs: { puzzles } },
  typescript: { folder: kit('starter-typescript'), code: ['src/Board.ts', 'src/Solver.ts'], inputs: { puzzles } },
};
