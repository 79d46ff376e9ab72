/** When every published file is compared with its mirrored twin. */
import type { Check, Measured } from '../../../../harness/contracts/check.ts';
import type { FollowUps } from '../../../../harness/contracts/prepare.ts';
import type { AssessmentLimits } from '../../settings.ts';
import type { CheckResult } from '../../../../harness/contracts/report.ts';
import type { CheckContext } from '../context.ts';
import { hiddenCheckId, publishedCases, publishedCheck } from './hidden.ts';
import { isUnsearched } from './pair.ts';
import type { Published } from './published.ts';

/**
 * Needed when the sample has found something, or timed files are answered without a search: the check is then made of those
 * of the published files that the results speak of.
 */
export const followUps = (
  context: CheckContext,
  limits: AssessmentLimits,
  published: readonly Published[],
): FollowUps => {
  const check = publishedCheck();
  return {
    checks: [check],
    needed: (results) => {
      const hidden = results.find(({ id }) => id === hiddenCheckId);
      if (hidden === undefined || !givesCause(hidden, results, published)) return [];
      const asked = new Set(results.flatMap(({ cases }) => cases.map(({ name }) => name)));
      const files = published.filter(({ name }) => asked.has(name));
      // What the course hides from students about the sample, it hides about this.
      const { visibility, details } = hidden;
      const needed: Check = { ...check, visibility, details, cases: publishedCases(context, limits, files) };
      return files.length > 0 ? [needed] : [];
    },
  };
};

/** A sample that was left out gives none: with only some checks asked for, nobody wants to know. */
const givesCause = (
  { verdict }: CheckResult,
  results: readonly CheckResult[],
  published: readonly Published[],
): boolean => verdict !== 'skipped' && (verdict === 'failed' || hasUnsearched(results, published));

const hasUnsearched = (results: readonly CheckResult[], published: readonly Published[]): boolean => {
  const byName = new Map(published.map((one) => [one.name, one]));
  return results
    .filter(({ id }) => id.startsWith('timing-'))
    .some(({ id, cases }) =>
      cases.some(({ name, measured }) => {
        const puzzle = byName.get(name);
        if (puzzle === undefined || measured === null) return false;
        // One that has a queue of its own is told that by the checks of the queue.
        return id.startsWith('timing-2-') ? isUnsearchedRow(puzzle, measured) : measured['unseen'] === 1;
      }),
    );
};

const isUnsearchedRow = (puzzle: Published, measured: Measured): boolean => {
  if (measured['searched'] !== 1) return false;
  const searched = Math.max(countOf(measured['inserts']), countOf(measured['neighbors']));
  return isUnsearched(puzzle, { searched, few: { nodes: false, boards: false } });
};

const countOf = (value: number | string | null | undefined): number => (typeof value === 'number' ? value : 0);
