/** `similarity-<language>.json`: what is stored of a comparison of a class, for staff. The page of each pair lies beside it. */
import { z } from 'zod';
import { packageName } from '../../contracts/package-name.ts';

export const similaritySchema = `${packageName}/similarity/v1` as const;

/** Submissions in two languages are never compared. */
export const languages = ['java', 'typescript'] as const;
export type Language = (typeof languages)[number];

/** Where it is stored, from the folder of the class. */
export const similarityPlaces = (language: Language): { readonly file: string; readonly pages: string } => ({
  file: `similarity-${language}.json`,
  pages: `site/similar/${language}`,
});

const share = z.number().min(0).max(1);

/** A submission that takes part. */
const party = z.strictObject({
  /** As in class.json. */
  key: z.string(),
  /** Null: of this year; else where it is from. */
  label: z.string().nullable(),
});
export type Party = z.infer<typeof party>;

const pair = z.strictObject({
  /** Of this year. */
  a: party,
  b: party,
  /** The share of the fingerprints of both that the other has, too. */
  similarity: share,
  /** 0 to 100: the share of the other pairs that are less alike; null when there is no other pair. */
  percentile: z.number().min(0).max(100).nullable(),
  /** Tokens in all common parts, and in the longest. */
  sharedTokens: z.int().nonnegative(),
  longest: z.int().nonnegative(),
  /** Of the longest, where it has most. */
  longestLines: z.int().nonnegative(),
  parts: z.int().nonnegative(),
  /** From the folder of the class, with `/`: `site/similar/java/ada--bob.html`. */
  page: z.string(),
});
export type StoredPair = z.infer<typeof pair>;

/** Rounded down, so that only what is wholly alike has 100. */
export const percentOf = (similarity: number): number => Math.floor(Number((similarity * 100).toFixed(6)));

/** How alike all pairs are, also those that are not listed. */
const distribution = z.strictObject({
  pairs: z.int().nonnegative(),
  /** Similarities that half, 90 % and 99 % of the pairs do not exceed, and the greatest; null when there are no pairs. */
  quantiles: z.strictObject({ median: share, p90: share, p99: share, max: share }).nullable(),
  /** Pairs by similarity, in 20 steps of 0.05; a similarity of 1 is in the last. */
  steps: z.array(z.int().nonnegative()),
});
export type Distribution = z.infer<typeof distribution>;

/** A file of which not everything was compared. */
const cut = party.extend({
  path: z.string(),
  reason: z.enum(['too-long', 'too-many-tokens', 'too-hard-to-read', 'too-many-files']),
});
export type Cut = z.infer<typeof cut>;

export const similarityFile = z.strictObject({
  schema: z.literal(similaritySchema),
  language: z.enum(languages),
  /** handedInBy() of the class then; not there in files of earlier versions. */
  handedIn: z.string().optional(),
  /** Files that were given to everyone: what is in them counts for nobody. */
  ignored: z.array(z.string()),
  /** The most alike first. A group stands in them by its first. */
  pairs: z.array(pair),
  /** Submissions whose files are equal to the last character. */
  groups: z.array(z.array(party)),
  distribution,
  /** Keys of those with too little of their own to be compared. */
  notCompared: z.array(z.string()),
  cut: z.array(cut),
});
export type SimilarityFile = z.infer<typeof similarityFile>;
