/** The order of equal priorities, as far as it shows: against the same search with a heap and no rule for ties. */
import type { SearchForm } from '../../../reference/counting/bounds.ts';
import type { SolvedRow } from './optimizations.ts';
import { isWithin, type FoundForm } from './search-form.ts';

export const tieWords = (rows: readonly SolvedRow[], form: FoundForm): string => {
  if (form !== 'lockstep' && form !== 'oneQueue' && form !== 'alone') return unknown;
  if (!rows.every((row) => isWithin(row, form))) return outside;
  const pairs = rows.flatMap((row) => {
    const usual = usualCounts(row, form);
    return usual === null ? [] : [{ ...row, usual }];
  });
  if (pairs.length === 0) return unknown;
  const isSame = pairs.every(({ raw, usual }) => raw.inserts === usual.inserts && raw.delMins === usual.delMins);
  return isSame ? same[form] : otherWords(pairs, form);
};

const unknown = 'Equal priorities: their order cannot be told.';
const outside =
  'Equal priorities: their order cannot be told, since the counts are not those of a search by moves plus manhattan().';
const same: Readonly<Record<SearchForm, string>> = {
  lockstep: 'Equal priorities: as the heap gives them, without a rule; every count of the queues is the reference’s.',
  oneQueue: 'Equal priorities: as the heap gives them, without a rule; every count is the reference’s in one queue.',
  alone: 'Equal priorities: as the heap gives them, without a rule; every count is the reference’s without the twin.',
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
  const ofForm = form === 'lockstep' ? 'the reference' : 'the same search with a heap and no rule';
  const words = `${ratio.toFixed(2)} times the nodes of ${ofForm}`;
  const lower = rows.filter(({ raw, usual }) => raw.delMins <= usual.delMins).length / rows.length;
  if (ratio < 0.9 && lower >= nearlyAll)
    return `Equal priorities: in an order that saves nodes, as the smaller Manhattan distance first does; ${words}.`;
  if (ratio > 1.1 && 1 - lower >= nearlyAll)
    return `Equal priorities: in an order that costs nodes, as the larger Manhattan distance first does; ${words}.`;
  return `Equal priorities: in another order than the reference’s, without a rule that shows; ${words}.`;
};

const nearlyAll = 0.8;

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
