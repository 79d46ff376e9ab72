/** The kits that students begin with: `kits/starter-java` and `kits/starter-typescript`, and some puzzles to try. */
import { join } from 'node:path';
import type { Starter } from '../../harness/contracts/assignment.ts';
import { packageRoot } from '../../harness/platform/package-root.ts';

/** From the first steps to what takes a good heuristic, and some that cannot be solved. */
const names = [
  ...['00', '01', '02', '03', '04', '07', '14', '20', '27', '31'],
  ...['2x2-unsolvable1', '3x3-unsolvable', '4x4-30', '4x4-unsolvable'],
];

const puzzles = names.map((name) => join(packageRoot(), 'fixtures', 'puzzles', `puzzle${name}.txt`));

const kit = (name: string): string => join(packageRoot(), 'kits', name);

export const starters: Readonly<Record<string, Starter>> = {
  java: { folder: kit('starter-java'), code: ['Board.java', 'Solver.java'], inputs: { puzzles } },
  typescript: { folder: kit('starter-typescript'), code: ['src/Board.ts', 'src/Solver.ts'], inputs: { puzzles } },
};
