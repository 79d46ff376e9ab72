/** An assignment as it is handed to the harness: `specs/` implements it, `harness/` knows no one in particular. */
import type { Check, Section } from './engine/check.ts';
import type { LanguageFacts, Notation } from './languages/language.ts';

export interface PrepareOptions {
  /** A course's own input files; null for the ones that come with the assignment. */
  readonly puzzlesDir: string | null;
  /** Seed of the random cases. */
  readonly seed: number;
  /** Id of the submission's language, and how its code is written in messages. */
  readonly language: string;
  readonly notation: Notation;
  /** For what is computed once and kept by content. */
  readonly cacheDir: string;
}

/** The checks for one grading, in declaration order, and what the person who grades should know. */
export interface Prepared {
  readonly checks: readonly Check[];
  readonly notes: readonly string[];
}

/** The outcome of regenerating or checking an assignment's fixtures. */
export interface FixtureReport {
  /** Files written or compared. */
  readonly files: number;
  /** One sentence each: what differs, and where. Empty when all is well. */
  readonly problems: readonly string[];
}

export interface Assignment {
  readonly id: string;
  readonly title: string;
  readonly languages: Readonly<Record<string, LanguageFacts>>;
  /** Official weights, in points. */
  readonly weights: Readonly<Record<Section, number>>;
  /** Sections that have checks; the weights of the others are shared out. */
  readonly assessed: readonly Section[];
  prepare(options: PrepareOptions): Promise<Prepared>;
  /** Regenerates `fixtures/`, or compares when `check` is set. */
  fixtures(options: { readonly check: boolean; readonly progress: (text: string) => void }): Promise<FixtureReport>;
}
