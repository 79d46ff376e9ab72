/**
 * The grammar of grader.config.yaml: the settings of the harness, and those that assignments bring. The JSON Schema beside
 * it is generated from it, for editors.
 */
import { z } from 'zod';
import { type Assignment, broughtBy } from '../contracts/assignment.ts';
import { graderFault, usageError } from '../contracts/errors.ts';
import { packageName } from '../contracts/package-name.ts';
import { visibility } from '../contracts/report.ts';
import { classPolicy, instant } from './class-policy.ts';
import { placeOfText } from '../course/place-in-module.ts';
import { sectionIds } from '../report/sections.ts';
import { jsonText } from '../text/json-text.ts';

const points = z.number().min(0).max(1_000_000);
const seconds = z.number().min(0.1).max(86_400);

const limits = z
  .strictObject({
    caseSeconds: seconds.optional().describe('Wall time of one case. Default 20.'),
    caseCpuSeconds: seconds.optional().describe('CPU time of one case. Default 10.'),
    totalSeconds: seconds.optional().describe('Wall time of all checks. Default 300.'),
    buildSeconds: seconds.optional().describe('Wall time of the compiler. Default 30.'),
    heapMegabytes: z.int().min(16).max(65_536).optional().describe("Heap of the student's program. Default 1024."),
  })
  .describe('Limits on the time and memory of a submission.');

const marks = z.record(z.string(), visibility);

const checks = z
  .strictObject({
    set: z
      .enum(['official', 'extended'])
      .optional()
      .describe(
        'extended (default): also checks that go beyond the original assessment. official: the original alone.',
      ),
    off: z.array(z.string()).optional().describe('Ids of checks that are not run and not counted.'),
    hidden: z.array(z.string()).optional().describe('The same as `details: staff` for each of these ids.'),
    visibility: marks
      .optional()
      .describe('By id: when students see the check at all: always (default), after-due-date or staff (never).'),
    details: marks
      .optional()
      .describe('By id: when students see its inputs, values, messages and output: always, after-due-date or staff.'),
    dueDate: instant
      .optional()
      .describe('Date and time with an offset, like 2026-12-01T23:59:00+01:00: when after-due-date begins.'),
  })
  // What waits for a date that is nowhere would never be shown, which nobody means.
  .superRefine((value, context) => {
    if (value.dueDate !== undefined) return;
    for (const key of ['visibility', 'details'] as const) {
      for (const [id, from] of Object.entries(value[key] ?? {})) {
        if (from !== 'after-due-date') continue;
        context.addIssue({
          code: 'custom',
          path: [key, id],
          message: 'always or staff as long as "checks.dueDate" is not set',
        });
      }
    }
  })
  .describe(
    'Checks to leave out, and who sees which. A * at the end of an id stands for any ending; the longest name decides.',
  );

const weights = (sections: readonly string[]) =>
  z
    .strictObject(Object.fromEntries(sections.map((id) => [id, points.optional()])))
    .describe(
      'Points of each section. Those that are left out keep the official weight. Any scale: only ratios count.',
    );

const formats = z
  .strictObject({
    gradescope: z
      .enum(['grouped', 'flat'])
      .optional()
      .describe('Tests of Gradescope: one for each group of checks (grouped, default), or for each check (flat).'),
  })
  .describe('How files for platforms are laid out.');

/** What holds for every assignment. */
export const harnessShape = (sections: readonly string[]) => ({
  assignment: z.string().optional().describe('Id of the assignment. Default: recognized from the files.'),
  language: z.string().optional().describe('Id of the language. Default: recognized from the files.'),
  words: z
    .string()
    .optional()
    .describe('File of texts in another language, relative to this file. To start one: grade words.'),
  seed: z.int().min(0).max(2_147_483_647).optional().describe('Seed of the random cases.'),
  hiddenSeed: z
    .union([z.enum(['submission', 'fixed', 'random']), z.int().min(0).max(2_147_483_647)])
    .optional()
    .describe(
      'Seed of the hidden inputs. submission (default): drawn from the files, so that no file can know its own. fixed: the same for everyone. random: a different one in each grading.',
    ),
  jobs: z.int().min(1).max(256).optional().describe('Programs that run at once. Default: cores, at most 4.'),
  inputs: z
    .union([z.literal('official'), z.int().min(1).max(100_000)])
    .optional()
    .describe(
      'At most this many inputs for each random case, or official: the numbers of the original. Default: as many as the proof of the assignment shows to be enough.',
    ),
  modules: z
    .array(z.string())
    .optional()
    .describe('Modules that submissions may import besides those of the assignment.'),
  weights: weights(sections).optional(),
  warnings: z.enum(['fail', 'allow']).optional().describe('Does a compiler warning lose the compilation points?'),
  limits: limits.optional(),
  checks: checks.optional(),
  scan: z
    .enum(['refuse', 'flag'])
    .optional()
    .describe('What the scan refuses is not run (refuse, default), or graded and listed for a person (flag).'),
  style: z.boolean().optional().describe('Run the style tools. Default: true.'),
  allowWeakIsolation: z.boolean().optional().describe('Grade without a sandbox where bubblewrap does not work.'),
  minScore: z.number().min(0).max(100).optional().describe('Exit code 1 for a score below this.'),
  formats: formats.optional(),
  class: classPolicy.optional(),
});

type Shape = ReturnType<typeof harnessShape>;
type Schema = z.ZodObject<Shape, z.core.$strict>;

/** What every assignment has, and beside it what assignments bring. */
export type Config = z.output<Schema> & Readonly<Record<string, unknown>>;

/** The same as a program writes it, without what has a default. */
export type GivenConfig = z.input<Schema> & Readonly<Record<string, unknown>>;

/**
 * The grammar for these assignments.
 * @throws {GraderError} when two of them, or one and the harness, bring different things by one key
 */
export const configSchema = (assignments: readonly Assignment[]): Schema => {
  const shape = harnessShape([...new Set(['compilation', 'api', 'style', ...assignments.flatMap(sectionIds)])]);
  return z
    .strictObject<Shape>({ ...shape, ...broughtKeys(assignments, shape) })
    .describe(`Settings of ${packageName}.`);
};

const broughtKeys = (assignments: readonly Assignment[], shape: Shape): Record<string, z.ZodType> => {
  const brought = new Map<string, z.ZodType>();
  for (const assignment of assignments) {
    for (const [key, schema] of Object.entries(broughtBy(assignment).schema)) {
      if (Object.hasOwn(shape, key) || (brought.get(key) ?? schema) !== schema) throw settingsClash(assignment, key);
      brought.set(key, schema);
    }
  }
  return Object.fromEntries(brought);
};

const settingsClash = ({ id, module }: Assignment, key: string): Error => {
  const message = `The setting "${key}" of the assignment ${id} has another meaning already.`;
  if (module === undefined) return graderFault('settings-clash', message);
  return usageError('settings-clash', message, {
    where: placeOfText(module, key),
    remedy: 'Choose a key for `schema` that is not in docs/configuration.md.',
  });
};

/** The JSON Schema (draft 2020-12) as it is committed, newline at the end. */
export const configJsonSchema = (assignments: readonly Assignment[]): string =>
  jsonText(z.toJSONSchema(configSchema(assignments), { io: 'input' }));
