/** How alike every pair is, by counting: what a list of pairs costs, only those pay that stand at its top. */
import type { SharedFingerprint, TokenizedFile } from '@dodona/dolos-core';
import { at, valueOf } from '../../text/at.ts';
import { type Fingerprints, ownersOf } from './fingerprints.ts';

/** Two contents, by their places in the list. */
export interface CountedPair {
  readonly a: number;
  readonly b: number;
  /** 0 to 1. */
  readonly similarity: number;
}

export interface Counted {
  /** Every pair that is compared, in order of places. */
  readonly pairs: readonly CountedPair[];
  /** Places of the contents that have too few fingerprints to be compared. */
  readonly small: readonly number[];
}

/** About 90 tokens, four or five statements: two contents with less are alike by chance. */
const fewestFingerprints = 10;

/**
 * Counts for each pair the fingerprints of both that the other has, too: each fingerprint costs the square of those who
 * have it. `compared`: so many contents, from the first, are compared with all; the others are not among themselves.
 */
export const countShared = (fingerprints: Fingerprints, compared: number): Counted => {
  const length = fingerprints.files.length;
  const owners = ownersOf(fingerprints);
  const totals = new Uint32Array(length);
  const shared = new Uint32Array(compared * length);
  for (const one of fingerprints.index.sharedFingerprints()) {
    if (one.ignored) continue;
    const counts = countsOf(one, owners);
    for (const [place, count] of counts) totals[place] = at(totals, place) + count;
    addPairs(shared, counts, compared, length);
  }
  const isSmall = (place: number): boolean => at(totals, place) < fewestFingerprints;
  const pairs: CountedPair[] = [];
  for (let a = 0; a < compared; a++) {
    for (let b = a + 1; b < length; b++) {
      if (isSmall(a) || isSmall(b)) continue;
      pairs.push({ a, b, similarity: at(shared, a * length + b) / (at(totals, a) + at(totals, b)) });
    }
  }
  return { pairs, small: [...totals.keys()].filter(isSmall) };
};

/** How often each content has a fingerprint, by place, in order. */
const countsOf = (
  one: SharedFingerprint,
  owners: ReadonlyMap<TokenizedFile, readonly number[]>,
): readonly (readonly [place: number, count: number])[] => {
  const counts = new Map<number, number>();
  for (const file of one.files()) {
    const count = one.occurrencesOf(file).length;
    for (const place of valueOf(owners, file)) counts.set(place, (counts.get(place) ?? 0) + count);
  }
  return [...counts].sort(([x], [y]) => x - y);
};

const addPairs = (
  shared: Uint32Array,
  counts: readonly (readonly [place: number, count: number])[],
  compared: number,
  length: number,
): void => {
  for (const [index, [a, ofA]] of counts.entries()) {
    if (a >= compared) return;
    for (let next = index + 1; next < counts.length; next++) {
      const [b, ofB] = at(counts, next);
      const place = a * length + b;
      shared[place] = at(shared, place) + ofA + ofB;
    }
  }
};
