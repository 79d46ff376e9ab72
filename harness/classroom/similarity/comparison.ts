/** What is compared, and what a comparison of a class finds: plain data, which crosses between threads. */

/** Submissions in two languages are never compared. */
export const languages = ['java', 'typescript'] as const;
export type Language = (typeof languages)[number];

export interface SourceText {
  /** Path below the submission, as the student named it. */
  readonly path: string;
  readonly text: string;
  /** There is more of it than the text. */
  readonly isCut?: boolean;
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

/** A submission that takes part. */
export interface Party {
  readonly key: string;
  /** Null: of this year. */
  readonly label: string | null;
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

export interface SimilarPair {
  /** Of this year. */
  readonly a: Party;
  readonly b: Party;
  /** 0 to 1: the share of the fingerprints of both that the other has, too. */
  readonly similarity: number;
  /** 0 to 100: the share of all other pairs that are less alike; null when there is no other. */
  readonly percentile: number | null;
  /** In all common parts. */
  readonly sharedTokens: number;
  /** Tokens of the longest common part. */
  readonly longest: number;
  /** Lines of the longest common part, where it has most. */
  readonly longestLines: number;
  /** The longest first. None overlaps another. */
  readonly parts: readonly CommonPart[];
}

/** How alike all pairs are, also those that are not worked out. */
export interface Distribution {
  readonly pairs: number;
  /** Similarities that half, 90 % and 99 % of the pairs do not exceed, and the greatest; null when there are no pairs. */
  readonly quantiles: {
    readonly median: number;
    readonly p90: number;
    readonly p99: number;
    readonly max: number;
  } | null;
  /** Pairs by similarity, in 20 steps of 0.05; a similarity of 1 is in the last. */
  readonly steps: readonly number[];
}

/** Why less of a file was compared than there is. */
export type CutReason = 'too-long' | 'too-many-tokens' | 'too-hard-to-read' | 'too-many-files';

export interface Cut extends Party {
  readonly path: string;
  readonly reason: CutReason;
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
