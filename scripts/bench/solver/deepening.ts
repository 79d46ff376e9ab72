/** Iterative deepening: the compiled inner loops, the plain search and the program in C, on Korf's puzzles. */
import Table from 'cli-table3';
import { at, valueOf } from '../../../harness/text/at.ts';
import { fastDeepening } from '../../../reference/lab/deepening/fast-deepening.ts';
import { searchDeepening } from '../../../reference/oracle/ida-star.ts';
import { type LightHeuristicName, lightHeuristic } from '../../../reference/lab/heuristics/index.ts';
import { easiestKorfPuzzles } from '../../../reference/testing/korf-1985.ts';
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import { type CProgram, runC } from './c-program.ts';
import { type Effort, effortOf, medianSeconds, rounds, totalOf } from './effort.ts';

const compared = ['manhattan', 'linear-conflict', 'walking-distance'] as const satisfies LightHeuristicName[];

const contestantsFor = (boards: readonly Tiles[], program: CProgram): Record<string, () => Effort> => {
  const pairs = compared.flatMap((name) => {
    const heuristic = lightHeuristic(name, 4);
    return [
      [`${name}, compiled loop`, () => effortOf(boards, (tiles) => fastDeepening(tiles, { heuristic }))] as const,
      [`${name}, plain`, () => effortOf(boards, (tiles) => searchDeepening(tiles, { heuristic }))] as const,
    ];
  });
  const c = program.kind === 'compiled' ? [[inC, () => runC(program.file, boards)] as const] : [];
  return Object.fromEntries([...c, ...pairs]);
};

const inC = 'manhattan, C -O3';

/** Nodes a second, and how that compares with C. */
export const speeds = (count: number, program: CProgram): string => {
  const boards = easiestKorfPuzzles(20).map(({ tiles }) => tiles);
  const efforts = rounds(count, contestantsFor(boards, program));
  const speedOf = (name: string): number => {
    const own = valueOf(efforts, name);
    return totalOf(at(own, 0).nodes) / medianSeconds(own);
  };
  const table = new Table({
    head: ['iterative deepening, 20 easiest of Korf', 'nodes', 'CPU s', 'M nodes/s', 'x C'],
    style: { head: [], border: [] },
  });
  for (const [name, own] of efforts) {
    const speed = speedOf(name);
    table.push([
      name,
      totalOf(at(own, 0).nodes).toLocaleString('en'),
      medianSeconds(own).toFixed(2),
      (speed / 1e6).toFixed(0),
      program.kind === 'compiled' ? (speed / speedOf(inC)).toFixed(2) : '-',
    ]);
  }
  return table.toString();
};
