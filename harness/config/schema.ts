/** The grammar of grader.config.yaml. The JSON Schema beside it is generated from this file, for editors. */
import { z } from 'zod';

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

export const configSchema = z
  .strictObject({
    assignment: z.string().optional().describe('Id of the assignment, for example 8puzzle.'),
    language: z.string().optional().describe('Id of the language; left out, it is recognised from the files.'),
    puzzles: z.string().optional().describe("Folder with the course's own input files, relative to this file."),
    seed: z.int().min(0).max(2_147_483_647).optional().describe('Seed of the random cases.'),
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
    warnings: z.enum(['fail', 'ignore']).optional().describe('Does a compiler warning lose the compilation points?'),
    limits: limits.optional(),
    allowWeakIsolation: z.boolean().optional().describe('Grade without a sandbox where bubblewrap does not work.'),
    minScore: z.number().min(0).max(100).optional().describe('Exit code 1 for a score below this.'),
  })
  .describe('Settings of 8puzzle-grader.');

export type Config = z.infer<typeof configSchema>;

/** The JSON Schema (draft 2020-12) as it is committed, newline at the end. */
export const configJsonSchema = (): string =>
  `${JSON.stringify(z.toJSONSchema(configSchema, { io: 'input' }), null, 2)}\n`;
