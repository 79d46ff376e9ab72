import type { ClassPolicy } from '../../config/class-policy.ts';

/** `readIn` is the zone in which times were read of which the bundle says none, if it has any: a sentence for staff. */
export const zoneNotes = ({ late, timeZone }: ClassPolicy, readIn: string | undefined): readonly string[] => {
  if (late === undefined || readIn === undefined || readIn === timeZone) return [];
  return [
    `Times in the bundle have no time zone, and were read in that of ${readIn}. ` +
      (timeZone === undefined
        ? 'If it is another one, set class.timeZone and run the class again.'
        : `By class.timeZone it is ${timeZone}: run the class again with its bundle.`),
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
