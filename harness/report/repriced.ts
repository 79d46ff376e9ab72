/** The same causes under other weights: what each costs, and their order. */
import type { Cause, CheckResult, LostPoints } from '../contracts/report.ts';
import { sumOf } from '../text/points.ts';
import { inOrder } from './cause-order.ts';

export const repriced = (
  causes: readonly Cause[],
  lost: readonly LostPoints[],
  checks: readonly CheckResult[],
): Cause[] => {
  const byCheck = Map.groupBy(lost, ({ check }) => check);
  const order = new Map(checks.map(({ id }, index) => [id, index]));
  const place = (cause: Cause): number =>
    Math.min(...[...cause.checks, ...cause.consequences].map((id) => order.get(id) ?? Infinity));
  const priced = causes
    .toSorted((one, other) => place(one) - place(other))
    .map((cause) => {
      const own = new Set([...cause.checks, ...cause.consequences]);
      return { ...cause, points: sumOf([...own].flatMap((id) => byCheck.get(id) ?? [])) };
    });
  return inOrder(priced, checks);
};
