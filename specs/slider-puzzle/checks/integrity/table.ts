/** The table `hidden`: published files beside their mirrored twins, and in one sentence all hidden boards. */
import type { Column, Measured, TableSpec } from '../../../../harness/contracts/check.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { hiddenCheckId, publishedCheckId, togetherName } from './hidden.ts';
import type { Published } from './published.ts';

const messages = defineMessages('integrity-table', {
  title: 'Hidden versus published: files, and the same puzzles mirrored',
  puzzleColumn: 'puzzle',
  publishedColumn: 'published',
  mirroredColumn: 'mirrored',
  nodesColumn: 'nodes',
  all: 'all',
  rightAnswers: 'Right answers: {tally}.',
  answeredWithoutSearch: {
    one: '{count} published file is answered without a search, and the mirrored puzzle is not: what depends on this file does not count.',
    other:
      '{count} published files are answered without a search, and the mirrored puzzles are not: what depends on these files does not count.',
  },
});

export const hiddenTable = (sample: readonly Published[], published: readonly Published[]): TableSpec => ({
  id: 'hidden',
  title: messages.title(),
  section: 'integrity',
  rowTitle: messages.puzzleColumn(),
  columns: columns(),
  rows: [
    ...sample.map(({ name }) => ({ name: shortName(name), check: hiddenCheckId, case: name })),
    { name: messages.all(), check: hiddenCheckId, case: togetherName() },
    ...published.map(({ name }) => ({ name: shortName(name), check: publishedCheckId, case: name })),
  ],
  remarks,
});

const shortName = (name: string): string => name.replace(/^puzzle|\.txt$/g, '');

const columns = (): readonly Column[] => [
  { id: 'published', title: messages.publishedColumn(), unit: 'text' },
  { id: 'searched', title: messages.nodesColumn(), unit: 'count' },
  { id: 'twin', title: messages.mirroredColumn(), unit: 'text' },
  { id: 'twinSearched', title: messages.nodesColumn(), unit: 'count' },
];

const remarks = (rows: readonly Measured[]): readonly string[] => {
  const tally = rows.find((row) => 'summary' in row)?.['summary'];
  const stored = rows.filter(({ state }) => state === 'stored').length;
  return [
    ...(typeof tally === 'string' ? [messages.rightAnswers({ tally })] : []),
    ...(stored > 0 ? [messages.answeredWithoutSearch({ count: stored })] : []),
  ];
};
