/** Which limits of the timed rows a published puzzle or its mirrored twin exceeds, and which of them by far. */
import { provableBounds } from '../../../../reference/oracle/counting/bounds.ts';
import { mirrored } from '../../../../reference/puzzle/mirror.ts';
import type { AssessmentLimits } from '../../settings.ts';
import type { MeasuredRow } from '../../../../harness/contracts/check.ts';
import type { CheckContext } from '../context.ts';
import { type Count, countedIn } from '../timing/counts.ts';
import { countQuestions } from '../timing/index.ts';
import { hold } from '../timing/limits.ts';
import type { RawCounts } from '../timing/raw-counts.ts';
import { secondsFor } from '../timing/series.ts';
import type { Published } from './published.ts';

/** By the provable limits of the published puzzle: what is above them, no correct search of it needs. */
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
 * How many times as many calls are much more. A program that does the same on both differs by the order of equal priorities, and, with
 * one queue for both boards, by the second one, which is not the other's mirror image: up to 3.7 times with the reference's queue.
 */
const muchMore = 5;

/** The limits that the twin exceeds with many times as many calls as the published puzzle, and with more than any search of it needs. */
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
  const far = tablesOver(limits, puzzle, twin, isFar);
  // Counted anew for the few that are, since it takes a search.
  return far.length === 0 ? [] : tablesOver(limits, mirroredTwin(puzzle), twin, isFar);
};

const mirroredTwin = (puzzle: Published): Published => {
  if (puzzle.timed === null) return puzzle;
  const bounds = provableBounds(mirrored(puzzle.tiles), puzzle.moves);
  return { ...puzzle, timed: { ...puzzle.timed, counts: { ...puzzle.timed.counts, bounds } } };
};

export const timeOver = (
  context: CheckContext,
  limits: AssessmentLimits,
  { timed }: Published,
  { cpuMs }: MeasuredRow,
): readonly string[] => (timed !== null && cpuMs !== null && cpuMs > 1_000 * secondsFor(context, limits) ? ['1'] : []);
