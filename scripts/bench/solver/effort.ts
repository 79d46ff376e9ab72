/** What solving a list of boards cost. */
import { valueOf } from '../../../harness/text/at.ts';
import type { DeepeningResult } from '../../../reference/oracle/ida-star.ts';
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import { median } from '../measure.ts';

export interface Effort {
  /** By board. */
  readonly nodes: readonly number[];
  readonly cpuSeconds: number;
}

/** In this process, by CPU time: other processes on the machine do not count. */
export const effortOf = (boards: readonly Tiles[], search: (tiles: Tiles) => DeepeningResult): Effort => {
  const started = process.cpuUsage();
  const nodes = boards.map((tiles) => {
    const result = search(tiles);
    return result.kind === 'solved' ? result.nodes : Number.NaN;
  });
  const { user, system } = process.cpuUsage(started);
  return { nodes, cpuSeconds: (user + system) / 1e6 };
};

export const totalOf = (nodes: readonly number[]): number => nodes.reduce((sum, one) => sum + one, 0);

export const medianSeconds = (efforts: readonly Effort[]): number =>
  median(efforts.map(({ cpuSeconds }) => cpuSeconds));

/** Each contestant once a round, so that a busy machine slows all of them alike. */
export const rounds = <Name extends string>(
  count: number,
  contestants: Readonly<Record<Name, () => Effort>>,
): ReadonlyMap<Name, readonly Effort[]> => {
  const names = Object.keys(contestants) as Name[];
  const efforts = new Map<Name, Effort[]>(names.map((name) => [name, []]));
  for (let round = 0; round < count; round++) {
    for (const name of names) {
      process.stderr.write(`round ${String(round + 1)}: ${name}\n`);
      valueOf(efforts, name).push(contestants[name]());
    }
  }
  return efforts;
};
