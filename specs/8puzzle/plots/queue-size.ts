/** How the priority queue grew during one search. */
import type { CheckResult } from '../../../harness/report/schema.ts';
import type { Curve, Plot } from '../../../harness/report/shown.ts';
import { queueFiles } from '../file-sets.ts';
import { plotWords } from './words.ts';

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
      title: plotWords.sizes({ file: queueFiles.sizes }),
      sentence: grewSentence(own, reference),
      checks: [checkId],
      x: { title: plotWords.operation(), scale: 'linear' },
      y: { title: plotWords.nodes(), unit: 'nodes', scale: 'linear' },
      series: [own, reference].map(({ title, role, points }) => ({
        title,
        role,
        points: points.map(([x, y]) => ({ x, y, high: null })),
      })),
    },
  ];
};

const grewSentence = (own: Curve, reference: Curve): string =>
  plotWords.grew({
    most: largest(own),
    operations: own.points.at(-1)?.[0] ?? 0,
    referenceMost: largest(reference),
    referenceOperations: reference.points.at(-1)?.[0] ?? 0,
  });

const largest = ({ points }: Curve): number => points.reduce((most, [, size]) => Math.max(most, size), 0);
