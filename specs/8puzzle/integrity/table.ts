/** The table `hidden`: published files beside their mirrored twins, and in one sentence all hidden boards. */
import type { Column, Measured, TableSpec } from '../../../harness/engine/check.ts';
import { hiddenCheckId, publishedCheckId, togetherName } from './hidden.ts';
import type { Published } from './published.ts';
import { integrityWords } from './words.ts';

export const hiddenTable = (sample: readonly Published[], published: readonly Published[]): TableSpec => ({
  id: 'hidden',
  title: integrityWords.tableTitle(),
  section: 'integrity',
  rowTitle: integrityWords.puzzleColumn(),
  columns: columns(),
  rows: [
    ...sample.map(({ name }) => ({ name: shortName(name), check: hiddenCheckId, case: name })),
    { name: integrityWords.all(), check: hiddenCheckId, case: togetherName() },
    ...published.map(({ name }) => ({ name: shortName(name), check: publishedCheckId, case: name })),
  ],
  remarks,
});

const shortName = (name: string): string => name.replace(/^puzzle|\.txt$/g, '');

const columns = (): readonly Column[] => [
  { id: 'published', title: integrityWords.publishedColumn(), unit: 'text' },
  { id: 'searched', title: integrityWords.nodesColumn(), unit: 'count' },
  { id: 'twin', title: integrityWords.mirroredColumn(), unit: 'text' },
  { id: 'twinSearched', title: integrityWords.nodesColumn(), unit: 'count' },
];

const remarks = (rows: readonly Measured[]): readonly string[] => {
  const tally = rows.find((row) => 'summary' in row)?.['summary'];
  const stored = rows.filter(({ state }) => state === 'stored').length;
  return [
    ...(typeof tally === 'string' ? [integrityWords.rightAnswers({ tally })] : []),
    ...(stored > 0 ? [integrityWords.answeredWithoutSearch({ count: stored })] : []),
  ];
};
