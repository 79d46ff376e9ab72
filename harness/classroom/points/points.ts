/** The score that counts, from the attempts that were graded and the course's policy. Pure: the same gives the same at any time. */
import Fraction from 'fraction.js';
import { exact, hundredths } from '../../rubric/score.ts';
import type { ClassAttempt, ClassStudent, StudentState } from '../store/class-file.ts';
import type { AttemptState } from '../store/graded.ts';
import { lateness, type Lateness } from './lateness.ts';
import type { ClassPolicy } from '../../config/class-policy.ts';
import { ownOf } from './policy.ts';

export interface AttemptResult extends Readonly<Pick<ClassAttempt, 'number' | 'submittedAt' | 'late' | 'score'>> {
  readonly state: AttemptState;
}

export interface StudentResults {
  readonly key: string;
  readonly attempts: readonly AttemptResult[];
}

/** A part of a score, in words. */
export type PointsStep = ClassStudent['steps'][number];

export interface FinalPoints extends Readonly<Pick<ClassStudent, 'key' | 'score' | 'raw' | 'attempt' | 'late'>> {
  readonly state: Exclude<StudentState, 'waiting'>;
  readonly steps: readonly PointsStep[];
}

/** In the order in which they are given. */
export const classPoints = (students: readonly StudentResults[], policy: ClassPolicy): readonly FinalPoints[] =>
  students.map((student) => pointsOf(student, policy));

type OwnPolicy = ReturnType<typeof ownOf>;

const pointsOf = ({ key, attempts }: StudentResults, policy: ClassPolicy): FinalPoints => {
  const own = ownOf(policy.students, key);
  const counted = chosen(attempts, policy, own);
  const nothing = { key, score: null, raw: null, attempt: counted?.number ?? null, late: null } as const;
  if (own?.excused === true) return { ...nothing, state: 'excused', steps: [{ what: own.reason, points: 0 }] };
  const { state, score = null } = counted ?? ({ state: 'missing' } as const);
  if (counted === null || score === null) return { ...nothing, state, ...unscored(state, policy, own) };
  const late = lateness(counted, policy, own?.due);
  const steps = [...stepsOf({ number: counted.number, score }, late, own), ...extension(policy, own)];
  return {
    key,
    state,
    raw: score,
    attempt: counted.number,
    late: toldLateness(late, score),
    ...limited(steps, policy.most),
  };
};

/** Who has no score loses nothing. What the grader failed on may have any: it has none until it is graded again. */
const unscored = (
  state: FinalPoints['state'],
  { missing, most }: ClassPolicy,
  own: OwnPolicy,
): Pick<FinalPoints, 'score' | 'steps'> => {
  if (state !== 'grader-fault' && own?.adjust !== undefined && own.adjust > 0) return limited([adjustment(own)], most);
  if (state !== 'missing' || missing === 'blank') return { score: null, steps: [] };
  return { score: 0, steps: [{ what: 'Nothing was handed in', points: 0 }] };
};

/**
 * The best one is the best after what lateness costs; of equals the first with a score. One that the grader failed to grade
 * might have every point: as long as it could be the best, it counts, and the student has no score that may be too low.
 */
const chosen = (attempts: readonly AttemptResult[], policy: ClassPolicy, own: OwnPolicy): AttemptResult | null => {
  const inOrder = attempts.toSorted((one, other) => one.number - other.number);
  if (policy.attempt === 'first') return inOrder[0] ?? null;
  if (policy.attempt === 'last') return inOrder.at(-1) ?? null;
  const worth = (one: AttemptResult): number => {
    const score = one.state === 'grader-fault' ? 100 : one.score;
    if (score === null) return Number.NEGATIVE_INFINITY;
    return sum(stepsOf({ number: one.number, score }, lateness(one, policy, own?.due), own)).valueOf();
  };
  const scoredFirst = inOrder.toSorted((one, other) => Number(one.score === null) - Number(other.score === null));
  return scoredFirst.reduce<AttemptResult | null>(
    (best, one) => (best === null || worth(one) > worth(best) ? one : best),
    null,
  );
};

const stepsOf = (
  { number, score }: { readonly number: number; readonly score: number },
  late: Lateness | null,
  own: OwnPolicy,
): readonly PointsStep[] => {
  const cost = late === null ? 0 : Math.min(score, late.minus);
  return [
    { what: attemptStep(number), points: score },
    ...(late === null || late.why === '' ? [] : [{ what: late.why, points: -cost }]),
    ...(own?.adjust === undefined ? [] : [adjustment(own)]),
  ];
};

/** The step that an attempt's own points are. */
export const attemptStep = (number: number): string => `Attempt ${String(number)}`;

const adjustment = ({ adjust = 0, reason }: NonNullable<OwnPolicy>): PointsStep => ({ what: reason, points: adjust });

/** Why nothing is taken off, or less; where there is an adjustment as well, that tells the reason. */
const extension = ({ late }: ClassPolicy, own: OwnPolicy): readonly PointsStep[] =>
  late === undefined || own?.due === undefined || own.adjust !== undefined ? [] : [{ what: own.reason, points: 0 }];

/** It takes off no more than there is. */
const toldLateness = (late: Lateness | null, score: number): FinalPoints['late'] => {
  if (late === null || late.days === 0) return null;
  const { why: _, ...told } = late;
  return { ...told, minus: Math.min(score, told.minus) };
};

/** Never below 0 and never above the most: what is cut off is a step as well. */
const limited = (steps: readonly PointsStep[], most: number): Pick<FinalPoints, 'score' | 'steps'> => {
  const all = hundredths(sum(steps));
  const score = Math.min(most, Math.max(0, all));
  if (score === all) return { score, steps };
  const what = score === 0 ? 'A score is never below 0' : `A score is at most ${String(most)}`;
  return { score, steps: [...steps, { what, points: hundredths(exact(score).sub(sum(steps))) }] };
};

const sum = (steps: readonly PointsStep[]): Fraction =>
  steps.reduce((total, { points }) => total.add(exact(points)), new Fraction(0));
