/** What a class is graded with. */
import type { Grader } from '../api/grader.ts';
import type { ClassPolicy } from '../config/class-policy.ts';
import type { MakePage } from './store/attempt-store.ts';

export interface Bench {
  readonly graders: { readonly beside: Grader; readonly alone: Grader };
  readonly policy: ClassPolicy;
  /** Gradings at once; by default what cores and memory allow. */
  readonly parallel: number | undefined;
  readonly page: MakePage;
}
