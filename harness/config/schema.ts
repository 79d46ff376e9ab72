/** The grammar of grader.config.yaml. The JSON Schema beside it is generated from this file, for editors. */
import { z } from 'zod';
import { visibility, type Visibility } from '../report/schema.ts';
import { configWords } from './words.ts';

const points = z.number().min(0).max(1_000_000);
const seconds = z.number().min(0.1).max(86_400);

const weights = z
  .strictObject({
    compilation: points.optional(),
    api: points.optional(),
    style: points.optional(),
    correctness: points.optional(),
    memory: points.optional(),
    timing: points.optional(),
    integration: points.optional(),
    performance: points.optional(),
    rules: points.optional(),
    integrity: points.optional(),
  })
  .describe('Points of each section. Those that are left out keep the official weight. Any scale: only ratios count.');

const limits = z
  .strictObject({
    caseSeconds: seconds.optional().describe('Wall time of one case. Default 20.'),
    caseCpuSeconds: seconds.optional().describe('CPU time of one case. Default 10.'),
    totalSeconds: seconds.optional().describe('Wall time of the whole grading. Default 300.'),
    buildSeconds: seconds.optional().describe('Wall time of the compiler. Default 30.'),
    heapMegabytes: z.int().min(16).max(65_536).optional().describe("Heap of the student's program. Default 1024."),
  })
  .describe('What a submission may spend.');

const timing = z
  .strictObject({
    limits: z
      .union([z.literal('official'), z.number().min(1).max(1_000)])
      .optional()
      .describe('Counts may reach so many times the reference. Default official: 1.05 x 1.75.'),
    fairness: z
      .enum(['provable', 'official'])
      .optional()
      .describe(
        'provable (default): what some correct search could have is never failed. official: limits alone decide.',
      ),
    secondsPerPuzzle: seconds.optional().describe("CPU time of one puzzle. Default: the assignment's."),
  })
  .describe('How operations and CPU time are judged.');

const memory = z
  .strictObject({
    factor: z.number().min(1).max(1_000).optional().describe('Boards may take so many times the rule. Default 1.15.'),
  })
  .describe('How memory is judged.');

const marks = z.record(z.string(), visibility);

const checks = z
  .strictObject({
    off: z.array(z.string()).optional().describe('Ids of checks that are not run and not counted.'),
    hidden: z.array(z.string()).optional().describe('The same as `details: staff` for each of these ids.'),
    visibility: marks
      .optional()
      .describe('By id: when students see the check at all: always (default), after-due-date or staff (never).'),
    details: marks
      .optional()
      .describe('By id: when students see its inputs, values, messages and output: always, after-due-date or staff.'),
    dueDate: z.iso
      .datetime({ offset: true, error: () => configWords.dueDate() })
      .optional()
      .describe('Date and time with an offset, as 2026-12-01T23:59:00+01:00: when after-due-date begins.'),
  })
  .superRefine(requireDueDate)
  .describe(
    'Checks to leave out, and who sees which. A * at the end of an id stands for any ending; the longest name decides.',
  );

/** What waits for a date that is nowhere would never be shown, which nobody means. */
function requireDueDate(value: CheckMarks, context: z.RefinementCtx): void {
  if (value.dueDate !== undefined) return;
  for (const key of ['visibility', 'details'] as const) {
    for (const [id, from] of Object.entries(value[key] ?? {})) {
      if (from !== 'after-due-date') continue;
      context.addIssue({ code: 'custom', path: [key, id], message: configWords.withDueDate() });
    }
  }
}

interface CheckMarks {
  readonly visibility?: Readonly<Record<string, Visibility>> | undefined;
  readonly details?: Readonly<Record<string, Visibility>> | undefined;
  readonly dueDate?: string | undefined;
}

export const configSchema = z
  .strictObject({
    assignment: z
      .string()
      .optional()
      .describe('Id of the assignment, for example 8puzzle. Left out, it is recognised from the files.'),
    language: z.string().optional().describe('Id of the language; left out, it is recognised from the files.'),
    puzzles: z.string().optional().describe("Folder with the course's own input files, relative to this file."),
    words: z
      .string()
      .optional()
      .describe('File of texts in another language, relative to this file. Write one to begin with: grade words.'),
    seed: z.int().min(0).max(2_147_483_647).optional().describe('Seed of the random cases.'),
    hiddenSeed: z
      .union([z.enum(['fixed', 'random']), z.int().min(0).max(2_147_483_647)])
      .optional()
      .describe(
        'Seed of the inputs that are compared with the published ones. fixed (default): the same for everyone. random: another in each grading.',
      ),
    jobs: z.int().min(1).max(256).optional().describe('Programs that run at once. Default: cores, at most 4.'),
    randomInputs: z
      .int()
      .min(1)
      .max(100_000)
      .optional()
      .describe('At most so many inputs a random case. Default: as many as the assignment says.'),
    modules: z
      .array(z.string())
      .optional()
      .describe('Modules that submissions may import beside those of the assignment.'),
    weights: weights.optional(),
    warnings: z.enum(['fail', 'allow']).optional().describe('Does a compiler warning lose the compilation points?'),
    limits: limits.optional(),
    timing: timing.optional(),
    memory: memory.optional(),
    checks: checks.optional(),
    algs4: z
      .enum(['named', 'default-package'])
      .optional()
      .describe('default-package: the Java library may be used without import lines, as before 2015.'),
    algs4Jar: z.string().optional().describe("A course's own algs4.jar, relative to this file."),
    scan: z
      .enum(['refuse', 'flag'])
      .optional()
      .describe('What the scan refuses is not run (refuse, default), or graded and listed for a person (flag).'),
    style: z.boolean().optional().describe('Run the tools for style. Default true.'),
    allowWeakIsolation: z.boolean().optional().describe('Grade without a sandbox where bubblewrap does not work.'),
    minScore: z.number().min(0).max(100).optional().describe('Exit code 1 for a score below this.'),
  })
  .describe('Settings of 8puzzle-grader.');

export type Config = z.infer<typeof configSchema>;

/** The JSON Schema (draft 2020-12) as it is committed, newline at the end. */
export const configJsonSchema = (): string =>
  `${JSON.stringify(z.toJSONSchema(configSchema, { io: 'input' }), null, 2)}\n`;
