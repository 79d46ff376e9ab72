/** Which student of the class a row of a gradebook is. */
import { usageError } from '../../contracts/errors.ts';
import type { RosterRow } from '../roster/roster.ts';
import { isAddress, withoutZeros } from '../roster/ids.ts';
import { formsOf, isSomebodyElse } from '../roster/names.ts';
import { uniquely } from '../roster/uniquely.ts';
import type { ClassStudent } from '../store/class-file.ts';

export type GradedStudent = Pick<
  ClassStudent,
  'key' | 'id' | 'name' | 'username' | 'email' | 'lmsId' | 'state' | 'score'
>;

type Key = string | null | undefined;

const hasOtherName = (row: RosterRow, student: GradedStudent, key: string): boolean =>
  !isAddress(key) && isSomebodyElse(row.name, student.name);

/** Spreadsheets drop zeros at the beginning. */
const hasOtherId = (row: RosterRow, student: GradedStudent): boolean => {
  const [one, other] = [row.id, student.id].map((id) => id?.trim().toLowerCase().replace(/^0+/, ''));
  return one !== undefined && other !== undefined && one !== other;
};

interface Way {
  readonly ofRow: (row: RosterRow) => readonly Key[];
  readonly ofStudent: (student: GradedStudent) => readonly Key[];
  /** The two are surely not one person, whatever they have in common. */
  readonly isOther?: (row: RosterRow, student: GradedStudent, key: string) => boolean;
}

/** A group's name is nobody's, and goes with the number of the member who handed in. */
const byPlatform: Way = { ofRow: ({ lmsId }) => [lmsId], ofStudent: ({ lmsId }) => [lmsId] };

/** Of another platform, or the name of a folder, it may be anybody's number here. */
const byOtherPlatform: Way = {
  ...byPlatform,
  isOther: (row, student, key) => hasOtherName(row, student, key) || hasOtherId(row, student),
};

/** The university's, on both sides. */
const byId: Way = { ofRow: ({ id }) => [id], ofStudent: ({ id }) => [id] };

const hasOtherNumber = (row: RosterRow, student: GradedStudent): boolean =>
  row.lmsId !== null && student.lmsId !== null && row.lmsId.toLowerCase() !== student.lmsId.toLowerCase();

const byName: Way = {
  ofRow: ({ name }) => [...formsOf(name ?? '')],
  // A folder may be named by the student's name.
  ofStudent: ({ name, username }) => [...formsOf(name ?? username ?? '')],
  isOther: hasOtherId,
};

const between: readonly Way[] = [
  byId,
  {
    ofRow: ({ username }) => [username],
    ofStudent: ({ username, key, email }) => [username, key, email],
    isOther: hasOtherName,
  },
  { ofRow: ({ id }) => [id], ofStudent: ({ lmsId, username, key }) => [lmsId, username, key], isOther: hasOtherName },
  {
    ofRow: ({ id }) => [withoutZeros(id)],
    ofStudent: ({ id, lmsId, username, key }) => [id, lmsId, username, key].map(withoutZeros),
    isOther: hasOtherName,
  },
  { ofRow: ({ email }) => [email], ofStudent: ({ email }) => [email], isOther: hasOtherName },
];

/** The surest first, as Canvas does it: after the platform's own number other ids, e-mail, and a name that only one person has. */
const ways: readonly Way[] = [
  byPlatform,
  ...between,
  { ...byName, isOther: (row, student) => hasOtherId(row, student) || hasOtherNumber(row, student) },
];
const waysElsewhere: readonly Way[] = [byOtherPlatform, ...between, byName];

/**
 * `isOtherPlatform`: the class was handed in elsewhere. A number that is one student's on the platform and another's at the
 * university tells neither then. Pure. @throws {GraderError} when two rows are one student
 */
export const studentsByRow = (
  rows: readonly RosterRow[],
  students: readonly GradedStudent[],
  isOtherPlatform: boolean,
): ReadonlyMap<RosterRow, GradedStudent> => {
  const numbers = uniquely(rows, ({ id, lmsId }) => [id, lmsId, withoutZeros(id), withoutZeros(lmsId)]);
  const found = new Map<RosterRow, GradedStudent>();
  const lines = new Map<GradedStudent, number>();
  for (const way of isOtherPlatform ? waysElsewhere : ways) {
    const { ofRow, ofStudent, isOther } = way;
    const known = uniquely(students, (one) => ofStudent(one));
    const wanted = uniquely(rows, (row) => ofRow(row));
    for (const [key, row] of wanted) {
      const student = row === null || found.has(row) ? undefined : known.get(key);
      if (row === null || student === undefined || student === null || isOther?.(row, student, key) === true) continue;
      if (isOtherPlatform && way !== byId && numbers.get(key) === null) continue;
      requireOnce(lines.get(student), row, student);
      found.set(row, student);
      lines.set(student, row.line);
    }
  }
  return found;
};

const requireOnce = (line: number | undefined, row: RosterRow, { name, key }: GradedStudent): void => {
  if (line === undefined) return;
  throw usageError('gradebook-twice', `Two rows of the gradebook are the student ${name ?? key}.`, {
    where: `lines ${String(line)} and ${String(row.line)}`,
    remedy: 'Remove one of the rows, or correct its id.',
  });
};
