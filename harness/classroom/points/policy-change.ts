/** Whether the scores of a class were made by the settings that hold now. Pure. */
import { sha256 } from '../store/attempt-store.ts';
import type { ClassFile, ClassStudent } from '../store/class-file.ts';
import type { ClassPolicy } from './policy.ts';

/** SHA-256 of what the scores are and of which attempts, as the log keeps it. */
export const scoresDigest = (students: readonly ClassStudent[]): string =>
  sha256(JSON.stringify(students.map(({ key, state, score, attempt }) => [key, state, score, attempt])));

/** SHA-256 of the scores and of the policy that gave them, as class.json keeps it. */
export const pointsDigest = (policy: ClassPolicy, students: readonly ClassStudent[]): string =>
  sha256(JSON.stringify([policy, scoresDigest(students)]));

/** How many students have another score for the same attempts since the policy is another one: a sentence for staff. */
export const policyChangeNotes = (
  before: readonly ClassFile[],
  now: readonly ClassStudent[],
  policy: ClassPolicy,
): readonly string[] => {
  const others = before.filter(({ students, points }) => pointsDigest(policy, students) !== points);
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
