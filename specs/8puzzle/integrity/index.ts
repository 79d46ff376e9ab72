/** Whether the results can be trusted: hidden against published, and whether the library's queue is the search. */
import type { AssessmentLimits, Prepared } from '../../../harness/assignment.ts';
import type { CheckContext } from '../context.ts';
import type { TimedPuzzle } from '../timing/timed-puzzles.ts';
import { distrusted } from './distrust.ts';
import { furtherChecks } from './further.ts';
import { hiddenCheck, publishedCheck } from './hidden.ts';
import { publishedPuzzles, sampleOf, telling } from './published.ts';
import { queueIsSearchCheck } from './queue.ts';
import { hiddenTable } from './table.ts';

type Part = Required<Pick<Prepared, 'checks' | 'tables' | 'further' | 'distrusted'>>;

export const integrityPart = (
  context: CheckContext,
  limits: AssessmentLimits,
  timed: readonly TimedPuzzle[],
  hiddenSeed: number,
): Part => {
  const published = publishedPuzzles(context.puzzles, timed);
  const sample = sampleOf(published, hiddenSeed);
  const followed = telling(published);
  return {
    checks: [hiddenCheck(context, limits, sample, hiddenSeed), queueIsSearchCheck(context, published, hiddenSeed)],
    tables: [hiddenTable(sample, followed)],
    further: (results) => furtherChecks(results, followed, (those) => publishedCheck(context, limits, those)),
    distrusted,
  };
};
