/**
 * Fingerprints of every distinct file: hashes of short runs of tokens, chosen by winnowing (Schleimer et al., SIGMOD 2003).
 * Only the hashes are kept, 2 KiB of a usual file: where a run is, is looked up again for the pairs that are worked out.
 */
import { WinnowFilter } from '@dodona/dolos-core';
import type { Parser } from 'web-tree-sitter';
import { remembered } from '../../text/remembered.ts';
import type { SourceText } from './comparison.ts';
import type { Content, HashedFile } from './distinct.ts';
import type { Cut } from './similarity-file.ts';
import { limits, tokenize } from './tokenize.ts';

/** Tokens of one fingerprint, and how many begin in a window of which one is kept: as Dolos has them for all languages. */
export const kgramLength = 23;
export const kgramsInWindow = 17;

/** A run of tokens that is more often than this in one file is a table or a list; what is beyond does not count. */
export const mostRepeats = 16;

/** Files of one submission that are read, from the first. */
const mostFiles = 40;

export interface FingerprintedFile extends SourceText {
  /** In the order of the text; one that is there twice is twice in it, up to `mostRepeats`. */
  readonly hashes: Uint32Array;
}

export interface Fingerprints {
  /** What of each content is compared, in the order of the contents. */
  readonly files: readonly (readonly FingerprintedFile[])[];
  /** Hashes that count for nobody: of what everyone was given. */
  readonly ignored: ReadonlySet<number>;
  readonly cut: readonly Cut[];
}

/** Reads every distinct text once. */
export const fingerprint = (
  parser: Parser,
  contents: readonly Content[],
  given: readonly SourceText[],
): Fingerprints => {
  const texts = new Map<string, ReadText>();
  const read = (file: HashedFile): ReadText => remembered(texts, file.sha256, () => readText(parser, file.text));
  const cut: Cut[] = [];
  const files = contents.map((content) =>
    withinLimits(content.files, read, (path, reason) => {
      cut.push(...content.parties.map((party) => ({ ...party, path, reason })));
    }),
  );
  return { files, ignored: new Set(given.flatMap(({ text }) => [...readText(parser, text).hashes])), cut };
};

interface ReadText {
  readonly hashes: Uint32Array;
  /** How many. */
  readonly tokens: number;
  readonly cut: Cut['reason'] | null;
}

const readText = (parser: Parser, text: string): ReadText => {
  const { kinds, cut } = tokenize(parser, text);
  const found = new WinnowFilter(kgramLength, kgramsInWindow).fingerprints([...kinds]);
  return { hashes: Uint32Array.from(withoutRepeats(found.map(({ hash }) => hash))), tokens: kinds.length, cut };
};

const withoutRepeats = (hashes: readonly number[]): number[] => {
  const counts = new Map<number, number>();
  return hashes.filter((hash) => {
    const count = (counts.get(hash) ?? 0) + 1;
    counts.set(hash, count);
    return count <= mostRepeats;
  });
};

/** The first files until there are as many tokens as one file may have; the rest is told to `onCut`. */
const withinLimits = (
  all: readonly HashedFile[],
  read: (file: HashedFile) => ReadText,
  onCut: (path: string, reason: Cut['reason']) => void,
): FingerprintedFile[] => {
  const kept: FingerprintedFile[] = [];
  let total = 0;
  for (const file of all) {
    if (kept.length >= mostFiles || total >= limits.tokens) {
      onCut(file.path, 'too-many-files');
      continue;
    }
    const { hashes, tokens, cut } = read(file);
    if (cut !== null || file.cutFrom !== undefined) onCut(file.path, cut ?? 'too-long');
    total += tokens;
    kept.push({ path: file.path, text: file.text, hashes });
  }
  return kept;
};
