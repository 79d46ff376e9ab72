/** Whether the results can be trusted: hidden against published, and whether the library's queue and the boards are the search. */
import type { Prepared } from '../../../../harness/contracts/prepare.ts';
import type { AssessmentLimits } from '../../settings.ts';
import type { CheckContext } from '../context.ts';
import type { TimedSeries } from '../timing/series.ts';
import type { TimedPuzzle } from '../timing/timed-puzzles.ts';
import { searchOnBoardsCheck } from './boards.ts';
import { followUps } from './follow-up.ts';
import { hiddenCheck } from './hidden.ts';
import { publishedPuzzles, sampleOf, telling } from './published.ts';
import { queueIsSearchCheck } from './queue.ts';
import { revokedPasses } from './revoked-passes.ts';
import { hiddenTable } from './table.ts';

type Part = Required<Pick<Prepared, 'checks' | 'tables' | 'followUps' | 'revokedPasses'>>;

interface Asked {
  readonly limits: AssessmentLimits;
  readonly timed: readonly TimedPuzzle[];
  /** That of the timed puzzles. */
  readonly series: TimedSeries;
  readonly hiddenSeed: number;
}

export const integrityPart = (context: CheckContext, { limits, timed, series, hiddenSeed }: Asked): Part => {
  const published = publishedPuzzles(context.puzzles, timed);
  const sample = sampleOf(published, hiddenSeed);
  const followed = telling(published);
  return {
    checks: [
      hiddenCheck(context, limits, sample, hiddenSeed),
      queueIsSearchCheck(context, published, { timed, series, seed: hiddenSeed }),
      searchOnBoardsCheck(context, hiddenSeed),
    ],
    tables: [hiddenTable(sample, followed)],
    followUps: followUps(context, limits, followed),
    revokedPasses,
  };
};
