/** The one result value. Every output is a format of it; the schema is versioned and committed as JSON Schema. */
import { z } from 'zod';
import { packageName } from './package-name.ts';
import { curve, place, plot, sequence, sourceFile, traceComparison } from './shown.ts';

export const schemaId = `${packageName}/report/v4` as const;

export const verdict = z.enum([
  'passed',
  'failed',
  'timed-out',
  'crashed',
  'out-of-memory',
  'tampering',
  'skipped',
  'grader-fault',
]);
export type Verdict = z.infer<typeof verdict>;

/** What a case shows as its actual answer when its turn never came. */
export const notRun = 'not run';

/** What stands in a student's edition for the id of a check that is not shown. */
export const notShown = 'not-shown';

/** A grid to draw: title, cells as text, and which cells differ from the one it is compared with. */
export const grid = z.strictObject({
  title: z.string(),
  cells: z.array(z.array(z.string())),
  marked: z.array(z.tuple([z.int(), z.int()])),
});
export type Grid = z.infer<typeof grid>;

const prints = z.strictObject({
  head: z.string(),
  tail: z.string(),
  bytes: z.int().nonnegative(),
});

export const caseResult = z.strictObject({
  name: z.string(),
  verdict,
  /** Null in a case that passed, or where there is nothing to compare. */
  expected: z.string().nullable(),
  actual: z.string().nullable(),
  message: z.string().nullable(),
  hint: z.string().nullable(),
  reproduction: z.array(z.string()),
  grids: z.array(grid),
  /** Solutions side by side, to step through. */
  sequences: z.array(sequence),
  /** The search of a submission beside the reference's. */
  searches: z.array(traceComparison),
  curves: z.array(curve),
  /** Where in the submitted code the reason is. */
  places: z.array(place),
  /** The stack of an exception, innermost first: own frames, the rest folded, a recursion told once. */
  trace: z.array(z.string()),
  /** What the student's code printed during a case that did not pass. */
  output: prints.nullable(),
  /** How to get the same random input again; null for fixed inputs. */
  random: z.strictObject({ seed: z.int(), path: z.string(), shrinks: z.int().nonnegative() }).nullable(),
  /** The check whose findings took back the pass of this case; null: it was judged by itself. */
  revokedBy: z.string().nullable(),
  /** What was measured, by column of the table that shows it; null when nothing was. */
  measured: z.record(z.string(), z.union([z.number(), z.string(), z.null()])).nullable(),
});
export type CaseResult = z.infer<typeof caseResult>;

/** A case of which nothing is told but its name and its verdict. */
export const nothingShown = {
  expected: null,
  actual: null,
  message: null,
  hint: null,
  reproduction: [],
  grids: [],
  sequences: [],
  searches: [],
  curves: [],
  places: [],
  trace: [],
  output: null,
  random: null,
  revokedBy: null,
  measured: null,
} satisfies Partial<CaseResult>;

/** Id of a part of an assessment: one of the harness's own (`compilation`, `api`, `style`), or of the assignment's. */
export const sectionId = z.string().regex(/^[a-z][A-Za-z0-9-]{0,39}$/);

/** A part of an assessment. One without a weight is information. */
export const section = z.strictObject({
  id: sectionId,
  title: z.string(),
  /** A check of it that fails gives a person reason to look at the submission before its score is used. */
  review: z.boolean(),
});
export type Section = z.infer<typeof section>;

/** From when on a student may see something: at once, after the due date, or never (staff only). */
export const visibility = z.enum(['always', 'after-due-date', 'staff']);
export type Visibility = z.infer<typeof visibility>;

/** For whom an edition of a report is. */
export const audience = z.enum(['student', 'staff']);
export type Audience = z.infer<typeof audience>;

export const checkResult = z.strictObject({
  id: z.string(),
  section: sectionId,
  group: z.string(),
  title: z.string(),
  verdict,
  /** When students see that there is such a check, and its verdict. */
  visibility,
  /** When students see its inputs, values, messages and output. */
  details: visibility,
  /** For a skipped check: why, in words; and the id of the check it depends on. */
  reason: z.string().nullable(),
  dependsOn: z.string().nullable(),
  cases: z.array(caseResult),
});
export type CheckResult = z.infer<typeof checkResult>;

/** Measured values of many checks side by side. Cells are in the order of the columns, null where nothing was measured. */
export const table = z.strictObject({
  id: z.string(),
  title: z.string(),
  section: sectionId,
  rowTitle: z.string(),
  columns: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      unit: z.enum(['bytes', 'seconds', 'microseconds', 'count', 'ratio', 'text']),
      /** Left out of the text report. */
      detail: z.boolean(),
    }),
  ),
  rows: z.array(
    z.strictObject({
      name: z.string(),
      check: z.string(),
      verdict,
      cells: z.array(z.union([z.number(), z.string(), z.null()])),
    }),
  ),
  remarks: z.array(z.string()),
});
export type Table = z.infer<typeof table>;

const tally = z.strictObject({
  passed: z.int().nonnegative(),
  total: z.int().nonnegative(),
  assessed: z.boolean(),
});

/** Why a person should look at the submission before its score is used. */
export const reviewItem = z.strictObject({
  reason: z.string(),
  /** Where in the submission; null when it is not a place in the code. */
  path: z.string().nullable(),
  line: z.int().positive().nullable(),
});
export type ReviewItem = z.infer<typeof reviewItem>;

/** A line of the ledger of lost points. In a student's edition `notShown` stands for the checks that are not shown. */
export const lostPoints = z.strictObject({
  check: z.string(),
  points: z.number(),
  reason: z.string(),
});

export type LostPoints = z.infer<typeof lostPoints>;

/** Why checks failed. Checks belong to one cause at most. */
export const cause = z.strictObject({
  /** The same for the same fault, whatever numbers its messages hold. */
  id: z.string(),
  title: z.string(),
  /** What to do about it; null where the title says it, or nobody knows. */
  advice: z.string().nullable(),
  /** What its checks and their consequences cost. */
  points: z.number(),
  /** Ids of the checks that fail by it. */
  checks: z.array(z.string()),
  /** Ids of those that were not run, or that failed, only because of these. */
  consequences: z.array(z.string()),
  /** Is it known to explain all that was seen in its checks? Else it is what their failed cases have in common. */
  proved: z.boolean(),
});
export type Cause = z.infer<typeof cause>;

export const sectionScore = z.strictObject({
  section: sectionId,
  passed: z.int().nonnegative(),
  total: z.int().nonnegative(),
  assessed: z.boolean(),
  /** The weight by the rubric, and the points it stands for once the weights of what is not assessed are shared out. */
  weight: z.number(),
  available: z.number(),
  earned: z.number(),
});

export const report = z.strictObject({
  schema: z.literal(schemaId),
  /** For whom this edition is: a student's holds nothing that students may not see. */
  audience,
  assignment: z.string(),
  language: z.string().nullable(),
  /** False: nothing could be built, nothing worth points was run, or the grader failed; then there is no score. */
  gradable: z.boolean(),
  /** Why not, in words; null when gradable. */
  notGradable: z.string().nullable(),
  /** The sandbox tier; `not-used` when nothing of the submission was run. */
  isolation: z.enum(['full', 'root', 'container', 'none', 'not-used']),
  /** Null in an edition for students from whom something is kept: it would give away inputs. */
  seed: z.int().nullable(),
  /** Seed of the inputs that are compared with the published ones; null as `seed`. */
  hiddenSeed: z.int().nullable(),
  /** When `after-due-date` begins, as ISO 8601 with an offset; null: never. */
  dueDate: z.string().nullable(),
  /** What the course had set, by key of the configuration; without what gives away inputs in an edition for students. */
  settings: z.record(z.string(), z.string()),
  /** Keys of the settings that tell of hidden inputs; none in an edition for students that is without them. */
  staffSettings: z.array(z.string()),
  /** Only some checks were asked for; the score then speaks of those alone. */
  only: z.array(z.string()),
  submission: z.strictObject({
    name: z.string(),
    files: z.array(
      z.strictObject({
        path: z.string(),
        bytes: z.int().nonnegative(),
        role: z.enum(['root', 'extra', 'ignored']),
        sha256: z.string(),
      }),
    ),
    /** The source files that were built. */
    sources: z.array(sourceFile),
    notes: z.array(
      z.strictObject({ level: z.enum(['info', 'warning', 'error']), message: z.string(), path: z.string().nullable() }),
    ),
  }),
  summary: z.strictObject({
    compilation: z.enum(['passed', 'failed', 'skipped']),
    api: z.enum(['passed', 'failed', 'skipped']),
    /** By id, in their order: the sections that the assignment's summary counts. */
    sections: z.record(sectionId, tally),
    /** 0..100, two decimals; null when not gradable. */
    score: z.number().nullable(),
  }),
  /** All sections that the assignment has, in order. */
  sections: z.array(section),
  /** Empty: nothing speaks against using the score as it is. */
  review: z.array(reviewItem),
  scores: z.array(sectionScore),
  lost: z.array(lostPoints),
  /** The dearest first. */
  causes: z.array(cause),
  checks: z.array(checkResult),
  tables: z.array(table),
  plots: z.array(plot),
  notes: z.array(z.string()),
  toolchain: z.strictObject({ grader: z.string(), compiler: z.string().nullable(), runtime: z.string() }),
  /** The declared volatile fields: all else is the same, byte for byte, in a second grading. */
  volatile: z.strictObject({ startedAt: z.string(), durationMs: z.int().nonnegative(), host: z.string() }),
});
export type Report = z.infer<typeof report>;
