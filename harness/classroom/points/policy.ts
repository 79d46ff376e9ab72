/** What follows from a course's policy for the scores of a class. */
import type { ClassPolicy } from '../../config/class-policy.ts';

/** Lateness depends on the machine where times have no zone and the course names none: a sentence for staff. */
export const zoneNotes = (
  { late, timeZone }: ClassPolicy,
  { hasLocalTimes }: { readonly hasLocalTimes: boolean },
): readonly string[] => {
  if (late === undefined || timeZone !== undefined || !hasLocalTimes) return [];
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  return [
    `Times in the bundle have no time zone, and were read in that of this machine, ${zone}. If it is another one, set class.timeZone and run the class again.`,
  ];
};

/** What of a student says whether nothing handed in is sure. */
interface Known {
  readonly onRoster?: boolean;
  readonly group?: string | null;
  readonly attempts?: readonly unknown[];
}

/**
 * Who is on the roster and seems to have handed in nothing may be somebody of the bundle who could not be joined, or of a
 * group of which one hands in for all: as long as there is one, nobody has a 0 for it.
 */
export const missingCounts = ({ missing }: ClassPolicy, known: readonly Known[]): 'blank' | 'zero' =>
  known.some(({ onRoster }) => onRoster === false) || besideOne(known).length > 0 ? 'blank' : missing;

/** Who handed in nothing while one of their group did: where no group has two who did, it seems that one does it for all. */
export const besideOne = <Student extends Known>(known: readonly Student[]): readonly Student[] => {
  const grouped = Map.groupBy(
    known.filter(({ group = null }) => group !== null),
    ({ group }) => group,
  );
  const isSilent = ({ attempts = [] }: Known): boolean => attempts.length === 0;
  const groups = [...grouped.values()].map((members) => ({ members, silent: members.filter(isSilent) }));
  if (groups.some(({ members, silent }) => members.length - silent.length > 1)) return [];
  return groups.flatMap(({ members, silent }) => (silent.length < members.length ? silent : []));
};

/** Exceptions for one student; none for a key that is only the name of something that every object has. */
export const ownOf = (students: ClassPolicy['students'], key: string): ClassPolicy['students'][string] | undefined =>
  Object.hasOwn(students, key) ? students[key] : undefined;
