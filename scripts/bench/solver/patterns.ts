/** The additive pattern databases: making, loading, and what they solve. */
import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Table from 'cli-table3';
import type { PatternName } from '../../../reference/lab/patterns/groupings.ts';
import { median } from '../measure.ts';
import type { PatternCosts } from './patterns-run.ts';

/** Without 7-8, which takes minutes and gigabytes to make: `node scripts/bench/solver/patterns-run.ts pattern-7-8 FOLDER`. */
const compared = ['pattern-5-5-5', 'pattern-6-6-3'] as const satisfies PatternName[];

/** Each time in a new process, of which the first one of a round makes the tables and the second one loads them. */
export const patterns = (rounds: number, work: string): string => {
  const table = new Table({
    head: ['pattern databases, CPU s', 'made', 'loaded', 'file MB', "Korf's 100", 'nodes', 'right', '80 moves'],
    style: { head: [], border: [] },
  });
  for (const name of compared) {
    const costs = Array.from({ length: rounds }, (_, round) => {
      process.stderr.write(`round ${String(round + 1)}: ${name}\n`);
      return costsOf(name, work);
    });
    const middle = (value: (cost: Costs) => number): number => median(costs.map(value));
    const hardest = costs.flatMap(({ loaded }) => (loaded.hardest === null ? [] : [loaded.hardest.cpuSeconds]));
    table.push([
      name,
      middle(({ made }) => made.tablesCpuSeconds).toFixed(2),
      middle(({ loaded }) => loaded.tablesCpuSeconds).toFixed(2),
      middle(({ fileBytes }) => fileBytes / 1e6).toFixed(2),
      middle(({ loaded }) => loaded.korf.cpuSeconds).toFixed(2),
      middle(({ loaded }) => loaded.korf.nodes).toLocaleString('en'),
      `${String(middle(({ loaded }) => loaded.korf.asPublished))} of 100`,
      hardest.length === 0 ? '-' : median(hardest).toFixed(1),
    ]);
  }
  return table.toString();
};

interface Costs {
  readonly made: PatternCosts;
  readonly loaded: PatternCosts;
  readonly fileBytes: number;
}

const costsOf = (name: PatternName, work: string): Costs => {
  using folder = mkdtempDisposableSync(join(work, 'patterns-'));
  const made = run(name, folder.path);
  const loaded = run(name, folder.path);
  const files = readdirSync(join(folder.path, 'patterns'), { withFileTypes: true });
  const fileBytes = files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
  return { made, loaded, fileBytes };
};

const run = (name: PatternName, folder: string): PatternCosts => {
  const script = join(import.meta.dirname, 'patterns-run.ts');
  return JSON.parse(execFileSync(process.execPath, [script, name, folder], { encoding: 'utf8' })) as PatternCosts;
};
