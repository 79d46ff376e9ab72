/** What a run of a class works with, and what it tells while it goes on. */
import type { Grader } from '../../api/grader.ts';
import type { MakePage } from '../store/attempt-store.ts';
import type { Graded } from '../store/graded.ts';
import type { AttemptPlace } from '../store/places.ts';

export type RunEvent =
  | { readonly kind: 'planned'; readonly gradings: number; readonly attempts: number; readonly kept: number }
  | { readonly kind: 'graded'; readonly place: AttemptPlace; readonly graded: Graded }
  | { readonly kind: 'alone'; readonly gradings: number };

export interface RunFacts {
  readonly folder: string;
  /** Grades while others run beside it, and grades alone. They may be the same. */
  readonly graders: { readonly beside: Grader; readonly alone: Grader };
  /** Gradings at once. */
  readonly parallel: number;
  readonly page: MakePage;
  readonly signal: AbortSignal;
  /**
   * Called when the report is stored, before the next event. `fault`: why the grader failed, where the report is the one
   * of before, which still holds.
   */
  onGraded(place: AttemptPlace, graded: Graded, fault: string | null): Promise<void>;
  onEvent(event: RunEvent): void;
}
