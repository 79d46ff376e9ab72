/** The `case.yaml` of an example submission: what it consists of, and what its grading must find (docs/fixtures.md). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type GraderError, usageError } from '../contracts/errors.ts';
import { verdict } from '../contracts/report.ts';

export const caseFile = 'case.yaml';

const base = z.union([z.string().min(1), z.record(z.string(), z.string().min(1))], {
  error: 'must be a folder, or a folder for each file',
});

export const edit = z.strictObject({
  /** Exactly as it stands in the file, and only once. */
  find: z.string().min(1),
  replace: z.string(),
});

/** By path: what differs from the base, in this order. */
export const edits = z.record(z.string(), z.array(edit).min(1)).default({});

const schema = z.strictObject({
  /** Another example with whole files, relative to this folder: all its files, or by file name the folder to take it from. */
  base: base.optional(),
  edits,
  /** False: there is nothing that could be built, and no check is judged. */
  gradable: z.boolean().default(true),
  /** Ids of exactly the checks that do not pass; `*` at the end stands for any ending. */
  failing: z.array(z.string()),
  /** Their verdicts where they are not `failed`. */
  verdicts: z.record(z.string(), verdict).default({}),
  /** Ids and groups of exactly the checks that are skipped. */
  skipped: z.array(z.string()).default([]),
  /** Ids of the only checks that are run; `*` at the end stands for any ending. By default those that the examples name. */
  only: z.array(z.string()).optional(),
  /** Tighter limits for a fixture that exceeds them on purpose. */
  limits: z
    .strictObject({
      caseWallMs: z.int().positive().default(60_000),
      caseCpuMs: z.int().positive().default(10_000),
      heapMiB: z.int().positive().default(512),
    })
    .prefault({}),
});

export type FixtureCase = z.infer<typeof schema>;
export type Edit = z.infer<typeof edit>;
export type Edits = z.infer<typeof edits>;

/** Reads the `case.yaml` of a folder. @throws {GraderError} that names the file and everything that is wrong with it */
export const readCase = (folder: string): FixtureCase => {
  const file = join(folder, caseFile);
  try {
    return schema.parse(parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw caseError(file, cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause), cause);
  }
};

/** An error in a case, at a file and possibly an edit of it. */
export const caseError = (where: string, reason: string, cause?: unknown): GraderError =>
  usageError('fixture-case', reason, { where, remedy: 'Fix the case as docs/fixtures.md describes it.', cause });
