/** What the settings of a class say and has no effect, or not the one that was meant. Pure. */
import { sanitizeText } from '../../text/sanitize.ts';
import type { ClassAttempt, ClassStudent } from '../store/class-file.ts';
import { listOf } from '../who-is.ts';
import { type Identified, keyHint } from './key-hint.ts';
import type { ClassPolicy } from '../../config/class-policy.ts';
import { besideOne, missingCounts, ownOf, zoneNotes } from './policy.ts';

/** What of a student the notes depend on. */
interface Known extends Identified, Partial<Readonly<Pick<ClassStudent, 'onRoster' | 'state' | 'attempt'>>> {
  readonly attempts?: readonly Pick<ClassAttempt, 'number' | 'submittedAt' | 'late'>[];
}

/** Sentences for staff. */
export const policyNotes = (policy: ClassPolicy, known: readonly Known[], localTimesIn?: string): readonly string[] => [
  ...strangerNotes(policy, known),
  ...faultNotes(policy, known),
  ...missingNotes(policy, known),
  ...groupNotes(known),
  ...zoneNotes(policy, localTimesIn),
  ...timelessNotes(policy, known),
  ...untimedNotes(policy, known),
];

const missingNotes = (policy: ClassPolicy, known: readonly Known[]): readonly string[] => {
  const isSomebodyMissing = known.some(({ state }) => state === 'missing');
  if (!isSomebodyMissing || missingCounts(policy, known) === policy.missing) return [];
  const strangers = known.filter(({ onRoster }) => onRoster === false);
  if (strangers.length === 0) return [];
  return [
    `class.missing: zero is taken as blank, since some submissions are of nobody on the roster, and may be those of students who seem ` +
      `to be missing. Give the roster their ids, or add them to it: ${listOf(strangers)}.`,
  ];
};

const groupNotes = (known: readonly Known[]): readonly string[] => {
  const silent = besideOne(known);
  if (silent.length === 0) return [];
  return [
    'In no group of the roster did more than one member hand in, so it may have been for all, and nobody has a 0 for missing. If so, call ' +
      'the group in the roster by the username or id of the member who hands in; if everybody hands in alone, leave out the column ' +
      `"group". Nothing of their own have: ${listOf(silent)}.`,
  ];
};

const timelessNotes = ({ late }: ClassPolicy, known: readonly Known[]): readonly string[] => {
  const counted = known.flatMap(({ attempt, attempts = [] }) => attempts.filter(({ number }) => number === attempt));
  const timeless = counted.filter((one) => one.submittedAt === null && one.late === null).length;
  if (late === undefined || timeless === 0) return [];
  return [
    `The bundle says no times of ${String(timeless)} of the ${String(counted.length)} students who handed in: class.late takes nothing ` +
      'off them.',
  ];
};

/** The platform says that they are late, not when they handed in: due dates of their own and minutes of grace say nothing. */
const untimedNotes = ({ late, students }: ClassPolicy, known: readonly Known[]): readonly string[] => {
  const untimed = known.filter(
    ({ state = 'graded', attempt, attempts = [] }) =>
      ['graded', 'review'].includes(state) &&
      attempts.some((one) => one.number === attempt && one.submittedAt === null && one.late === true),
  );
  if (late === undefined || untimed.length === 0) return [];
  const [own, others] = [true, false].map((isOwn) =>
    untimed.filter(({ key }) => (ownOf(students, key)?.due !== undefined) === isOwn),
  );
  return [
    ...listed('taken as one day, without class.late.grace', late.grace > 0 ? others : []),
    ...listed('nothing was taken off, since they have another due date (see the platform, and use "adjust")', own),
  ];
};

const listed = (what: string, students: readonly Known[] = []): readonly string[] =>
  students.length === 0 ? [] : [`Late, but the bundle does not say how late; ${what}: ${listOf(students)}.`];

const faultNotes = ({ students }: ClassPolicy, known: readonly Known[]): readonly string[] => {
  const failed = known.filter(
    ({ key, state }) => state === 'grader-fault' && ownOf(students, key)?.adjust !== undefined,
  );
  if (failed.length === 0) return [];
  return [
    `"adjust" waits for a grading on which the grader does not fail; run the class again for: ${listOf(failed)}.`,
  ];
};

/** Exceptions that reach nobody. */
const strangerNotes = ({ students }: ClassPolicy, known: readonly Known[]): readonly string[] => {
  const keys = new Set(known.map(({ key }) => key));
  return Object.keys(students)
    .filter((key) => !keys.has(key))
    .map(
      (key) =>
        `The setting class.students.${sanitizeText(key, 80)} reaches nobody: no student has this key. ${keyHint(key, known) ?? asStored}`,
    );
};

const asStored = 'Write the key as class.json has it.';
