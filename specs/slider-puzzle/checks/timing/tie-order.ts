/** The order of equal priorities, as far as it shows: against the same search with a heap and no rule for ties. */
import { defineMessages } from '../../../../harness/messages/messages.ts';
import type { SearchForm } from '../../../../reference/oracle/counting/bounds.ts';
import { isWithin, type FoundForm, type SolvedRow } from './search-form.ts';

const messages = defineMessages('timing.ties', {
  orderUntold: 'Equal priorities: their order cannot be determined.',
  orderOtherSearch:
    'Equal priorities: their order cannot be determined, since the counts are not those of a search by moves plus manhattan().',
  orderHeap: 'Equal priorities: as the heap gives them, without a rule; every count of the queues is the reference’s.',
  orderHeapOneQueue:
    'Equal priorities: as the heap gives them, without a rule; every count is the reference’s in one queue.',
  orderHeapNoTwin:
    'Equal priorities: as the heap gives them, without a rule; every count is the reference’s without the twin.',
  theReference: 'the reference',
  sameWithHeap: 'the same search with a heap and no rule',
  timesNodes: '{ratio} times the nodes of {search}',
  orderSaves: 'Equal priorities: in an order that saves nodes, as the smaller Manhattan distance first does; {nodes}.',
  orderCosts: 'Equal priorities: in an order that costs nodes, as the larger Manhattan distance first does; {nodes}.',
  orderOther: 'Equal priorities: in a different order from the reference’s, without an apparent rule; {nodes}.',
});

export const tieWords = (rows: readonly SolvedRow[], form: FoundForm): string => {
  if (form !== 'lockstep' && form !== 'oneQueue' && form !== 'alone') return messages.orderUntold();
  if (!rows.every((row) => isWithin(row, form))) return messages.orderOtherSearch();
  const pairs = rows.flatMap((row) => {
    const usual = usualCounts(row, form);
    return usual === null ? [] : [{ ...row, usual }];
  });
  if (pairs.length === 0) return messages.orderUntold();
  const isSame = pairs.every(({ raw, usual }) => raw.inserts === usual.inserts && raw.delMins === usual.delMins);
  return isSame ? same[form]() : otherMessages(pairs, form);
};

const same: Readonly<Record<SearchForm, () => string>> = {
  lockstep: messages.orderHeap,
  oneQueue: messages.orderHeapOneQueue,
  alone: messages.orderHeapNoTwin,
};

interface Counts {
  readonly inserts: number;
  readonly delMins: number;
}

/** What the same form takes with a heap as in the reference, and no rule for ties. */
const usualCounts = ({ puzzle: { counts } }: SolvedRow, form: SearchForm): Counts | null =>
  form === 'lockstep' ? counts.reference : counts[form];

/** What a rule does shows on nearly all puzzles; what chance does goes one way and the other. */
const otherMessages = (rows: readonly (SolvedRow & { readonly usual: Counts })[], form: SearchForm): string => {
  const ratio = total(rows.map(({ raw }) => raw.delMins)) / total(rows.map(({ usual }) => usual.delMins));
  const ofForm = form === 'lockstep' ? messages.theReference() : messages.sameWithHeap();
  const words = messages.timesNodes({ ratio: ratio.toFixed(2), search: ofForm });
  const lower = rows.filter(({ raw, usual }) => raw.delMins <= usual.delMins).length / rows.length;
  if (ratio < 0.9 && lower >= nearlyAll) return messages.orderSaves({ nodes: words });
  if (ratio > 1.1 && 1 - lower >= nearlyAll) return messages.orderCosts({ nodes: words });
  return messages.orderOther({ nodes: words });
};

const nearlyAll = 0.8;

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
