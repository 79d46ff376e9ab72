/** Which limits of the timed rows a published puzzle or its mirrored twin exceeds, and which of them by far. */
import type { AssessmentLimits } from '../../settings.ts';
import type { MeasuredRow } from '../../../../harness/contracts/check.ts';
import type { CheckContext } from '../context.ts';
import { type Count, countedIn } from '../timing/counts.ts';
import { countQuestions } from '../timing/index.ts';
import { hold } from '../timing/limits.ts';
import type { RawCounts } from '../timing/raw-counts.ts';
import { secondsFor } from '../timing/series.ts';
import type { Published } from './published.ts';

/** The provable limits hold for both, since mirroring keeps the search tree: what is above them, no correct search needs. */
export const tablesOver = (
  limits: AssessmentLimits,
  { timed }: Published,
  raw: RawCounts | null,
  isMeant: (count: Count, calls: number) => boolean = () => true,
): readonly string[] => {
  const bounds = timed?.counts.bounds ?? null;
  if (timed === null || raw === null || bounds === null) return [];
  const fair = { ...limits, fairness: 'provable' } as const;
  const isOver = (count: Count): boolean =>
    isMeant(count, count.count(raw)) && hold(countedIn([count], raw, timed.counts), fair).over.length > 0;
  return countQuestions.filter(({ counts }) => counts.some(isOver)).map(({ table }) => table);
};

/**
 * How many times as many calls are no luck. A program that does the same on both differs by the order of equal priorities alone,
 * and so by no more than its last layer: up to 3.4 times with the youngest of equals first, else up to 2.2.
 */
const muchMore = 5;

/** The limits that the twin exceeds with many times as many calls as the published puzzle. */
export const tablesFarOver = (
  limits: AssessmentLimits,
  puzzle: Published,
  published: RawCounts | null,
  twin: RawCounts | null,
): readonly string[] => {
  if (published === null) return [];
  // Few calls are no search: the boards of the way may be asked for anything.
  const isFar = (count: Count, calls: number): boolean =>
    calls >= muchMore * Math.max(count.count(published), puzzle.moves);
  return tablesOver(limits, puzzle, twin, isFar);
};

export const timeOver = (
  context: CheckContext,
  limits: AssessmentLimits,
  { timed }: Published,
  { cpuMs }: MeasuredRow,
): readonly string[] => (timed !== null && cpuMs !== null && cpuMs > 1_000 * secondsFor(context, limits) ? ['1'] : []);
