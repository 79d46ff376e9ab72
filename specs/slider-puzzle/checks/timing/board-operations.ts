/**
 * Timing 4a and 4b: boards made, and calls of equals() and manhattan(); 4b requires each priority to be computed once.
 */
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { sourceMessages as from } from '../sources.ts';
import { causesOf, causesWherePrioritiesAreKept } from './causes.ts';
import { countQuestion } from './count-question.ts';
import { type Count, heldColumns, ruleColumn, searchCount } from './counts.ts';
import { boardsUnseen } from './least.ts';
import { askedPerNode } from './search-shape.ts';

const messages = defineMessages('timing-4', {
  asks: 'Board(), equals() and manhattan()',
  measured: 'How many boards are made, and how often equals() and manhattan() are called, until {puzzle} is solved.',
  why: 'The cost of a search is the boards it makes and the calls on them. Common reasons for more: neighbors() is called twice for a node, equals() compares with all boards on the way, manhattan() is called more often than each comparison needs.',
  table: 'Timing 4a: Board operations ({limit}; manhattan() in each comparison)',
  strictAsks: 'Board(), equals() and manhattan() with cached priorities',
  strictMeasured:
    'The same as in 4a, with a limit on manhattan() that only a Solver that caches its priorities can meet.',
  keptWhy: 'which a search that caches its priorities may need',
  strictWhy:
    'The second optimization of the assignment: a priority is computed once, when its node is made, and kept in the node. Common mistake: the comparison of two nodes calls manhattan(), so each step of the heap calls it again.',
  'strictWhy@java':
    'The second optimization of the assignment: a priority is computed once, when its node is made, and kept in the node. Common mistake: compareTo() calls manhattan(), so each step of the heap calls it again.',
  strictTable: 'Timing 4b: Board operations, strict ({limit}; priorities cached)',
  manhattanColumn: 'manhattan',
});

const boards = searchCount('boards', 'Board()');
const equals = searchCount('equals', 'equals()');
const manhattan = searchCount('manhattan', 'manhattan()');

/** A node may ask more than once while it is made and keep its priority all the same: then its own search says for how many. */
const manhattanKept: Count = {
  ...manhattan,
  most: (bounds, raw) => {
    const ofNodes = askedPerNode * Math.min(raw.inserts, bounds.inserts.most);
    const ofGoalTests = 2 * Math.min(raw.delMins, bounds.delMins.most);
    return Math.max(bounds.manhattan.most, ofNodes + ofGoalTests);
  },
  mostWhy: messages.keptWhy,
};

const manhattanAnew: Count = {
  ...manhattan,
  reference: (reference) => reference.manhattanUncached,
  most: (bounds) => bounds.manhattanUncached.most,
};

const shared = {
  unseen: boardsUnseen,
  columns: () => [
    ...heldColumns(boards, 'Board()'),
    ...heldColumns(equals, 'equals()'),
    ...heldColumns(manhattan, messages.manhattanColumn()),
    ruleColumn(),
  ],
};

export const boardOperations = countQuestion({
  table: '4a',
  group: 'Board operations',
  asks: messages.asks,
  measured: messages.measured,
  why: messages.why,
  source: from.timing,
  counts: [boards, equals, manhattanAnew],
  tableTitle: messages.table,
  hint: (raw, { counts }, over) => causesOf(raw, counts, over).join(' '),
  ...shared,
});

export const boardOperationsStrict = countQuestion({
  table: '4b',
  group: 'Board operations, strict',
  asks: messages.strictAsks,
  measured: messages.strictMeasured,
  why: messages.strictWhy,
  source: from.caching,
  counts: [boards, equals, manhattanKept],
  tableTitle: messages.strictTable,
  hint: (raw, { counts }, over) => causesWherePrioritiesAreKept(raw, counts, over).join(' '),
  ...shared,
});
