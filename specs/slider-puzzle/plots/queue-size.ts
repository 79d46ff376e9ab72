/** How the priority queue grew during one search. */
import type { CheckResult } from '../../../harness/contracts/report.ts';
import type { Curve, Plot } from '../../../harness/contracts/shown.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import { queueFiles } from '../puzzles/file-sets.ts';

const messages = defineMessages('8puzzle.plot.queue', {
  sizes: 'Size of the priority queue while {file} is solved',
  operation: 'queue operations',
  nodes: 'nodes in the queue',
  grew: 'The queue grew to {most} nodes in {operations} operations; the reference’s to {referenceMost} in {referenceOperations}.',
});

const checkId = 'queue-priorities';

export const queueSizePlot = (checks: readonly CheckResult[]): Plot[] => {
  const cases = checks.find(({ id }) => id === checkId)?.cases ?? [];
  const curves = cases.find(({ name }) => name === queueFiles.sizes)?.curves ?? [];
  const [own, reference] = (['submission', 'reference'] as const).map((role) =>
    curves.find((one) => one.role === role),
  );
  if (own === undefined || reference === undefined) return [];
  return [
    {
      id: 'queue-size',
      title: messages.sizes({ file: queueFiles.sizes }),
      sentence: grewSentence(own, reference),
      checks: [checkId],
      x: { title: messages.operation(), scale: 'linear' },
      y: { title: messages.nodes(), unit: 'nodes', scale: 'linear' },
      series: [own, reference].map(({ title, role, points }) => ({
        title,
        role,
        points: points.map(([x, y]) => ({ x, y, high: null })),
      })),
    },
  ];
};

const grewSentence = (own: Curve, reference: Curve): string =>
  messages.grew({
    most: largest(own),
    operations: operationsOf(own),
    referenceMost: largest(reference),
    referenceOperations: operationsOf(reference),
  });

const largest = ({ points }: Curve): number => points.reduce((most, [, size]) => Math.max(most, size), 0);

/** 0 for a search that never touched its queue. */
const operationsOf = ({ points }: Curve): number => points.at(-1)?.[0] ?? 0;
