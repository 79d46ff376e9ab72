/** How alike every pair is, by counting: what a pair costs in detail, only those pay that stand at the top of the list. */
import { at } from '../../text/at.ts';
import type { FingerprintedFile, Fingerprints } from './fingerprints.ts';

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
export const countShared = ({ files, ignored }: Fingerprints, compared: number): Counted => {
  const length = files.length;
  const own = files.map((some) => ownHashes(some, ignored));
  const shared = new Uint32Array(compared * length);
  for (const counts of byHash(own)) addPairs(shared, counts, compared, length);
  const totals = own.map((hashes) => hashes.length);
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

const ownHashes = (files: readonly FingerprintedFile[], ignored: ReadonlySet<number>): number[] =>
  files.flatMap(({ hashes }) => [...hashes].filter((hash) => !ignored.has(hash)));

/** How often a content has a fingerprint. */
interface Count {
  readonly place: number;
  readonly count: number;
}

/** More places than any class has; with a hash of at most 25 bits before it, one number holds both exactly. */
const places = 2 ** 27;

/** For each fingerprint, who has it, by place: by sorting one number for each time it occurs, since there are a million. */
function* byHash(own: readonly (readonly number[])[]): Generator<readonly Count[]> {
  const all = new Float64Array(own.reduce((sum, { length }) => sum + length, 0));
  let next = 0;
  for (const [place, hashes] of own.entries()) for (const hash of hashes) all[next++] = hash * places + place;
  all.sort();
  let counts: Count[] = [];
  for (let start = 0, end = 0; start < all.length; start = end) {
    const one = at(all, start);
    while (all[end] === one) end++;
    counts.push({ place: one % places, count: end - start });
    const isLast = end === all.length || Math.floor(at(all, end) / places) !== Math.floor(one / places);
    if (!isLast) continue;
    yield counts;
    counts = [];
  }
}

const addPairs = (shared: Uint32Array, counts: readonly Count[], compared: number, length: number): void => {
  for (const [index, a] of counts.entries()) {
    if (a.place >= compared) return;
    for (let next = index + 1; next < counts.length; next++) {
      const b = at(counts, next);
      const cell = a.place * length + b.place;
      shared[cell] = at(shared, cell) + a.count + b.count;
    }
  }
};
