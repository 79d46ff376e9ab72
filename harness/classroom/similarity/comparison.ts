/** What is compared, and what a comparison of a class finds: plain data, which crosses between threads. */
import type { Cut, Distribution, Language, Party, StoredPair } from './similarity-file.ts';

export interface SourceText {
  /** Path below the submission, as the student named it. */
  readonly path: string;
  readonly text: string;
  /** There is more of it than the text: the SHA-256 of the whole file. */
  readonly cutFrom?: string;
}

export interface SubmissionText {
  readonly key: string;
  /** For people; left out where nobody knows it. */
  readonly name?: string | null;
  readonly files: readonly SourceText[];
}

/** A submission of an earlier year, which is compared with this year's and never with another earlier one. */
export interface EarlierText extends SubmissionText {
  /** Where it is from: `2025/class`. */
  readonly label: string;
}

export interface SimilarityOptions {
  readonly language: Language;
  /** What everyone was given, and the reference: what is in these makes nobody alike. */
  readonly ignored: readonly SourceText[];
  readonly earlier: readonly EarlierText[];
  /** How many pairs are worked out in detail: 50 as a rule. */
  readonly top: number;
}

export interface Position {
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. */
  readonly column: number;
}

/** A stretch of a file; `to` is the position behind its last character. */
export interface Stretch {
  readonly path: string;
  readonly from: Position;
  readonly to: Position;
}

/** What two submissions have in common in one place, names and layout aside. */
export interface CommonPart {
  readonly tokens: number;
  readonly a: Stretch;
  readonly b: Stretch;
}

export interface SimilarPair extends Readonly<Omit<StoredPair, 'parts' | 'page'>> {
  /** The longest first. None overlaps another. */
  readonly parts: readonly CommonPart[];
}

export interface Similarity {
  /** The most alike first. Submissions with the same files stand in them by the first of their group. */
  readonly pairs: readonly SimilarPair[];
  /** Submissions whose files are equal to the last character, this year's first; one of this year is in each. */
  readonly groups: readonly (readonly Party[])[];
  readonly distribution: Distribution;
  /** This year's that have too little of their own to be compared. */
  readonly notCompared: readonly string[];
  readonly cut: readonly Cut[];
}
