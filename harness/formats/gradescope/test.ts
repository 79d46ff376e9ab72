/** A test of Gradescope's results.json, and who sees it when. */
import type { CheckResult, Visibility } from '../../contracts/report.ts';
import { detailsFrom } from '../../report/visibility-rules.ts';
import { points, type Item } from '../common/items.ts';

export interface Test {
  readonly visibility: string;
  readonly [key: string]: unknown;
}

/** Of one check or of several together. What costs no points has a status and no score. */
export const scoreOf = (items: readonly Item[]): object => {
  const sum = (of: (item: Item) => number): number => items.reduce((total, item) => total + of(item), 0);
  const available = sum((item) => item.available);
  return {
    ...(available > 0 ? { score: points(sum(({ earned }) => earned)), max_score: points(available) } : {}),
    status: items.every(({ check }) => check.verdict === 'passed') ? 'passed' : 'failed',
  };
};

/** Who sees the details, when those who see the verdict do not. */
export const companion = (check: CheckResult): string | null => {
  const from = detailsFrom(check);
  return check.verdict === 'passed' || from === check.visibility ? null : visibilityOf(from);
};

export const visibilityOf = (visibility: Visibility): string => visibilities[visibility];

const visibilities = { always: 'visible', 'after-due-date': 'after_due_date', staff: 'hidden' } as const;
