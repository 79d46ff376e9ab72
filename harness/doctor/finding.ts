/** One thing that grading needs, and how this machine stands. */
export interface Finding {
  /** Permanent: `node`, `language-java`, `sandbox`. */
  readonly id: string;
  readonly title: string;
  readonly works: boolean;
  /** Versions, paths, what was found: one line each. */
  readonly detail: readonly string[];
  /** What cannot be done without it; null when it works. */
  readonly lost: string | null;
  readonly remedy: string | null;
}
