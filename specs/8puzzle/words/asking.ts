/** What a judge needs to tell what was asked, and the shape of a failed judgement. */
import type { Judgement } from '../../../harness/engine/check.ts';
import type { Grid } from '../../../harness/report/schema.ts';

/** One call, as a failed judgement tells it. */
export interface Asking {
  /** The class whose method is called. */
  readonly type: string;
  /** `hamming()`. */
  readonly call: string;
  /** What it was called on: `the board 1 2 / 0 3`. */
  readonly on: string;
  /** Lines that show the failure, in the student's language. */
  readonly reproduction: readonly string[];
}

export interface Failing {
  readonly message: string;
  readonly expected: string;
  readonly actual: string;
  readonly hint?: string | undefined;
  readonly grids?: readonly Grid[] | undefined;
}

export const passed: Judgement = { passed: true };

export const failed = (asking: Pick<Asking, 'reproduction'>, failing: Failing): Judgement => ({
  passed: false,
  ...failing,
  reproduction: asking.reproduction,
});

/** The judgement of the first that fails. */
export const firstFailure = (judgements: Iterable<Judgement>): Judgement => {
  for (const judgement of judgements) if (!judgement.passed) return judgement;
  return passed;
};
