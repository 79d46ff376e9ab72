/** What two contents have in common, place by place. */
import { File, type Fragment, FingerprintIndex, TokenizedFile } from '@dodona/dolos-core';
import type { Parser } from 'web-tree-sitter';
import { at, valueOf } from '../../text/at.ts';
import type { CommonPart, Position, SourceText, Stretch } from './comparison.ts';
import { kgramLength, kgramsInWindow, mostRepeats } from './fingerprints.ts';
import { type Tokens, tokenize } from './tokenize.ts';

/**
 * The longest first; no token is in two of them. Each file of one is compared with each file of the other.
 * @param ignored hashes that make no part
 */
export const commonParts = (
  parser: Parser,
  files: { readonly a: readonly SourceText[]; readonly b: readonly SourceText[] },
  ignored: ReadonlySet<number>,
): readonly CommonPart[] => {
  const read = (own: readonly SourceText[]): readonly ReadFile[] => own.map((file) => readFile(parser, file));
  const all = { a: read(files.a), b: read(files.b) };
  const index = new FingerprintIndex(kgramLength, kgramsInWindow);
  index.addFiles([...all.a, ...all.b].map(({ tokenized }) => tokenized));
  // Last: what is ignored before a file is added is not ignored in that file (dolos-core 1.2.1, addEntry).
  index.addIgnoredHashes([...ignored, ...repeatedHashes(index, all.a, all.b)]);
  const taken = new Map([...all.a, ...all.b].map((file) => [file, new Uint8Array(file.tokens.kinds.length)]));
  return all.a
    .flatMap((a) => all.b.flatMap((b) => candidatesOf(index, a, b)))
    .sort((one, other) => other.length - one.length)
    .flatMap((candidate) => take(candidate, valueOf(taken, candidate.a), valueOf(taken, candidate.b)));
};

interface ReadFile {
  readonly path: string;
  readonly tokens: Tokens;
  readonly tokenized: TokenizedFile;
}

const readFile = (parser: Parser, { path, text }: SourceText): ReadFile => {
  const tokens = tokenize(parser, text);
  // Without the text, which only Dolos' own pages show.
  return { path, tokens, tokenized: new TokenizedFile(new File(path, ''), [...tokens.kinds], [...tokens.regions]) };
};

/** What both sides repeat: each time here would be paired with each time there, thousands with thousands in a hostile file. */
const repeatedHashes = (index: FingerprintIndex, left: readonly ReadFile[], right: readonly ReadFile[]): number[] =>
  index
    .sharedFingerprints()
    .filter((shared) => {
      const most = (files: readonly ReadFile[]): number =>
        Math.max(0, ...files.map(({ tokenized }) => shared.occurrencesOf(tokenized).length));
      return most(left) * most(right) > mostRepeats ** 2;
    })
    .map(({ hash }) => hash);

/** Equal tokens of two files: as many, from here in one and from there in the other. */
interface Candidate {
  readonly a: ReadFile;
  readonly b: ReadFile;
  readonly aStart: number;
  readonly bStart: number;
  readonly length: number;
}

const candidatesOf = (index: FingerprintIndex, a: ReadFile, b: ReadFile): Candidate[] =>
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

const take = (candidate: Candidate, aTaken: Uint8Array, bTaken: Uint8Array): readonly CommonPart[] => {
  const part = withoutTaken(candidate, aTaken, bTaken);
  if (part === null) return [];
  aTaken.fill(1, part.aStart, part.aStart + part.length);
  bTaken.fill(1, part.bStart, part.bStart + part.length);
  return [partOf(part)];
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
const stretchOf = ({ path, tokens }: ReadFile, start: number, stop: number): Stretch => {
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
