/** Which counts each of the timing tables judges. */
import { anyForm, type CountBounds } from '../../../reference/counting/bounds.ts';
import type { Counted } from './limits.ts';
import type { RawCounts } from './raw-counts.ts';
import type { TimedCounts } from './timed-counts.ts';
import { timingWords } from './words/tables.ts';

/** The tables that are judged by counts. */
export type CountTable = '2' | '3' | '4a' | '4b';

/** One count as a table shows it. */
export interface CountColumn {
  readonly id: string;
  /** `insert()`. */
  readonly words: string;
  readonly count: (raw: RawCounts) => number;
  readonly reference: (reference: TimedCounts['reference']) => number;
  readonly most: (bounds: CountBounds) => number;
  readonly mostWhy: () => string;
}

const inserts: CountColumn = {
  id: 'inserts',
  words: 'insert()',
  count: (raw) => raw.inserts,
  reference: (reference) => reference.inserts,
  most: (bounds) => bounds.inserts.most,
  mostWhy: timingWords.tiesWhy,
};

const delMins: CountColumn = {
  id: 'delMins',
  words: 'delMin()',
  count: (raw) => raw.delMins,
  reference: (reference) => reference.delMins,
  most: (bounds) => bounds.delMins.most,
  mostWhy: timingWords.tiesWhy,
};

const hamming: CountColumn = {
  id: 'hamming',
  words: 'hamming()',
  count: (raw) => raw.hamming,
  reference: () => 0,
  most: () => 0,
  mostWhy: timingWords.tiesWhy,
};

const texts: CountColumn = {
  id: 'toStrings',
  words: 'toString()',
  count: (raw) => raw.texts,
  reference: () => 0,
  // Parity needs the tiles, and no other method of Board tells them.
  most: () => 1,
  mostWhy: timingWords.parityWhy,
};

const boards: CountColumn = {
  id: 'boards',
  words: 'Board()',
  count: (raw) => raw.boards,
  reference: (reference) => reference.boards,
  most: (bounds) => bounds.boards.most,
  mostWhy: timingWords.tiesWhy,
};

const equals: CountColumn = {
  id: 'equals',
  words: 'equals()',
  count: (raw) => raw.equals,
  reference: (reference) => reference.equals,
  most: (bounds) => bounds.equals.most,
  mostWhy: timingWords.tiesWhy,
};

const manhattanKept: CountColumn = {
  id: 'manhattan',
  words: 'manhattan()',
  count: (raw) => raw.manhattan,
  reference: (reference) => reference.manhattan,
  most: (bounds) => bounds.manhattan.most,
  mostWhy: timingWords.tiesWhy,
};

const manhattanAnew: CountColumn = {
  ...manhattanKept,
  reference: (reference) => reference.manhattanUncached,
  most: (bounds) => bounds.manhattanUncached.most,
};

export const countColumns: Readonly<Record<CountTable, readonly CountColumn[]>> = {
  '2': [inserts, delMins],
  '3': [hamming, texts],
  '4a': [boards, equals, manhattanAnew],
  '4b': [boards, equals, manhattanKept],
};

/** The counts of a row, each with what it is held against. */
export const countedIn = (table: CountTable, raw: RawCounts, { reference, bounds }: TimedCounts): Counted[] => {
  const any = bounds === null ? null : anyForm(bounds);
  return countColumns[table].map((column) => ({
    id: column.id,
    words: column.words,
    count: column.count(raw),
    reference: column.reference(reference),
    most: any === null ? null : column.most(any),
    mostWhy: column.mostWhy(),
  }));
};
