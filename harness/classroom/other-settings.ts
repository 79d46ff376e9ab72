/** Scores of one class that were not made alike, as after a run for some students alone. Pure. */
import type { Grader } from '../api/grader.ts';
import type { ClassStudent } from './store/class-file.ts';
import type { Graded } from './store/graded.ts';
import type { GradedOf } from './summarise.ts';
import { listOf } from './who-is.ts';

/** By the weights of the settings. */
export type Rescorer = Pick<Grader, 'rescore'>;

/** Whose files the last run would have graded otherwise than they were: a sentence for staff. */
export const otherSettings = (students: readonly ClassStudent[], gradedOf: GradedOf): readonly string[] => {
  const others = students.filter(({ key, score, attempt: number, attempts }) => {
    const counted = score === null ? undefined : attempts.find((one) => one.number === number);
    if (counted === undefined || counted.content === null) return false;
    return gradedOf({ key, attempt: counted.number })?.content !== counted.content;
  });
  if (others.length === 0) return [];
  return [
    `Graded before the last run, with other settings, graders or compilers than it has (${String(others.length)}): ${listOf(others)}. ` +
      'Grade the whole bundle again before you compare scores.',
  ];
};

/** Whose files were taken for another assignment than those of most, where none was named: sentences for staff. */
export const otherAssignments = (students: readonly ClassStudent[], gradedOf: GradedOf): readonly string[] => {
  const taken = students.flatMap((student) => {
    const { key, attempt } = student;
    const assignment = attempt === null ? null : (gradedOf({ key, attempt })?.assignment ?? null);
    return assignment === null ? [] : [{ student, assignment }];
  });
  const groups = [...Map.groupBy(taken, ({ assignment }) => assignment)];
  const [most, ...others] = groups.toSorted(([, one], [, other]) => other.length - one.length);
  if (most === undefined) return [];
  return others.map(
    ([assignment, own]) =>
      `Graded as ${assignment}, and not as ${most[0]} like most (${String(own.length)}): ${listOf(own.map(({ student }) => student))}. ` +
      `If all are to be graded as that, name it, and run the class again: --assignment ${most[0]}.`,
  );
};

/** Whose attempt was scored by other weights, as a part of the class after a regrade: sentences for staff. */
export const otherWeights = (
  students: readonly ClassStudent[],
  gradedOf: GradedOf,
  grader: Rescorer,
): readonly string[] => {
  const others = Map.groupBy(students, ({ key, attempt }) => {
    const graded = attempt === null ? null : gradedOf({ key, attempt });
    return graded === null ? null : differenceOf(graded, grader);
  });
  others.delete(null);
  return [...others].map(
    ([difference, own]) =>
      `${String(difference)} (${String(own.length)}): ${listOf(own)}. Score all alike before you compare: ` +
      'grade class regrade --apply, with the settings of the class.',
  );
};

/** Between these settings and those that gave the score, what each check costs and, as far as that is known, the weights. */
export const differenceOf = (graded: Graded, grader: Rescorer): string | null => {
  const { score, scoring, checks } = grader.rescore(graded);
  const isSame = score === graded.score && checks.every(({ lost }, index) => lost === graded.checks[index]?.lost);
  if (!isSame) return 'Scored by other weights than these settings have';
  return graded.scoring === null || graded.scoring === scoring
    ? null
    : 'With the same score, but by other weights than these settings have';
};
