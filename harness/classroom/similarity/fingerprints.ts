/** Fingerprints of every distinct file: hashes of short runs of tokens, chosen by winnowing (Schleimer et al., SIGMOD 2003). */
import { File, FingerprintIndex, TokenizedFile } from '@dodona/dolos-core';
import type { Parser } from 'web-tree-sitter';
import { valueOf } from '../../text/at.ts';
import type { Cut, CutReason, SourceText } from './comparison.ts';
import type { Content, HashedFile } from './distinct.ts';
import { limits, type Tokens, tokenize } from './tokenize.ts';

/** Tokens of one fingerprint, and how many begin in a window of which one is kept: as Dolos has them for all languages. */
export const kgramLength = 23;
const kgramsInWindow = 17;

/**
 * A run of tokens that is more often than this in one file is a table or a list, and says nothing. It would also cost the
 * square of its number wherever two files have it.
 */
const mostRepeats = 16;

/** Files of one submission that are read, by path. */
const mostFiles = 40;

export interface Fingerprints {
  readonly index: FingerprintIndex;
  /** What of each content is compared, in the order of the contents. */
  readonly files: readonly (readonly IndexedFile[])[];
  readonly cut: readonly Cut[];
}

export interface IndexedFile {
  readonly path: string;
  readonly tokens: Tokens;
  readonly tokenized: TokenizedFile;
}

/** Reads every distinct text once. What is in the ignored files is no fingerprint of anyone's. */
export const fingerprint = (
  parser: Parser,
  contents: readonly Content[],
  ignored: readonly SourceText[],
): Fingerprints => {
  const texts = new Map<string, ReadText>();
  const read = (file: HashedFile): ReadText => {
    const known = texts.get(file.sha256) ?? readText(parser, file);
    texts.set(file.sha256, known);
    return known;
  };
  const cut: Cut[] = [];
  const files = contents.map((content) =>
    withinLimits(content.files, read, (path, reason) => {
      cut.push(...content.parties.map((party) => ({ ...party, path, reason })));
    }),
  );
  const index = new FingerprintIndex(kgramLength, kgramsInWindow);
  const used = new Set(files.flat().map(({ tokenized }) => tokenized));
  index.addFiles([...used]);
  // Last: what is ignored before a file is added is not ignored in that file (dolos-core 1.2.1, addEntry).
  index.addIgnoredHashes(repeatedHashes(index));
  for (const file of ignored) index.addIgnoredFile(readText(parser, file).tokenized);
  return { index, files, cut };
};

type ReadText = Omit<IndexedFile, 'path'>;

const readText = (parser: Parser, { path, text }: SourceText): ReadText => {
  const tokens = tokenize(parser, text);
  // Without the text, which only Dolos' own pages show.
  const tokenized = new TokenizedFile(new File(path, ''), [...tokens.kinds], [...tokens.regions]);
  return { tokens, tokenized };
};

/** The first files until there are as many tokens as one file may have; the rest is told to `onCut`. */
const withinLimits = (
  all: readonly HashedFile[],
  read: (file: HashedFile) => ReadText,
  onCut: (path: string, reason: CutReason) => void,
): IndexedFile[] => {
  const kept: IndexedFile[] = [];
  let tokens = 0;
  for (const file of all) {
    if (kept.length >= mostFiles || tokens >= limits.tokens) {
      onCut(file.path, 'too-many-files');
      continue;
    }
    const text = read(file);
    if (text.tokens.cut !== null) onCut(file.path, text.tokens.cut);
    tokens += text.tokens.kinds.length;
    kept.push({ path: file.path, ...text });
  }
  return kept;
};

const repeatedHashes = (index: FingerprintIndex): number[] =>
  index
    .sharedFingerprints()
    .filter((shared) => shared.files().some((file) => shared.occurrencesOf(file).length > mostRepeats))
    .map(({ hash }) => hash);

/** Contents by file, as indices. A file that several contents have is in each. */
export const ownersOf = ({ files }: Fingerprints): ReadonlyMap<TokenizedFile, readonly number[]> => {
  const owners = new Map<TokenizedFile, number[]>();
  for (const [owner, own] of files.entries()) {
    for (const { tokenized } of own) {
      if (!owners.has(tokenized)) owners.set(tokenized, []);
      valueOf(owners, tokenized).push(owner);
    }
  }
  return owners;
};
