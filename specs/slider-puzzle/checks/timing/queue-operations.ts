/** Timing 2: calls of insert() and delMin(), and what kind of search they show. */
import type { Measured } from '../../../../harness/contracts/check.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { sourceMessages as from } from '../sources.ts';
import { plural } from '../../wording/show.ts';
import { causesOf } from './causes.ts';
import { countQuestion } from './count-question.ts';
import { countedIn, heldColumns, ruleColumn, searchCount } from './counts.ts';
import { hasFewNodes, queueUnseen } from './least.ts';
import { allowedOf } from './limits.ts';
import { optimizations } from './optimizations.ts';
import type { TimingContext } from './question.ts';
import { countsFrom, noCounts } from './raw-counts.ts';
import { isBelow, type SolvedRow } from './search-form.ts';
import type { TimedPuzzle } from './timed-puzzles.ts';

const messages = defineMessages('timing-2', {
  asks: 'insert() and delMin()',
  measured: 'How often insert() and delMin() are called until {puzzle} is solved, over all queues.',
  why: 'These counts describe the search itself, on any machine. Common reasons for more: the critical optimization is missing, comes only when the node is taken out, or compares with the wrong board; hamming() as the priority.',
  table: 'Timing 2: queue operations ({limit})',
  belowAll:
    '{rows} with fewer nodes than any correct search needs (the first is {first}): the search is not A* as the assignment describes it, or its queue is not the one that is counted. This costs no points here, as long as there are enough for a search that remembers the boards it has seen.',
});

const inserts = searchCount('inserts', 'insert()');
const delMins = searchCount('delMins', 'delMin()');

/** With so many a row may pass. */
export const operationsAllowed = ({ counts }: TimedPuzzle, { limits }: Pick<TimingContext, 'limits'>): number =>
  countedIn([inserts, delMins], noCounts, counts).reduce((sum, one) => sum + allowedOf(one, limits), 0);

export const queueOperations = countQuestion({
  table: '2',
  group: 'Queue operations',
  asks: messages.asks,
  measured: messages.measured,
  why: messages.why,
  source: from.timing,
  counts: [inserts, delMins],
  hint: (raw, { counts }, over) => causesOf(raw, counts, over).join(' '),
  tableTitle: messages.table,
  columns: () => [...heldColumns(inserts, 'insert()', true), ...heldColumns(delMins, 'delMin()', true), ruleColumn()],
  unseen: queueUnseen,
  isSeen: (raw) => raw.inserts > 0 && raw.delMins > 0,
  keepsAllCounts: true,
  searchRemarks: (rows, timed) => searchRemarks(rows, timed),
});

/** What kind of search it is; and where it is none that the assignment asks for. */
const searchRemarks = (rows: readonly Measured[], timed: readonly TimedPuzzle[]): string[] => {
  const solved = rows.flatMap((row): SolvedRow[] => {
    const puzzle = timed.find(({ name }) => name === row['puzzle']);
    return puzzle === undefined || row['searched'] !== 1 ? [] : [{ puzzle, raw: countsFrom(row) }];
  });
  const below = solved.filter((row) => isBelow(row) && !hasFewNodes(row.puzzle.counts, row.raw));
  const [first] = below;
  return [
    ...(first === undefined
      ? []
      : [messages.belowAll({ rows: plural(below.length, 'row'), first: first.puzzle.name })]),
    ...optimizations(solved),
  ];
};
