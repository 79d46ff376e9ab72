/** The order of equal priorities, as far as it shows: against the same search with a heap and no rule for ties. */
import type { SearchForm } from '../../../reference/counting/bounds.ts';
import type { SolvedRow } from './optimizations.ts';
import { isWithin, type FoundForm } from './search-form.ts';
import { optimizationWords } from './words/optimizations.ts';

export const tieWords = (rows: readonly SolvedRow[], form: FoundForm): string => {
  if (form !== 'lockstep' && form !== 'oneQueue' && form !== 'alone') return optimizationWords.orderUntold();
  if (!rows.every((row) => isWithin(row, form))) return optimizationWords.orderOtherSearch();
  const pairs = rows.flatMap((row) => {
    const usual = usualCounts(row, form);
    return usual === null ? [] : [{ ...row, usual }];
  });
  if (pairs.length === 0) return optimizationWords.orderUntold();
  const isSame = pairs.every(({ raw, usual }) => raw.inserts === usual.inserts && raw.delMins === usual.delMins);
  return isSame ? same[form]() : otherWords(pairs, form);
};

const same: Readonly<Record<SearchForm, () => string>> = {
  lockstep: optimizationWords.orderHeap,
  oneQueue: optimizationWords.orderHeapOneQueue,
  alone: optimizationWords.orderHeapNoTwin,
};

interface Counts {
  readonly inserts: number;
  readonly delMins: number;
}

/** What the same form takes with a heap as in the reference, and no rule for ties. */
const usualCounts = ({ puzzle: { counts } }: SolvedRow, form: SearchForm): Counts | null => {
  switch (form) {
    case 'lockstep':
      return counts.reference;
    case 'oneQueue':
      return counts.oneQueue;
    case 'alone':
      return counts.alone;
  }
};

/** What a rule does shows on nearly all puzzles; what chance does goes one way and the other. */
const otherWords = (rows: readonly (SolvedRow & { readonly usual: Counts })[], form: SearchForm): string => {
  const ratio = total(rows.map(({ raw }) => raw.delMins)) / total(rows.map(({ usual }) => usual.delMins));
  const ofForm = form === 'lockstep' ? optimizationWords.theReference() : optimizationWords.sameWithHeap();
  const words = optimizationWords.timesNodes({ ratio: ratio.toFixed(2), search: ofForm });
  const lower = rows.filter(({ raw, usual }) => raw.delMins <= usual.delMins).length / rows.length;
  if (ratio < 0.9 && lower >= nearlyAll) return optimizationWords.orderSaves({ nodes: words });
  if (ratio > 1.1 && 1 - lower >= nearlyAll) return optimizationWords.orderCosts({ nodes: words });
  return optimizationWords.orderOther({ nodes: words });
};

const nearlyAll = 0.8;

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
