/** When every published file is compared with its mirrored twin. */
import type { Check } from '../../../harness/engine/check.ts';
import type { CheckResult } from '../../../harness/report/schema.ts';
import { hiddenCheckId } from './hidden.ts';
import { isUnsearched } from './pair.ts';
import type { Published } from './published.ts';

/**
 * The sample has found something, or timed files are answered without a search: then `check` is made of the files that the
 * results speak of. Otherwise there is no cause.
 */
export const furtherChecks = (
  results: readonly CheckResult[],
  published: readonly Published[],
  check: (published: readonly Published[]) => Check,
): readonly Check[] => {
  const hidden = results.find(({ id }) => id === hiddenCheckId);
  // Asked for some checks alone, nobody wants to know.
  if (hidden === undefined || hidden.verdict === 'skipped') return [];
  if (hidden.verdict !== 'failed' && !hasUnsearched(results, published)) return [];
  const asked = new Set(results.flatMap(({ cases }) => cases.map(({ name }) => name)));
  const those = published.filter(({ name }) => asked.has(name));
  // What the course keeps from students of the sample, it keeps of this.
  const { visibility, details } = hidden;
  return those.length > 0 ? [{ ...check(those), visibility, details }] : [];
};

const hasUnsearched = (results: readonly CheckResult[], published: readonly Published[]): boolean => {
  const byName = new Map(published.map((one) => [one.name, one]));
  return results
    .filter(({ id }) => id.startsWith('timing-2-'))
    .flatMap(({ cases }) => cases)
    .some(({ name, measured }) => {
      const puzzle = byName.get(name);
      if (puzzle === undefined || measured?.['searched'] !== 1) return false;
      const searched = Math.max(countOf(measured['inserts']), countOf(measured['neighbors']));
      return isUnsearched(puzzle, { right: true, words: '', searched, over: [] });
    });
};

const countOf = (value: number | string | null | undefined): number => (typeof value === 'number' ? value : 0);
