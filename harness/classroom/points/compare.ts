/** What a change of settings or policy does to the scores of a class. Pure. */
import type { PointsStep } from './points.ts';

interface Scored {
  readonly key: string;
  readonly state: string;
  readonly score: number | null;
  readonly steps: readonly PointsStep[];
}

export interface PointsChange {
  readonly key: string;
  readonly before: number | null;
  readonly after: number | null;
  /** What differs in how the score comes about. */
  readonly why: readonly string[];
}

/** Those whose score differs, in the order of `after`. */
export const comparePoints = (before: readonly Scored[], after: readonly Scored[]): readonly PointsChange[] => {
  const known = new Map(before.map((one) => [one.key, one]));
  return after.flatMap((now) => {
    const was = known.get(now.key);
    if (was?.score === now.score) return [];
    return [{ key: now.key, before: was?.score ?? null, after: now.score, why: differing(was, now) }];
  });
};

const differing = (was: Scored | undefined, now: Scored): readonly string[] => {
  if (was === undefined) return ['new in the class'];
  if (was.state !== now.state) return [`${was.state} becomes ${now.state}`];
  const old = new Map(was.steps.map(({ what, points }) => [what, points]));
  const added = now.steps.filter(({ what, points }) => old.get(what) !== points);
  const gone = was.steps.filter(({ what }) => now.steps.every((one) => one.what !== what));
  return [
    ...added.map(
      ({ what, points }) =>
        `${what}: ${signed(points)}${old.has(what) ? ` instead of ${signed(old.get(what) ?? 0)}` : ''}`,
    ),
    ...gone.map(({ what, points }) => `without ${what}: ${signed(points)}`),
  ];
};

const signed = (points: number): string => (points > 0 ? `+${String(points)}` : String(points));
