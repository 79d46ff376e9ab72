/** What the class report is made from. Whoever makes the report reads the stored files; the report itself reads none. */
import type { ClassFile } from '../store/class-file.ts';
import type { Graded } from '../store/graded.ts';

export interface SiteData {
  readonly class: ClassFile;
  /** Of the attempt that counts, by the student's key; nothing for who has none. */
  readonly gradings: ReadonlyMap<string, SiteGrading>;
  readonly statistics: SiteStatistics;
  /** The most alike first; null: the class was not compared. */
  readonly pairs: readonly SitePair[] | null;
  /** Without anything that tells who a student is. */
  readonly anonymous: boolean;
  /** The number that stands for a student in an anonymous report, by key: in an order that tells nothing, such as that of a hash. */
  readonly pseudonyms: ReadonlyMap<string, number>;
}

export type SiteGrading = Pick<Graded, 'language' | 'isolation' | 'toolchain' | 'host' | 'durationMs' | 'review'>;

export interface SiteStatistics {
  readonly checks: readonly CheckStatistics[];
  /** Of all checks together, at most 1; null where there are too few students. */
  readonly reliability: number | null;
  /** Students by score: ten steps of 10 points, and at last those with 100 and more. */
  readonly histogram: readonly number[];
  readonly causes: readonly CauseStatistics[];
}

export interface CheckStatistics {
  readonly id: string;
  readonly title: string;
  /** The part of the assessment. */
  readonly section: string;
  /** Students on whose submissions it ran. */
  readonly n: number;
  /** Share of them who pass, 0 to 1; null where there are too few of them. */
  readonly facility: number | null;
  /** Correlation with the rest of the score, -1 to 1; null where there are too few students or nothing to correlate. */
  readonly discrimination: number | null;
  /** Points out of 100, on average. */
  readonly meanLost: number;
}

export interface CauseStatistics {
  readonly id: string;
  readonly title: string;
  /** Keys. */
  readonly students: readonly string[];
  /** What it cost all of them together. */
  readonly points: number;
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
