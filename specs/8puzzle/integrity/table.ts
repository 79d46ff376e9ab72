/** The table `hidden`: published files beside their mirrored twins, and in one sentence all hidden boards. */
import type { Column, Measured, TableSpec } from '../../../harness/engine/check.ts';
import { hiddenCheckId, publishedCheckId, togetherName } from './hidden.ts';
import type { Published } from './published.ts';

export const hiddenTable = (sample: readonly Published[], published: readonly Published[]): TableSpec => ({
  id: 'hidden',
  title: 'Hidden against published: files, and the same puzzles mirrored',
  section: 'integrity',
  rowTitle: 'puzzle',
  columns,
  rows: [
    ...sample.map(({ name }) => ({ name: shortName(name), check: hiddenCheckId, case: name })),
    { name: 'all', check: hiddenCheckId, case: togetherName },
    ...published.map(({ name }) => ({ name: shortName(name), check: publishedCheckId, case: name })),
  ],
  remarks,
});

const shortName = (name: string): string => name.replace(/^puzzle|\.txt$/g, '');

const columns: readonly Column[] = [
  { id: 'published', title: 'published', unit: 'text' },
  { id: 'searched', title: 'nodes', unit: 'count' },
  { id: 'twin', title: 'mirrored', unit: 'text' },
  { id: 'twinSearched', title: 'nodes', unit: 'count' },
];

const remarks = (rows: readonly Measured[]): readonly string[] => {
  const tally = rows.find((row) => 'summary' in row)?.['summary'];
  const stored = rows.filter(({ state }) => state === 'stored').length;
  return [
    ...(typeof tally === 'string' ? [`Right answers: ${tally}.`] : []),
    ...(stored > 0
      ? [
          `${String(stored)} published ${stored === 1 ? 'file is' : 'files are'} answered without a search, and the mirrored puzzle is not: what depends on these files does not count.`,
        ]
      : []),
  ];
};
