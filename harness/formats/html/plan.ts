/** What is drawn of the failed cases: each check has its first one before any has its second. */
import type { Cause } from '../../report/causes.ts';
import { exampleOf } from '../../report/example.ts';
import { isFailure } from '../../contracts/is-failure.ts';
import type { CaseResult, CheckResult } from '../../contracts/report.ts';
import type { Limits } from './limits.ts';

export interface CheckPlan {
  /** With all they have; the example of the cause first. */
  readonly full: readonly CaseResult[];
  /** As rows of a table. */
  readonly rows: readonly CaseResult[];
  /** How many are left out. */
  readonly left: number;
}

export interface Plan {
  of(check: CheckResult): CheckPlan;
  /** Are the solutions and searches of this case drawn? */
  draws(one: CaseResult): boolean;
}

export const planOf = (causes: readonly Cause[], limits: Limits): Plan => {
  const examples = new Set(causes.map((cause) => exampleOf(cause)?.one));
  const all = causes.flatMap(({ checks, consequences }) =>
    [...checks, ...consequences].flatMap(({ cases }) =>
      cases.filter(isFailure).map((one, index) => ({ one, index: examples.has(one) ? -1 : index })),
    ),
  );
  const fair = all.toSorted((a, b) => a.index - b.index);
  const full = new Set(
    fair
      .filter(({ index }) => index < limits.fullOfCheck)
      .slice(0, limits.fullCases)
      .map(({ one }) => one),
  );
  const others = fair.filter(({ one }) => !full.has(one)).slice(0, limits.rowCases);
  const rows = new Set(others.map(({ one }) => one));
  const drawn = new Set(
    fair
      .map(({ one }) => one)
      .filter((one) => full.has(one) && hasFigures(one))
      .slice(0, limits.figures),
  );
  return {
    of: ({ cases }) => {
      const failed = cases.filter(isFailure);
      const first = (one: CaseResult): number => (examples.has(one) ? 0 : 1);
      const own = {
        full: failed.filter((one) => full.has(one)).toSorted((a, b) => first(a) - first(b)),
        rows: failed.filter((one) => rows.has(one)),
      };
      return { ...own, left: failed.length - own.full.length - own.rows.length };
    },
    draws: (one) => drawn.has(one),
  };
};

export const hasFigures = ({ sequences, searches }: CaseResult): boolean => sequences.length + searches.length > 0;
