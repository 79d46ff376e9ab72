/** The counts that tables of operations judge, and their columns. */
import type { Column } from '../../../../harness/contracts/check.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { anyForm, type CountBounds } from '../../../../reference/oracle/counting/bounds.ts';
import type { FormCounts } from '../../../../reference/oracle/counting/form-counts.ts';
import type { Counted } from './limits.ts';
import type { RawCounts } from './raw-counts.ts';

const messages = defineMessages('timing.count', {
  tiesWhy: 'which a search with a different order of equal priorities may need',
  referenceColumn: 'reference',
  limitColumn: 'limit',
  ratioColumn: 'ratio',
  provableColumn: 'provable',
  ruleColumn: 'rule',
});

/** One count that a table judges. */
export interface Count {
  readonly id: string;
  /** `insert()`. */
  readonly words: string;
  readonly count: (raw: RawCounts) => number;
  readonly reference: (reference: FormCounts['reference']) => number;
  /** No correct search needs more; `raw` is what this one counted. */
  readonly most: (bounds: CountBounds, raw: RawCounts) => number;
  readonly mostWhy: () => string;
}

/** A count of the search itself: the reference's, and the most that the search tree allows. */
export const searchCount = (id: 'inserts' | 'delMins' | 'boards' | 'equals' | 'manhattan', words: string): Count => ({
  id,
  words,
  count: (raw) => raw[id],
  reference: (reference) => reference[id],
  most: (bounds) => bounds[id].most,
  mostWhy: messages.tiesWhy,
});

/** The counts of a row, each with what it is held against. */
export const countedIn = (
  counts: readonly Count[],
  raw: RawCounts,
  { reference, bounds }: Pick<FormCounts, 'reference' | 'bounds'>,
): Counted[] => {
  const any = bounds === null ? null : anyForm(bounds);
  return counts.map((one) => ({
    id: one.id,
    words: one.words,
    count: one.count(raw),
    reference: one.reference(reference),
    most: any === null ? null : one.most(any, raw),
    mostWhy: one.mostWhy(),
  }));
};

export const countColumn = (id: string, title: string): Column => ({ id, title, unit: 'count' });

/** Which rule decided the row. */
export const ruleColumn = (): Column => ({ id: 'rule', title: messages.ruleColumn(), unit: 'text' });

/** A count with what it is held against; the limit is in the table's title, and in a column where there is room. */
export const heldColumns = ({ id }: Count, title: string, showsReference = false): readonly Column[] => [
  countColumn(id, title),
  { ...countColumn(`${id}Reference`, messages.referenceColumn()), detail: !showsReference },
  { ...countColumn(`${id}Limit`, messages.limitColumn()), detail: true },
  { id: `${id}Ratio`, title: messages.ratioColumn(), unit: 'ratio' },
  { ...countColumn(`${id}Most`, messages.provableColumn()), detail: true },
];
