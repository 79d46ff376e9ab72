/** What is said between `npm run attacks` and the process that grades for it. */
import type { Report } from '../../harness/contracts/report.ts';
import type { GradingLimits } from '../../harness/contracts/settings.ts';

export interface GradingOrder {
  readonly path: string;
  readonly only: readonly string[];
  readonly limits: Omit<GradingLimits, 'heapBytes'>;
  readonly scan: 'refuse' | 'flag';
}

export type Answer =
  | { readonly kind: 'ready'; readonly mark: string }
  | { readonly kind: 'graded'; readonly report: Report; readonly outputs: Readonly<Record<string, string>> }
  | { readonly kind: 'error'; readonly error: string };

/** Enough to see that a check is asked, not to assess it. */
export const randomInputs = 10;

/** The words for what the command line wrote to standard output and standard error. */
export const printedByCommand = 'what the command printed';
