/** Timing 3: calls of hamming() and toString(), which a search does not need. */
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { sourceMessages as from } from '../sources.ts';
import { countQuestion } from './count-question.ts';
import { type Count, countColumn, ruleColumn } from './counts.ts';
import { boardsUnseen } from './least.ts';

const messages = defineMessages('timing-3', {
  asks: 'hamming() and toString() are never called',
  measured: 'How often hamming() and toString() of Board are called until {puzzle} is solved.',
  why: 'The search needs neither: its priority is computed with manhattan(), its boards are compared with equals(). Both go over the whole board each time, and toString() makes many objects.',
  parityWhy: 'to read the tiles and find by parity whether there is a solution',
  noHammingHint:
    'The search does not need hamming(): the priority is computed with manhattan(), and isGoal() recognizes the goal.',
  noStringHint:
    'The search does not need toString(): boards are compared with equals(). Making strings costs more than the rest of the search.',
  table: 'Timing 3: hamming() and toString() while solving (limit 0)',
});

const hamming: Count = {
  id: 'hamming',
  words: 'hamming()',
  count: (raw) => raw.hamming,
  reference: () => 0,
  most: () => 0,
  mostWhy: () => '',
};

/**
 * Parity needs the tiles, and no other method of Board returns them. Their order and the row of the blank may be read one by one, in
 * the constructor and again in each of isSolvable(), moves() and solution(). A search that compares texts makes hundreds.
 */
const readings = 8;

const toStrings: Count = {
  id: 'toStrings',
  words: 'toString()',
  count: (raw) => raw.toStrings,
  reference: () => 0,
  most: () => readings,
  mostWhy: messages.parityWhy,
};

export const needlessCalls = countQuestion({
  table: '3',
  group: 'hamming() and toString()',
  asks: messages.asks,
  measured: messages.measured,
  why: messages.why,
  source: from.timing,
  counts: [hamming, toStrings],
  unseen: boardsUnseen,
  hint: (_raw, _puzzle, over) => hint(over),
  tableTitle: messages.table,
  columns: () => [countColumn('hamming', 'hamming()'), countColumn('toStrings', 'toString()'), ruleColumn()],
});

/** What compares texts first, since it costs most. */
const hint = (over: readonly string[]): string =>
  [
    ...(over.includes(toStrings.id) ? [messages.noStringHint()] : []),
    ...(over.includes(hamming.id) ? [messages.noHammingHint()] : []),
  ].join(' ');
