/** What happens while a submission is graded, for progress displays. Events are read-only and change nothing. */
import type { Verdict } from './report.ts';

export type GradingEvent =
  | { readonly kind: 'phase'; readonly phase: 'reading' | 'preparing' | 'building' | 'checking' | 'scoring' }
  /** `done` of the `total` checks that ask the program are finished; compilation and API come before them, and start nothing. */
  | {
      readonly kind: 'check-started';
      readonly id: string;
      readonly title: string;
      readonly done: number;
      readonly total: number;
    }
  | {
      readonly kind: 'check-finished';
      readonly id: string;
      readonly title: string;
      readonly verdict: Verdict;
      readonly done: number;
      readonly total: number;
    };
