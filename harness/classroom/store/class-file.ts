/** `class.json`: every student of a class, with the score that counts and where it comes from. */
import { z } from 'zod';
import { packageName } from '../../contracts/package-name.ts';
import { defined } from '../../text/at.ts';
import { attemptState } from './graded.ts';
import { jsonText } from '../../text/json-text.ts';

export const classSchema = `${packageName}/class/v1` as const;

/** `missing`: on the roster, and nothing was handed in. That is not a score of 0, and neither is `grader-fault`. */
export const studentState = z.enum([...attemptState.options, 'missing', 'excused', 'waiting']);
export type StudentState = z.infer<typeof studentState>;

const lateDays = z.strictObject({
  /** That have begun since the due date; 0: it was in time. */
  days: z.number(),
  /** Points of 100. */
  minus: z.number(),
  /** Of the days: those that cost nothing. */
  free: z.number().optional(),
  /** After the last day on which the course takes anything. */
  ended: z.boolean().optional(),
  /** False: the platform says only that it is late. */
  timed: z.boolean().optional(),
});

const attempt = z.strictObject({
  /** 1 for the first that the bundle holds. */
  number: z.int().positive(),
  /** ISO 8601; null when the bundle says nothing. */
  submittedAt: z.string().nullable(),
  late: z.boolean().nullable(),
  /** As graded.json has it: a report of anything else is of another download. Null: an earlier version did not say. */
  content: z.string().nullable().default(null),
  /** By which the platform finds it again. */
  place: z.string(),
  /** Null: not graded yet, or not needed. */
  state: attemptState.nullable(),
  score: z.number().nullable(),
  reason: z.string().nullable(),
  /** What was forgiven. */
  notes: z.array(z.string()),
});

const studentShape = {
  /** Names the folder; the same in every run. */
  key: z.string(),
  /** The course's or university's number, as the roster has it. */
  id: z.string().nullable().default(null),
  name: z.string().nullable(),
  username: z.string().nullable(),
  email: z.string().nullable(),
  /** As the learning platform knows the student. */
  lmsId: z.string().nullable(),
  section: z.string().nullable(),
  group: z.string().nullable(),
  onRoster: z.boolean(),
  state: studentState,
  /** 0 to 100 and above with extra credit, by the course's policy; null: there is none. */
  score: z.number().nullable(),
  /** Of the attempt that counts, before the policy. */
  raw: z.number().nullable(),
  late: lateDays.nullable(),
  /** The attempt that counts. */
  attempt: z.int().positive().nullable(),
  /** Its report.json, from the folder of the class. */
  report: z.string().nullable(),
  /** How the score came about: the points add up to it. */
  steps: z.array(z.strictObject({ what: z.string(), points: z.number() })),
  attempts: z.array(attempt),
};

export const classStudent = z
  .strictObject(studentShape)
  .refine(
    ({ attempt: counted, attempts, report }) =>
      counted === null ? report === null : attempts.some(({ number }) => number === counted),
    { path: ['attempt'] },
  );
export type ClassStudent = z.infer<typeof classStudent>;
export type ClassAttempt = ClassStudent['attempts'][number];

/** The attempt that counts, of a student who has a report. */
export const countedOf = ({ key, attempt: counted, attempts }: ClassStudent): ClassAttempt =>
  defined(
    attempts.find(({ number }) => number === counted),
    `no attempt of ${key} counts`,
  );

export const classFile = z.strictObject({
  schema: z.literal(classSchema),
  assignment: z.string().nullable(),
  bundle: z.strictObject({ name: z.string(), kind: z.string() }),
  /** Name of the file; null when none was given. */
  roster: z.string().nullable(),
  grader: z.string(),
  /** Of the configuration, the checks and the machine: reports with another one are older. */
  fingerprint: z.string(),
  students: z.array(classStudent),
  /** Who handed in and is no longer on the roster: they count again once they are. */
  former: z.array(classStudent).default([]),
  /** What is in the bundle and belongs to nobody. */
  unrecognised: z.array(z.strictObject({ place: z.string(), reason: z.string() })),
  /** On what was read: the bundle, the roster, earlier downloads. */
  notes: z.array(z.string()),
  /** On settings of the class that have no effect, or not the one that was meant, times without a zone, and scores by other settings. */
  policyNotes: z.array(z.string()).default([]),
  /** The zone in which times were read of which the bundle says none; not there where it has none, or an earlier version did not say. */
  localTimesIn: z.string().optional(),
  /** SHA-256 of the policy and of the scores that it gave. */
  points: z.string(),
  /** Hash of the log's last line. */
  log: z.string(),
  updatedAt: z.string(),
});
export type ClassFile = z.infer<typeof classFile>;

/** The JSON Schema (draft 2020-12) as it is committed, newline at the end. */
export const classJsonSchema = (): string => jsonText(z.toJSONSchema(classFile));
