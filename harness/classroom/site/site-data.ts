/** What the class report is made from. Whoever makes the report reads the stored files; the report itself reads none. */
import type { ClassStatistics } from '../points/statistics.ts';
import type { ClassFile } from '../store/class-file.ts';
import type { Graded } from '../store/graded.ts';

export interface SiteData {
  readonly class: ClassFile;
  /** Of the attempt that counts, by the student's key; nothing for who has none. */
  readonly gradings: ReadonlyMap<string, SiteGrading>;
  readonly statistics: ClassStatistics;
  /** The most alike first; null: the class was not compared. */
  readonly pairs: readonly SitePair[] | null;
  /** Other submissions have come in since the pairs were found. */
  readonly isOlder: boolean;
  /** Keys of those who handed in the same files, and stand in the pairs by the first of them. */
  readonly sameFiles: readonly (readonly string[])[];
  /** Of whom the pairs say less than of others, or nothing. */
  readonly leftOut: readonly LeftOut[];
  /** Without anything that tells who a student is. */
  readonly anonymous: boolean;
  /** The number that stands for a student in an anonymous report, by key: in an order that tells nothing, such as that of a hash. */
  readonly pseudonyms: ReadonlyMap<string, number>;
}

export type SiteGrading = Pick<Graded, 'language' | 'isolation' | 'toolchain' | 'host' | 'durationMs' | 'review'>;

export interface LeftOut {
  readonly key: string;
  /** The files that were compared only in part; none: too little of the code is their own to be compared. */
  readonly files: readonly string[];
}

export interface SitePair {
  /** Keys; one that is not of this class is of another year. */
  readonly a: string;
  readonly b: string;
  /** 0 to 1. */
  readonly similarity: number;
  /** Tokens in the longest common part. */
  readonly longest: number;
  /** From the folder of the class, with `/`: `site/similar/ada--bob.html`. */
  readonly page: string;
}
