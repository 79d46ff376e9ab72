/** What a change of settings or policy does to the scores of a class. Pure. */
import type { StudentState } from '../store/class-file.ts';
import type { GradedCheck } from '../store/graded.ts';
import type { AttemptPlace } from '../store/places.ts';
import { attemptStep, type FinalPoints } from './points.ts';

type Scored = Pick<FinalPoints, 'key' | 'score' | 'attempt' | 'steps'> & { readonly state: StudentState };

export interface PointsChange {
  readonly key: string;
  readonly before: number | null;
  readonly after: number | null;
  /** What differs in how the score comes about. */
  readonly why: readonly string[];
}

/** Why an attempt has other points than before, in words; empty when that is not known. */
type WhyOf = (place: AttemptPlace) => readonly string[];

/** Those whose score differs, or whether they are excused, in the order of `after`. */
export const comparePoints = (
  before: readonly Scored[],
  after: readonly Scored[],
  whyOf: WhyOf = () => [],
): readonly PointsChange[] => {
  const known = new Map(before.map((one) => [one.key, one]));
  return after.flatMap((now) => {
    const was = known.get(now.key);
    if (was?.score === now.score && isExcused(was) === isExcused(now)) return [];
    return [{ key: now.key, before: was?.score ?? null, after: now.score, why: differing(was, now, whyOf) }];
  });
};

const isExcused = ({ state }: Scored): boolean => state === 'excused';

const differing = (was: Scored | undefined, now: Scored, whyOf: WhyOf): readonly string[] => {
  if (was === undefined) return ['new in the class'];
  const excuse = isExcused(now) ? now.steps.map(({ what }) => what) : [];
  if (was.state !== now.state) return [`${was.state} becomes ${now.state}`, ...excuse];
  const old = new Map(was.steps.map(({ what, points }) => [what, points]));
  const added = now.steps.filter(({ what, points }) => old.get(what) !== points);
  const gone = was.steps.filter(({ what }) => now.steps.every((one) => one.what !== what));
  return [
    ...added.flatMap(({ what, points }) => {
      const { key, attempt } = now;
      const why = attempt !== null && what === attemptStep(attempt) ? whyOf({ key, attempt }) : [];
      return why.length > 0 ? why : [stepText(what, old.get(what), points)];
    }),
    ...gone.map(({ what, points }) => `no longer "${stepText(what, undefined, points)}"`),
  ];
};

/** A reason may be worth nothing by itself. */
const stepText = (what: string, old: number | undefined, points: number): string =>
  old === undefined && points === 0 ? what : `${what}: ${changeText(old, points)}`;

/** What the sections of an attempt cost now, where that differs: `correctness: -8 instead of -12`. */
export const sectionChanges = (was: readonly GradedCheck[], now: readonly GradedCheck[]): readonly string[] => {
  const [before, after] = [costsBySection(was), costsBySection(now)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((section) => {
    const [old, cost] = [before.get(section) ?? 0, after.get(section) ?? 0];
    return old === cost ? [] : [`${section}: ${changeText(-old, -cost)}`];
  });
};

const costsBySection = (checks: readonly GradedCheck[]): ReadonlyMap<string, number> =>
  new Map(
    [...Map.groupBy(checks, ({ section }) => section)].map(([section, own]) => [
      section,
      Math.round(own.reduce((sum, { lost }) => sum + lost, 0) * 100) / 100,
    ]),
  );

const changeText = (old: number | undefined, points: number): string =>
  old === undefined ? signed(points) : `${signed(points)} instead of ${signed(old)}`;

const signed = (points: number): string => (points > 0 ? `+${String(points)}` : String(points));
