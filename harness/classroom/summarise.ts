/** Scores of a class from what is stored of its attempts, by the course's policy. Pure. */
import { type AttemptResult, classPoints, type FinalPoints } from './points/points.ts';
import type { ClassPolicy } from '../config/class-policy.ts';
import { missingCounts } from './points/policy.ts';
import type { ClassAttempt, ClassStudent } from './store/class-file.ts';
import { filesOf, type Graded } from './store/graded.ts';
import { type AttemptPlace, attemptFile, nameOf } from './store/places.ts';

type Result = 'state' | 'score' | 'raw' | 'late' | 'attempt' | 'report' | 'steps' | 'attempts';

/** A student as the bundle and the roster tell, before anything is graded. */
export interface StudentFacts extends Omit<ClassStudent, Result> {
  readonly attempts: readonly Omit<ClassAttempt, 'state' | 'score' | 'reason'>[];
}

/** What is stored of an attempt; null when it is not graded. */
export type GradedOf = (place: AttemptPlace) => Graded | null;

/** Without what is stored of other attempts or other files than the class has now. */
export const currentOf = (students: readonly StudentFacts[], gradedOf: GradedOf): GradedOf => {
  const contents = new Map(
    students.flatMap(({ key, attempts }) => attempts.map((one) => [nameOf({ key, attempt: one.number }), one.content])),
  );
  return (place) => {
    const known = gradedOf(place);
    const content = contents.get(nameOf(place));
    if (content === undefined) return null;
    return content === null || known === null || filesOf(content) === filesOf(known.content) ? known : null;
  };
};

/** The attempts that the policy asks for: only these are graded. */
export const wantedAttempts = (
  attempts: readonly { readonly number: number }[],
  { attempt }: ClassPolicy,
): readonly number[] => {
  const numbers = attempts.map(({ number }) => number);
  if (numbers.length === 0 || attempt === 'best') return numbers;
  return [attempt === 'first' ? Math.min(...numbers) : Math.max(...numbers)];
};

/** In the order in which they are given. */
export const summarise = (
  students: readonly StudentFacts[],
  gradedOf: GradedOf,
  policy: ClassPolicy,
): readonly ClassStudent[] => {
  const isReady = ({ key, attempts }: StudentFacts): boolean =>
    wantedAttempts(attempts, policy).every((attempt) => gradedOf({ key, attempt }) !== null);
  const ready = students.filter(isReady);
  const points = classPoints(
    ready.map((student) => ({ key: student.key, attempts: resultsOf(student, gradedOf, policy) })),
    { ...policy, missing: missingCounts(policy, students) },
  );
  const pointsOf = new Map(points.map((one) => [one.key, one]));
  return students.map((student) => withResults(student, gradedOf, pointsOf.get(student.key) ?? null));
};

const resultsOf = (
  { key, attempts }: StudentFacts,
  gradedOf: GradedOf,
  policy: ClassPolicy,
): readonly AttemptResult[] => {
  const wanted = wantedAttempts(attempts, policy);
  return attempts.flatMap(({ number, submittedAt, late }) => {
    const known = wanted.includes(number) ? gradedOf({ key, attempt: number }) : null;
    return known === null ? [] : [{ number, submittedAt, late, state: known.state, score: known.score }];
  });
};

/** `points` is null while the student waits for a grading. */
const withResults = (student: StudentFacts, gradedOf: GradedOf, points: FinalPoints | null): ClassStudent => {
  const attempts = student.attempts.map((one) => {
    const { state = null, score = null, reason = null } = gradedOf({ key: student.key, attempt: one.number }) ?? {};
    return { ...one, notes: [...one.notes], state, score, reason };
  });
  if (points === null) {
    const waiting = { state: 'waiting', score: null, raw: null, late: null, attempt: null, report: null } as const;
    return { ...student, ...waiting, steps: [], attempts };
  }
  const { state, score, raw, late, attempt, steps } = points;
  const known = attempt === null ? null : gradedOf({ key: student.key, attempt });
  const isStored = typeof known?.report === 'string' && attempt !== null;
  const report = isStored ? attemptFile({ key: student.key, attempt }, 'report.json') : null;
  return { ...student, state, score, raw, late, attempt, report, steps: [...steps], attempts };
};

/** Without its results: to be summarised anew. */
export const factsOf = (student: ClassStudent): StudentFacts => {
  const { key, id, name, username, email, lmsId, section, group, onRoster, attempts } = student;
  return {
    ...{ key, id, name, username, email, lmsId, section, group, onRoster },
    attempts: attempts.map(({ state: _, score: __, reason: ___, ...facts }) => facts),
  };
};
