/** What a course says of a class's scores: the `class` part of grader.config.yaml. */
import { z } from 'zod';

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

/** Is it the name of a zone, as the IANA lists them? */
const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

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
