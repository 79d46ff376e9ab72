import type { CaseResult } from '../../../harness/contracts/report.ts';

/** A rule of the table in consequences.ts: which failed checks follow from which others. */
export interface Consequence {
  readonly checks: readonly string[];
  /** Those alone whose failed cases are all about this method. */
  readonly about?: string;
  /** Those alone that have a case with a hint of this id. */
  readonly hinted?: string;
  /** Those alone whose failed cases all have a hint of this id. */
  readonly onlyHinted?: string;
  /** Not those that have a case whose hint is one of these, or begins with it. */
  readonly unlessHinted?: readonly string[];
  /** Those alone whose failed cases are all so. */
  readonly all?: Is;
  /** Only when this check failed too, with a hint that is, or begins with, the one of this id. */
  readonly beside?: { readonly id: string; readonly hinted: string };
  /** Only when these do not show exceptions, or the check is more than exceptions. */
  readonly unlessThrownIn?: readonly string[];
  /** Those alone that came to a limit; all by default. */
  readonly unfinished?: boolean;
  /** The first of them that failed is what it follows from. */
  readonly from: readonly string[];
  /** Those alone whose failed cases are each about one of these methods, and so that some of its own checks failed: instead of `from`. */
  readonly byMethod?: Readonly<Record<string, readonly string[]>>;
  /** Those alone that have a case with a hint of one of these ids. */
  readonly fromHinted?: readonly string[];
  /** Those alone of which half of the failed cases, at least, have a hint of this id: what else they show is not more. */
  readonly fromMostHinted?: string;
  /** Those alone that have a case that is so. */
  readonly fromAny?: Is;
  /** Those alone that find fault with what each failed case tells of at its end: a member that a call lacks. */
  readonly fromNamed?: boolean;
}

/** By what is not said in other words in another language. */
type Is = (one: CaseResult) => boolean;
