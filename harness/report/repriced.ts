/** The same causes under other weights: what each costs, and their order. */
import type { Cause, LostPoints } from '../contracts/report.ts';
import { sumOf } from '../text/points.ts';

/** The dearest first; among equals the one of most checks, then the first. `order`: of the checks, by id. */
export const repriced = (
  causes: readonly Cause[],
  lost: readonly LostPoints[],
  order: ReadonlyMap<string, number>,
): Cause[] => {
  const byCheck = Map.groupBy(lost, ({ check }) => check);
  const place = ({ checks, consequences }: Cause): number =>
    Math.min(...[...checks, ...consequences].map((id) => order.get(id) ?? Infinity));
  const priced = causes
    .toSorted((one, other) => place(one) - place(other))
    .map((cause) => {
      const own = new Set([...cause.checks, ...cause.consequences]);
      return { ...cause, points: sumOf([...own].flatMap((id) => byCheck.get(id) ?? [])) };
    });
  return priced.toSorted((one, other) => other.points - one.points || other.checks.length - one.checks.length);
};
