/** Whether the scores of a class were made by the settings that hold now. Pure. */
import type { z } from 'zod';
import { sha256 } from '../../text/sha256.ts';
import { type ClassFile, classFile, type ClassStudent } from '../store/class-file.ts';
import type { ClassPolicy } from '../../config/class-policy.ts';
import { listOf } from '../who-is.ts';
import { ownOf } from './policy.ts';

/** SHA-256 of all that class.json says of the students, as the log keeps it: by their numbers gradebooks are filled. */
export const studentsDigest = ({ students, former }: StudentsOf): string =>
  sha256(JSON.stringify(studentsOf.parse({ students, former })));

/** Reads them in one order of keys, however they were made. */
const studentsOf = classFile.pick({ students: true, former: true });
type StudentsOf = Pick<z.input<typeof classFile>, keyof z.input<typeof studentsOf>>;

/** SHA-256 of the scores and of the policy that gave them, as class.json keeps it. */
export const pointsDigest = (policy: ClassPolicy, students: readonly ClassStudent[]): string =>
  sha256(JSON.stringify([policy, students.map(({ key, state, score, attempt }) => [key, state, score, attempt])]));

/** Are its scores made by this policy? */
export const isOfPolicy = ({ students, points }: ClassFile, policy: ClassPolicy): boolean =>
  pointsDigest(policy, students) === points;

/** What other settings of the class, or more submissions with the same ones, make of scores that may not be meant: sentences for staff. */
export const policyChangeNotes = (
  before: readonly ClassFile[],
  now: readonly ClassStudent[],
  policy: ClassPolicy,
): readonly string[] => [...otherPolicyNotes(before, now, policy), ...byHandNotes(before, now, policy)];

/** How many students have another score for the same attempts since the policy is another one. */
const otherPolicyNotes = (
  before: readonly ClassFile[],
  now: readonly ClassStudent[],
  policy: ClassPolicy,
): readonly string[] => {
  const others = before.filter((file) => !isOfPolicy(file, policy));
  const known = Map.groupBy(
    others.flatMap(({ students }) => students),
    ({ key }) => key,
  );
  const isChanged = (one: ClassStudent): boolean =>
    known.get(one.key)?.some((was) => was.score !== one.score && resultsOf(was) === resultsOf(one)) === true;
  const changed = now.filter(isChanged).length;
  if (changed === 0) return [];
  return [
    `The class settings are not those of before, which changes ${String(changed)} of ${String(now.length)} scores. If that is not meant, ` +
      'run the command again with the settings of the class: --config FILE.',
  ];
};

const resultsOf = ({ attempts }: ClassStudent): string =>
  JSON.stringify(attempts.map(({ number, state, score }) => [number, state, score]));

/** Whose points by hand were all that they had, and are added to the score of a submission by now. */
const byHandNotes = (
  before: readonly ClassFile[],
  now: readonly ClassStudent[],
  { students: own }: ClassPolicy,
): readonly string[] => {
  const all = before.flatMap(({ students }) => students);
  const byHand = new Set(all.filter(({ raw, score }) => raw === null && (score ?? 0) > 0).map(({ key }) => key));
  const added = now.filter(({ key, raw }) => raw !== null && byHand.has(key) && (ownOf(own, key)?.adjust ?? 0) > 0);
  if (added.length === 0) return [];
  return [
    `Had the points of "adjust" alone, which are now added to the score of a submission: ${listOf(added)}. If they were for work graded ` +
      'by hand, take "adjust" out.',
  ];
};
