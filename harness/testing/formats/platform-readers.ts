/** Readers of the files of course platforms, written from the platforms' documentation: closed where that is closed. */
import { z } from 'zod';
import { hundredths, outcome, outcomesOf, type Reading, sum } from './reading.ts';

const shown = z.enum(['hidden', 'after_due_date', 'after_published', 'visible']);
const form = z.enum(['text', 'html', 'simple_format', 'md', 'ansi']);

const gradescopeSchema = z.strictObject({
  score: z.number().min(0).max(100).optional(),
  output: z.string().optional(),
  output_format: form.optional(),
  test_output_format: form.optional(),
  visibility: shown.optional(),
  stdout_visibility: shown.optional(),
  tests: z
    .array(
      z.strictObject({
        score: z.number().optional(),
        max_score: z.number().optional(),
        status: z.enum(['passed', 'failed']).optional(),
        name: z.string().optional(),
        output: z.string().optional(),
        tags: z.array(z.string()).optional(),
        visibility: shown.optional(),
        extra_data: z.record(z.string(), z.unknown()).optional(),
      }),
    )
    .optional(),
});

/** A test stands for one check or for several. */
const checksOf = z.looseObject({ checks: z.record(z.string(), z.string()).optional() });

export const readGradescope = (text: string): Reading & { readonly file: z.infer<typeof gradescopeSchema> } => {
  const file = gradescopeSchema.parse(JSON.parse(text));
  const tests = file.tests ?? [];
  const own = tests.flatMap(({ extra_data: more }) => Object.entries(checksOf.parse(more ?? {}).checks ?? {}));
  return {
    file,
    // Without a test there was nothing to grade.
    score: file.score === undefined || tests.length === 0 ? null : hundredths(file.score),
    sums: {
      earned: sum(tests.map(({ score = 0 }) => hundredths(score))),
      available: sum(tests.map(({ max_score = 0 }) => hundredths(max_score))),
    },
    outcomes: new Map(own.map(([id, verdict]) => [id, outcome(verdict === 'passed')])),
  };
};

const whole = z.int().nonnegative();
const instant = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);

const classroom50Schema = z.strictObject({
  schema: z.literal('classroom50/result/v1'),
  classroom: z.string(),
  assignment: z.string(),
  assignment_type: z.enum(['individual', 'group', 'team']),
  owner: z.string(),
  submission: z.string().startsWith('submit/'),
  commit: z.string(),
  release: z.url(),
  review: z.url(),
  datetime: instant,
  graded_at: instant.optional(),
  score: whole,
  'max-score': whole,
  tests: z.array(z.looseObject({ 'test-name': z.string(), passed: z.boolean(), score: whole, 'max-score': whole })),
  submitted_by: z.strictObject({ username: z.string(), id: z.int().nullable() }).optional(),
});

export const readClassroom50 = (text: string): Reading & { readonly file: z.infer<typeof classroom50Schema> } => {
  const file = classroom50Schema.parse(JSON.parse(text));
  return {
    file,
    score: file['max-score'] === 0 ? null : file.score,
    sums: {
      earned: sum(file.tests.map((test) => test.score)),
      available: sum(file.tests.map((test) => test['max-score'])),
    },
    outcomes: outcomesOf(
      file.tests.map((test) => ({ ...test, name: test['test-name'] })),
      ({ passed }) => outcome(passed),
    ),
  };
};

const status = z.enum(['pass', 'fail', 'error']);

const classroomSchema = z.strictObject({
  version: z.literal(1),
  status,
  max_score: z.number(),
  tests: z.array(
    z.strictObject({
      name: z.string(),
      status,
      message: z.string().nullable(),
      test_code: z.string(),
      filename: z.string(),
      line_no: z.int(),
      duration: z.number(),
      score: z.number(),
    }),
  ),
});

/** As the reporter adds up: nothing is told when the maximum is 0. */
export const readGithubClassroom = (text: string): Reading & { readonly file: z.infer<typeof classroomSchema> } => {
  const file = classroomSchema.parse(JSON.parse(text));
  return {
    file,
    score: file.max_score === 0 ? null : sum(file.tests.map(({ score }) => score)),
    outcomes: outcomesOf(file.tests, (test) => outcome(test.status === 'pass')),
  };
};

const prairielearnTest = z.strictObject({
  name: z.string(),
  description: z.string().optional(),
  points: z.number(),
  max_points: z.number(),
  message: z.string().optional(),
  output: z.string().optional(),
});

const prairielearnSchema = z.union([
  z.strictObject({
    gradable: z.literal(true),
    score: z.number().min(0).max(1),
    message: z.string(),
    output: z.string(),
    tests: z.array(prairielearnTest),
  }),
  z.strictObject({
    gradable: z.literal(false),
    format_errors: z.array(z.string()).optional(),
    message: z.string().optional(),
  }),
]);

export const readPrairielearn = (text: string): Reading & { readonly file: z.infer<typeof prairielearnSchema> } => {
  const file = prairielearnSchema.parse(JSON.parse(text));
  if (!file.gradable) return { file, score: null, outcomes: new Map() };
  const own = file.tests.filter(({ name }) => name.startsWith('check-'));
  return {
    file,
    score: Math.round(file.score * 10_000),
    sums: {
      earned: sum(file.tests.map(({ points }) => hundredths(points))),
      available: sum(file.tests.map(({ max_points: most }) => hundredths(most))),
    },
    outcomes: new Map(own.map(({ name, message = '' }) => [name, outcome(/^passed\b/.test(message))])),
  };
};

const semantic = z
  .looseObject({ _presentation: z.literal('semantic'), stages: z.array(z.string()) })
  .catchall(
    z.union([
      z.string(),
      z.array(z.string()),
      z.record(z.string(), z.object({ passed: z.boolean(), hint: z.string() })),
    ]),
  );

/** The last line has the scores, the one before it the feedback; Autolab puts quotes around words before a colon. */
export const readAutolab = (text: string): Reading & { readonly feedback: z.infer<typeof semantic> } => {
  const [before = '', last = '', ...more] = text.trimEnd().split('\n');
  if (more.length > 0) throw new Error('There are more than two lines.');
  const quoted = last.replace(/([a-zA-Z0-9]+):/g, '"$1":');
  const { scores } = z
    .strictObject({ scores: z.strictObject({ score: z.number().nullable() }) })
    .parse(JSON.parse(quoted));
  const feedback = semantic.parse(JSON.parse(before));
  const tests = feedback.stages.flatMap((stage) =>
    Object.entries(feedback[stage] as Record<string, { passed: boolean }>).map(([name, test]) => ({ ...test, name })),
  );
  return {
    feedback,
    score: scores.score === null ? null : hundredths(scores.score),
    outcomes: outcomesOf(tests, ({ passed }) => outcome(passed)),
  };
};
