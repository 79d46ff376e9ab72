/** What a course says of a class's scores: the `class` part of grader.config.yaml. */
import { z } from 'zod';
import { sanitizeText } from '../../text/sanitize.ts';
import { nearest } from '../../text/suggest.ts';
import { isTimeZone } from '../bundle/dates.ts';

const instant = z.iso.datetime({
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
  .describe('What lateness costs. The time is taken from the bundle, so that every run gives the same result.');

const student = z
  .strictObject({
    adjust: z.number().min(-1_000).max(1_000).optional().describe('Points to add; with a minus, to take away.'),
    reason: z.string().min(1).max(500).describe('Why; it is kept with the score.'),
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

/** What of a student the notes depend on. */
interface Known {
  readonly key: string;
  /** The one that counts. */
  readonly attempt?: number | null;
  readonly attempts?: readonly {
    readonly number: number;
    readonly submittedAt: string | null;
    readonly late: boolean | null;
  }[];
}

/** What the settings say and has no effect: sentences for staff. */
export const policyNotes = (policy: ClassPolicy, known: readonly Known[]): readonly string[] => [
  ...strangerNotes(policy, known),
  ...untimedNotes(policy, known),
];

/** The platform says that they are late, not when they handed in: due dates of their own and minutes of grace say nothing. */
const untimedNotes = ({ late, students }: ClassPolicy, known: readonly Known[]): readonly string[] => {
  const untimed = known.filter(({ attempt, attempts = [] }) =>
    attempts.some((one) => one.number === attempt && one.submittedAt === null && one.late === true),
  );
  if (late === undefined || untimed.length === 0) return [];
  const [own, others] = [true, false].map((isOwn) =>
    untimed.map(({ key }) => key).filter((key) => (ownOf(students, key)?.due !== undefined) === isOwn),
  );
  return [
    ...listed('taken as one day, without class.late.grace', late.grace > 0 ? others : []),
    ...listed('nothing was taken off, since they have another due date (see the platform, and use "adjust")', own),
  ];
};

const listed = (what: string, keys: readonly string[] = []): readonly string[] => {
  const shown = keys.map((key) => sanitizeText(key, 80)).join(', ');
  return keys.length === 0 ? [] : [`Late, but the bundle does not say how late; ${what}: ${shown}.`];
};

/** Exceptions for one student; none for a key that is only the name of something that every object has. */
export const ownOf = (students: ClassPolicy['students'], key: string): ClassPolicy['students'][string] | undefined =>
  Object.hasOwn(students, key) ? students[key] : undefined;

/** Exceptions that reach nobody. */
const strangerNotes = ({ students }: ClassPolicy, known: readonly Known[]): readonly string[] => {
  const keys = new Set(known.map(({ key }) => key));
  return Object.keys(students)
    .filter((key) => !keys.has(key))
    .map((key) => {
      const meant = nearest(key, [...keys]);
      const hint =
        meant === null
          ? 'Write the key as class.json has it; one with leading zeros needs quotes.'
          : `Did you mean "${meant}"?`;
      return `The setting class.students.${sanitizeText(key, 80)} reaches nobody: no student has this key. ${hint}`;
    });
};
