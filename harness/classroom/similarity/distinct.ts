/** Submissions with the same files are one: a class that hands in the same 300 times has one content, and no pairs. */
import { at } from '../../text/at.ts';
import { sha256 } from '../../text/sha256.ts';
import type { EarlierText, SourceText, SubmissionText } from './comparison.ts';
import type { Language, Party } from './similarity-file.ts';

export interface HashedFile extends SourceText {
  /** Of its text, in hex; of a file that is cut, of the whole. */
  readonly sha256: string;
}

/** What one or more submissions consist of. */
export interface Content {
  /** Of this year first, in the order given. The first names it. */
  readonly parties: readonly Party[];
  /** As the first one's paths are, in its order. No two have the same text. */
  readonly files: readonly HashedFile[];
  /** No one of this year handed it in. */
  readonly isEarlier: boolean;
}

/** Contents in the order of their first submissions, this year's before the earlier ones. Files of other languages are left out. */
export const distinctContents = (
  submissions: readonly SubmissionText[],
  earlier: readonly EarlierText[],
  language: Language,
): readonly Content[] => {
  const all = [
    ...submissions.map((one) => ({ ...one, label: null })),
    ...earlier.map(({ label, ...one }) => ({ ...one, label })),
  ].map(({ key, label, files }) => ({ party: { key, label }, files: hashed(files, language) }));
  return [...Map.groupBy(all, ({ files }) => identityOf(files)).values()].map((same) => ({
    parties: same.map(({ party }) => party),
    files: at(same, 0).files,
    isEarlier: same.every(({ party }) => party.label !== null),
  }));
};

/** Is this a file of the language, as its name says? */
export const isSource = (path: string, language: Language): boolean => endings[language].test(path);

const endings = { java: /\.java$/i, typescript: /\.[cm]?ts$/i } as const satisfies Record<Language, RegExp>;

const hashed = (files: readonly SourceText[], language: Language): HashedFile[] => {
  const read = files
    .filter(({ path }) => isSource(path, language))
    .map((file) => ({ ...file, sha256: file.cutFrom ?? sha256(file.text) }));
  return [...Map.groupBy(read, ({ sha256 }) => sha256).values()].map((same) => at(same, 0));
};

const identityOf = (files: readonly HashedFile[]): string =>
  files
    .map(({ sha256 }) => sha256)
    .sort()
    .join(' ');
