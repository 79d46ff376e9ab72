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

/**
 * Who is on the roster and seems to have handed in nothing may be somebody of the bundle who could not be joined: as long as
 * there is one, nobody has a 0 for it.
 */
export const missingCounts = (
  { missing }: ClassPolicy,
  known: readonly { readonly onRoster?: boolean }[],
): 'blank' | 'zero' => (known.some(({ onRoster }) => onRoster === false) ? 'blank' : missing);

/** Exceptions for one student; none for a key that is only the name of something that every object has. */
export const ownOf = (students: ClassPolicy['students'], key: string): ClassPolicy['students'][string] | undefined =>
  Object.hasOwn(students, key) ? students[key] : undefined;
