/** What a course says of a class's scores: the `class` part of grader.config.yaml. */
import { z } from 'zod';
import { isTimeZone } from '../bundle/dates.ts';

/** An instant that a course sets. */
export const instant = z.iso.datetime({
  offset: true,
  error: () => 'a date and time with an offset, such as 2026-12-01T23:59:00+01:00',
});
const percent = z.number().min(0).max(100);

const late = z
  .strictObject({
    due: instant.describe('Date and time with an offset. What was handed in later is late.'),
    grace: z.int().min(0).max(10_080).default(0).describe('Minutes after it that do not count. Default 0.'),
    freeDays: z.int().min(0).max(365).default(0).describe('Days for each student that cost nothing. Default 0.'),
    perDay: percent.default(0).describe('Points that each further day costs, of 100. A day that has begun counts.'),
    most: percent.default(100).describe('Points that lateness costs at most. Default 100.'),
    lastDay: z
      .int()
      .min(0)
      .max(365)
      .optional()
      .describe('Late days after which a submission has 0 points. Default: none.'),
  })
  .refine(({ freeDays, lastDay }) => lastDay === undefined || freeDays <= lastDay, {
    path: ['freeDays'],
    error: 'at most "class.late.lastDay", after which a submission has 0 points',
  })
  .describe('What lateness costs. The time is taken from the bundle, so that every run gives the same result.');

const lengthOfReason = 'text of 1 to 500 characters';
const student = z
  .strictObject({
    adjust: z.number().min(-1_000).max(1_000).optional().describe('Points to add; with a minus, to take away.'),
    reason: z.string().min(1, lengthOfReason).max(500, lengthOfReason).describe('Why; it is kept with the score.'),
    excused: z.boolean().optional().describe('The assignment does not count for this student.'),
    due: instant.optional().describe('Another due date for this student.'),
  })
  .describe('Exceptions for one student.');

export const classPolicy = z
  .strictObject({
    attempt: z.enum(['last', 'best', 'first']).default('last').describe('Which attempt counts. Default: last.'),
    late: late.optional(),
    timeZone: z
      .string()
      .refine(isTimeZone, { error: 'a time zone as the IANA names them, such as Europe/Berlin' })
      .optional()
      .describe(
        'Time zone, such as Europe/Berlin, of the times that a bundle has without one. Default: that of this machine.',
      ),
    most: z.number().min(100).max(1_000).default(100).describe('The highest score, with extra credit. Default 100.'),
    missing: z
      .enum(['blank', 'zero'])
      .default('blank')
      .describe('Score of students who handed in nothing. Default: blank.'),
    students: z.record(z.string(), student).default({}).describe('By key, as class.json has it.'),
  })
  .describe('Which attempt of a class counts, what lateness costs, and exceptions for individual students.');
export type ClassPolicy = z.infer<typeof classPolicy>;
export type LatePolicy = NonNullable<ClassPolicy['late']>;

/** Where nothing is set: the last attempt, as it is. */
export const usualPolicy: ClassPolicy = classPolicy.parse({});

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
