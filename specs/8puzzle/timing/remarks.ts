/** The sentences below the tables: totals, which rule decided, and what the search is. */
import type { AssessmentLimits } from '../../../harness/assignment.ts';
import type { Measured } from '../../../harness/engine/check.ts';
import { plural } from '../words/show.ts';
import { countColumns, type CountTable } from './columns.ts';
import { calls } from './limits.ts';
import { optimizations, type SolvedRow } from './optimizations.ts';
import { isBelow } from './search-form.ts';
import type { RawCounts } from './raw-counts.ts';
import type { TimedPuzzle } from './timed-puzzles.ts';
import { timingWords } from './words/tables.ts';

/** Below the table of CPU times. */
export const timeRemarks = (rows: readonly Measured[], limit: number): readonly string[] => {
  const unseen = rows.filter(({ seconds }) => seconds === null).length;
  const again = rows.filter((row) => numberIn(row, 'runs') > 1).length;
  const total = sum(rows, 'seconds').toFixed(2);
  return [
    ...(unseen < rows.length
      ? [timingWords.totalTime({ total, puzzles: plural(rows.length - unseen, 'puzzle'), limit: String(limit) })]
      : []),
    ...(again > 0 ? [timingWords.measuredAgain({ rows: plural(again, 'row') })] : []),
    ...(unseen > 0 ? [timingWords.unseen({ rows: plural(unseen, 'row') })] : []),
  ];
};

interface CountTableFacts {
  readonly table: CountTable;
  readonly puzzles: readonly TimedPuzzle[];
  readonly limits: AssessmentLimits;
}

/** Below a table of counts. */
export const countRemarks = (
  rows: readonly Measured[],
  { table, puzzles, limits }: CountTableFacts,
): readonly string[] => [
  ...totals(rows, table),
  ...rules(rows, limits),
  ...(table === '2' ? searchRemarks(rows, puzzles) : []),
];

const totals = (rows: readonly Measured[], table: CountTable): string[] => {
  const parts = countColumns[table].map(({ id, words }) => {
    const count = sum(rows, id);
    const reference = sum(rows, `${id}Reference`);
    const ratio = reference === 0 ? '' : timingWords.timesReference({ ratio: (count / reference).toFixed(2) });
    return `${calls(count, words)}${ratio}`;
  });
  return [timingWords.inAll({ parts: new Intl.ListFormat('en-GB').format(parts) })];
};

const rules = (rows: readonly Measured[], { fairness }: AssessmentLimits): string[] => {
  const by = (rule: string): number => rows.filter((row) => row['rule'] === rule).length;
  const words = [
    by('ref') > 0 ? timingWords.byReference({ rows: plural(by('ref'), 'row') }) : '',
    by('tree') > 0 ? timingWords.byTree({ number: String(by('tree')) }) : '',
    by('none') > 0
      ? (fairness === 'provable' ? timingWords.byNeitherProvable : timingWords.byNeither)({
          number: String(by('none')),
        })
      : '',
  ].filter((part) => part !== '');
  return words.length === 0 ? [] : [timingWords.whichRule({ words: words.join('; ') })];
};

/** What kind of search it is; and where it is none that the assignment asks for. */
const searchRemarks = (rows: readonly Measured[], puzzles: readonly TimedPuzzle[]): string[] => {
  const solved = rows.flatMap((row): SolvedRow[] => {
    const puzzle = puzzles.find(({ name }) => name === row['puzzle']);
    return puzzle === undefined || row['searched'] !== 1 ? [] : [{ puzzle, raw: rawOf(row) }];
  });
  const below = solved.filter(isBelow);
  return [
    ...(below.length > 0
      ? [timingWords.belowAll({ rows: plural(below.length, 'row'), first: below[0]?.puzzle.name ?? '' })]
      : []),
    ...optimizations(solved),
  ];
};

/** The counts back from what the judge has measured. */
const rawOf = (row: Measured): RawCounts => {
  const queues = [row['firstDelMins'], row['secondDelMins']].filter((delMins) => typeof delMins === 'number');
  const more = Math.max(0, numberIn(row, 'queues') - queues.length);
  return {
    inserts: numberIn(row, 'inserts'),
    delMins: numberIn(row, 'delMins'),
    queues: [...queues, ...new Array<number>(more).fill(0)].map((delMins) => ({ delMins })),
    boards: numberIn(row, 'boards'),
    equals: numberIn(row, 'equals'),
    manhattan: numberIn(row, 'manhattan'),
    isGoal: numberIn(row, 'isGoal'),
    neighbors: numberIn(row, 'neighbors'),
    twin: numberIn(row, 'twin'),
    hamming: numberIn(row, 'hamming'),
    texts: numberIn(row, 'toStrings'),
  };
};

const numberIn = (row: Measured, key: string): number => {
  const value = row[key];
  return typeof value === 'number' ? value : 0;
};

const sum = (rows: readonly Measured[], key: string): number =>
  rows.reduce((total, row) => total + numberIn(row, key), 0);
