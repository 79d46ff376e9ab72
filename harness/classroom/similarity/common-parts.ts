/** What two contents have in common, place by place. */
import type { Fragment, FingerprintIndex } from '@dodona/dolos-core';
import { at, defined } from '../../text/at.ts';
import type { CommonPart, Position, Stretch } from './comparison.ts';
import { type IndexedFile, kgramLength } from './fingerprints.ts';
import type { Tokens } from './tokenize.ts';

/** The longest first; no token is in two of them. Each file of one is compared with each file of the other. */
export const commonParts = (
  index: FingerprintIndex,
  left: readonly IndexedFile[],
  right: readonly IndexedFile[],
): readonly CommonPart[] => {
  const candidates = left.flatMap((one) => right.flatMap((other) => candidatesOf(index, one, other)));
  const taken = new Map([...left, ...right].map((file) => [file, new Uint8Array(file.tokens.kinds.length)]));
  return candidates
    .sort((one, other) => other.length - one.length)
    .flatMap((candidate) => {
      const marks = [candidate.a, candidate.b].map((file) => defined(taken.get(file), 'a file is not of the pair'));
      const part = withoutTaken(candidate, at(marks, 0), at(marks, 1));
      if (part === null) return [];
      at(marks, 0).fill(1, part.aStart, part.aStart + part.length);
      at(marks, 1).fill(1, part.bStart, part.bStart + part.length);
      return [partOf(part)];
    });
};

/** Equal tokens of two files: as many, from here in one and from there in the other. */
interface Candidate {
  readonly a: IndexedFile;
  readonly b: IndexedFile;
  readonly aStart: number;
  readonly bStart: number;
  readonly length: number;
}

const candidatesOf = (index: FingerprintIndex, a: IndexedFile, b: IndexedFile): Candidate[] =>
  index
    .getPair(a.tokenized, b.tokenized)
    .buildFragments()
    .map((fragment) => ({ a, b, ...rangesOf(fragment) }));

const rangesOf = ({ pairs }: Fragment): Pick<Candidate, 'aStart' | 'bStart' | 'length'> => {
  const { left, right } = at(pairs, 0);
  const last = at(pairs, -1);
  const length = Math.min(last.left.stop - left.start, last.right.stop - right.start) + 1;
  return { aStart: left.start, bStart: right.start, length };
};

/** What a longer part has at either end is taken off both sides; null when less is left than a fingerprint has. */
const withoutTaken = (candidate: Candidate, aTaken: Uint8Array, bTaken: Uint8Array): Candidate | null => {
  const isTaken = (offset: number): boolean =>
    aTaken[candidate.aStart + offset] === 1 || bTaken[candidate.bStart + offset] === 1;
  let first = 0;
  let end = candidate.length;
  while (first < end && isTaken(first)) first++;
  while (first < end && isTaken(end - 1)) end--;
  for (let offset = first; offset < end; offset++) if (isTaken(offset)) return null;
  if (end - first < kgramLength) return null;
  const { a, b, aStart, bStart } = candidate;
  return { a, b, aStart: aStart + first, bStart: bStart + first, length: end - first };
};

const partOf = ({ a, b, aStart, bStart, length }: Candidate): CommonPart => ({
  tokens: length,
  a: stretchOf(a, aStart, aStart + length),
  b: stretchOf(b, bStart, bStart + length),
});

/** From the first thing that begins in the range to the last that ends in it: the tokens at its ends may show nothing. */
const stretchOf = ({ path, tokens }: IndexedFile, start: number, stop: number): Stretch => {
  let first = start;
  while (first < stop - 1 && tokens.kinds[first] === ')') first++;
  let last = stop - 1;
  while (last > first && endsNothing(tokens, last)) last--;
  const { startRow, startCol } = at(tokens.regions, first);
  const { endRow, endCol } = at(tokens.regions, last);
  return { path, from: position(startRow, startCol), to: position(endRow, endCol) };
};

const endsNothing = ({ kinds, regions }: Tokens, place: number): boolean => {
  const { startRow, startCol, endRow, endCol } = at(regions, place);
  // The whole file ends behind its last line break.
  if (endCol === 0) return true;
  return kinds[place] !== ')' && startRow === endRow && startCol === endCol;
};

const position = (row: number, column: number): Position => ({ line: row + 1, column: column + 1 });
