/** Students whose submissions are of an earlier download into the same folder, and not in this one: they keep them. Pure. */
import { usageError } from '../../contracts/errors.ts';
import { settingsOf } from '../store/graded.ts';
import { gradebookKinds } from '../gradebook/platforms.ts';
import type { ClassFile, ClassStudent } from '../store/class-file.ts';
import { factsOf, type StudentFacts } from '../summarise.ts';
import { listOf, whoIs } from '../who-is.ts';
import { areNamedApart, isNamedIn, namesOf } from './names.ts';
import { sameStudents } from './same-students.ts';
import { otherKey } from './student-key.ts';

/** The class as the earlier runs left it. */
export type ClassBefore = Pick<ClassFile, 'assignment' | 'bundle' | 'students' | 'former'>;

export interface Present {
  /** Of this bundle and this roster. */
  readonly students: readonly StudentFacts[];
  readonly hasRoster: boolean;
  /** Of this bundle. */
  readonly kind: string;
  /** Ids of those that are graded now. */
  readonly assignments: readonly string[];
  /** Of what reports are made with now (contentOf). */
  readonly settings: string;
}

/** Who had a key, and who has it. */
export interface Moved {
  readonly was: ClassStudent;
  readonly now: StudentFacts;
}

export interface WithEarlier {
  readonly students: readonly StudentFacts[];
  /** Those of them who keep what they have; `from` is the key under which it is stored. */
  readonly kept: readonly { readonly from: string; readonly student: StudentFacts }[];
  /** No longer on the roster: remembered, should they come back. */
  readonly former: readonly ClassStudent[];
  /** Who has a key that was another student's: what is stored or said by keys alone, as similar pairs, was of that one. */
  readonly moved: readonly Moved[];
  /** There is none of these. */
  readonly areKeysSame: boolean;
  /** Sentences for staff. */
  readonly notes: readonly string[];
}

/** @throws {GraderError} of usage for a class of another assignment */
export const keepEarlier = (before: ClassBefore | null, present: Present): WithEarlier => {
  const { students, hasRoster, kind } = present;
  if (before === null) return { students, kept: [], former: [], moved: [], areKeysSame: false, notes: [] };
  if (isOther(before, present)) throw ofAnotherAssignment(before);
  const earlier = submittersOf(before).map((one) => (isNameOnly(before, kind) ? byName(one) : one));
  const elsewhere = attemptsElsewhere(students);
  const found = sameStudents(students, earlier, before.bundle.kind !== kind);
  const own = students.map((student) => keeping(student, found.get(student), elsewhere));
  const keys = new Map(earlier.map((one) => [one.key, one]));
  const moved = students.flatMap((now) => {
    const was = keys.get(now.key);
    return was === undefined || was === found.get(now) ? [] : [{ was, now }];
  });
  const joined = new Set(found.values());
  const left = earlier.filter((one) => !joined.has(one));
  // Who hands in nothing and has the name of one of these may be the same person: then both are shown, and nobody has a 0.
  const missing = namesOf(own.flatMap(({ student }) => (student.attempts.length === 0 ? student : [])));
  // A run without the roster brings nobody back: from then on they would be in the class, and on no roster.
  const former = left.filter((one) =>
    hasRoster ? one.onRoster && !isNamedIn(missing, one) : before.students.every(({ key }) => key !== one.key),
  );
  const gone = new Set(former);
  const added = strangersOf(
    left.filter((one) => !gone.has(one)),
    students,
    elsewhere,
  );
  const kept = [...own.flatMap((one) => (one.from === null ? [] : [{ ...one, from: one.from }])), ...added];
  return {
    students: [...own, ...added].map(({ student }) => student),
    kept,
    former,
    moved,
    areKeysSame: moved.length === 0,
    notes: [...keptNotes(kept, present), ...formerNotes(former), ...joinedNotes(found)],
  };
};

/** Names of folders are nobody's numbers on the platform that the class is of from now on. */
const isNameOnly = ({ bundle }: ClassBefore, kind: string): boolean =>
  bundle.kind !== kind && gradebookKinds.every(({ id }) => id !== bundle.kind);

const byName = (one: ClassStudent): ClassStudent => ({ ...one, username: one.username ?? one.lmsId, lmsId: null });

/** As students of no roster, and where somebody else has their key now, by another one. */
const strangersOf = (
  left: readonly ClassStudent[],
  students: readonly StudentFacts[],
  elsewhere: (one: ClassStudent) => StudentFacts['attempts'],
): WithEarlier['kept'] => {
  const keys = new Set([...students, ...left].map(({ key }) => key));
  const taken = new Set(students.map(({ key }) => key));
  return left.flatMap((one) => {
    const attempts = elsewhere(one);
    if (attempts.length === 0) return [];
    const key = taken.has(one.key) ? otherKey(one.key, JSON.stringify(attempts), keys) : one.key;
    keys.add(key);
    return [{ from: one.key, student: { ...factsOf(one), key, onRoster: false, attempts } }];
  });
};

const submittersOf = ({ students, former }: ClassBefore): readonly ClassStudent[] => {
  const keys = new Set(students.map(({ key }) => key));
  return [...students, ...former.filter(({ key }) => !keys.has(key))].filter(({ attempts }) => attempts.length > 0);
};

/** Without those that this bundle has, under whatever student. */
const attemptsElsewhere = (students: readonly StudentFacts[]): ((one: ClassStudent) => StudentFacts['attempts']) => {
  const here = new Set(students.flatMap(({ attempts }) => attempts.map(({ place }) => place)));
  return (one) => factsOf(one).attempts.filter(({ place }) => !here.has(place));
};

interface Keeping {
  /** Null: this bundle says it all. */
  readonly from: string | null;
  readonly student: StudentFacts;
}

const keeping = (
  student: StudentFacts,
  was: ClassStudent | undefined,
  elsewhere: (one: ClassStudent) => StudentFacts['attempts'],
): Keeping => {
  const attempts = was === undefined || student.attempts.length > 0 ? [] : elsewhere(was);
  if (was === undefined || attempts.length === 0) return { from: null, student };
  const { username, email, lmsId } = student;
  const known = { username: username ?? was.username, email: email ?? was.email, lmsId: lmsId ?? was.lmsId };
  return { from: was.key, student: { ...student, ...known, attempts } };
};

const isOther = ({ assignment }: ClassBefore, { assignments }: Present): boolean =>
  assignment !== null && !assignment.split(', ').some((id) => assignments.includes(id));

/** Its reports would be replaced, one student after the other. */
const ofAnotherAssignment = ({ assignment }: ClassBefore): Error =>
  usageError('class-of-other-assignment', `This folder holds a class of another assignment, ${String(assignment)}.`, {
    where: '--out',
    remedy:
      'Keep a folder (--out) for each assignment. If these submissions were graded as the wrong one, delete class.json in it, and run this again.',
  });

const keptNotes = (kept: WithEarlier['kept'], { settings }: Present): readonly string[] => {
  if (kept.length === 0) return [];
  const students = kept.map(({ student }) => student);
  const others = students.filter(({ attempts }) =>
    attempts.some(({ content }) => content !== null && settingsOf(content) !== settings),
  );
  return [
    `Not in this bundle, so what earlier downloads of the assignment hold of them still counts (${String(kept.length)}): ` +
      `${listOf(students)}. If they are not of this class, delete class.json and run this again.`,
    ...(others.length === 0
      ? []
      : [
          `Graded from an earlier download with other settings, graders or compilers (${String(others.length)}): ${listOf(others)}. ` +
            'Grade that download again before you compare scores.',
        ]),
  ];
};

/** Who has a number or an address in common with somebody of another name, who may be somebody else. */
const joinedNotes = (found: ReadonlyMap<StudentFacts, ClassStudent>): readonly string[] =>
  [...found]
    .filter(([now, before]) => areNamedApart(now, before))
    .map(
      ([now, before]) =>
        `Taken for one person, by a number or an address: ${whoIs(before)} of an earlier download, and ${whoIs(now)}. If they are two, ` +
        'correct the roster, delete class.json, and run this again.',
    );

const formerNotes = (former: readonly ClassStudent[]): readonly string[] =>
  former.length === 0
    ? []
    : [
        `No longer on the roster, so left out (${String(former.length)}): ${listOf(former)}. Their reports stay in the folder, and ` +
          'count again once they are on it.',
      ];
