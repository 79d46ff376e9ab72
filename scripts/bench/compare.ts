/** A table of ways to do the same, each of which takes its turn in every round. */
import Table from 'cli-table3';
import { at } from '../../harness/text/at.ts';
import { type Cost, measure, median } from './measure.ts';

export interface Design {
  readonly name: string;
  readonly run: () => Promise<Cost>;
}

export const design = (name: string, argv: readonly string[]): Design => ({ name, run: () => measure(argv) });

export const scaled = (cost: Cost, scale: number): Cost => ({
  ...cost,
  wallSeconds: cost.wallSeconds * scale,
  cpuSeconds: cost.cpuSeconds * scale,
});

/** The first is a grading, and the second the same calls without a grader: the ratios are to them. */
export const compare = async (title: string, designs: readonly Design[], rounds: number): Promise<void> => {
  const measured = designs.map(({ name, run }) => ({ name, run, costs: [] as Cost[] }));
  for (let round = 0; round < rounds; round++) {
    for (const { name, run, costs } of measured) {
      process.stderr.write(`${title}, round ${String(round + 1)}: ${name}\n`);
      costs.push(await run());
    }
  }
  const medians = measured.map(({ name, costs }) => ({
    name,
    wall: median(costs.map(({ wallSeconds }) => wallSeconds)),
    cpu: median(costs.map(({ cpuSeconds }) => cpuSeconds)),
    peak: Math.max(...costs.map(({ peakBytes }) => peakBytes)) / 2 ** 20,
  }));
  const [grading, bare] = [at(medians, 0), at(medians, 1)];
  const head = [title, 'wall s', 'CPU s', 'peak MiB', 'wall of grade', 'CPU of (a)'];
  const table = new Table({ head, style: { head: [], border: [] } });
  for (const { name, wall, cpu, peak } of medians) {
    const ratios = [wall / grading.wall, cpu / bare.cpu].map((ratio) => `${ratio.toFixed(2)} x`);
    table.push([name, wall.toFixed(2), cpu.toFixed(2), peak.toFixed(0), ...ratios]);
  }
  process.stdout.write(`${table.toString()}\n`);
};
