/**
 * What Gradescope tells of a submission in submission_metadata.json. Only times and scores are taken from it, so that none of
 * its texts, which people have typed, gets anywhere. What is missing, or new, is left out.
 */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { parseJson } from '../../text/parse-json.ts';

export interface Metadata {
  /** Minutes after the due date; null when it was in time, or nobody knows. */
  readonly lateMinutes: number | null;
  /** Of the latest submission before this one that has a score. */
  readonly previousScore: number | null;
}

const instant = z
  .string()
  .transform((text) => Date.parse(text))
  .pipe(z.number())
  .nullish()
  .catch(null);

const dates = z.object({ due_date: instant }).nullish().catch(null);

/** As a number or in a text; an empty text, as null, is none. */
const points = z
  .union([z.number(), z.string().trim().min(1)])
  .transform(Number)
  .pipe(z.number().min(0).max(100));

const scored = z.object({
  submission_time: instant,
  score: points,
  autograder_error: z.literal(false).optional(),
});

const schema = z.object({
  created_at: instant,
  assignment: dates,
  /** A user's own dates are those with an extension. */
  users: z.array(z.object({ assignment: dates }).catch({})).catch([]),
  /** One that has no score is no comparison. */
  previous_submissions: z.array(scored.nullable().catch(null)).catch([]),
});

const nothingKnown: Metadata = { lateMinutes: null, previousScore: null };

/** A file that is missing or cannot be read tells nothing; it is no reason not to grade. */
export const readMetadata = async (path: string): Promise<Metadata> => {
  const { success, data } = schema.safeParse(parseJson(await readFile(path, 'utf8').catch(() => '')));
  return success ? metadataOf(data) : nothingKnown;
};

const metadataOf = ({ created_at: made, assignment, users, previous_submissions: before }: z.infer<typeof schema>) => {
  const own = users.map((user) => user.assignment?.due_date ?? null).filter((date) => date !== null);
  const due = own.length > 0 ? Math.max(...own) : (assignment?.due_date ?? null);
  const late = made === null || made === undefined || due === null ? 0 : Math.ceil((made - due) / 60_000);
  const latest = before
    .filter((one) => one !== null)
    .toSorted((a, b) => (a.submission_time ?? 0) - (b.submission_time ?? 0))
    .at(-1);
  return { lateMinutes: late > 0 ? late : null, previousScore: latest?.score ?? null };
};
