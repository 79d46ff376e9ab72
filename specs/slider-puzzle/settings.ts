/** What a course may set: its own puzzle files, how operations, CPU time and memory are judged, and the library. */
import { basename, resolve } from 'node:path';
import { z } from 'zod';
import type { AssignmentSettings, GivenSettings, SettingOption } from '../../harness/contracts/assignment-settings.ts';
import { libraryChoice, libraryPaths, librarySchema, librarySummary } from '../library-settings.ts';
import { defineMessages } from '../../harness/messages/messages.ts';
import { exactly } from './wording/show.ts';

const settingsMessages = defineMessages('puzzle.option', {
  puzzles: "a course's own input files",
});

const puzzles = z.string().optional().describe("Folder with the course's own input files, relative to this file.");

const timing = z
  .strictObject({
    limits: z
      .union([z.literal('official'), z.number().min(1).max(1_000)])
      .optional()
      .describe('Counts may reach this many times those of the reference. Default: official, 1.05 x 1.75.'),
    fairness: z
      .enum(['provable', 'official'])
      .optional()
      .describe('provable (default): what some correct search may need never fails. official: limits alone decide.'),
    secondsPerPuzzle: z
      .number()
      .min(0.1)
      .max(86_400)
      .optional()
      .describe("CPU time of one puzzle. Default: the assignment's."),
  })
  .optional()
  .describe('How operations and CPU time are judged.');

const memory = z
  .strictObject({
    factor: z
      .number()
      .min(1)
      .max(1_000)
      .optional()
      .describe('Boards may take this many times the bytes of the rule. Default: 1.15.'),
  })
  .optional()
  .describe('How memory is judged.');

/** What a course may set about measured values. */
export interface AssessmentLimits {
  /** Counts of operations may reach this many times the reference's. The official grader's: 1.05 x 1.75. */
  readonly countFactor: number;
  /** `provable`: a count that some correct search could have is never failed. `official`: the factor alone decides. */
  readonly fairness: 'provable' | 'official';
  /** CPU seconds for each timed puzzle; null for the assignment's own limit in each language. */
  readonly secondsPerPuzzle: number | null;
  /** A board may take this many times the bytes of the rule. */
  readonly memoryFactor: number;
}

/** The largest whole number within a limit that is a product: in binary, 1.15 x 1,600 is a little less than 1,840. */
export const mostWithin = (limit: number): number => Math.floor(limit * (1 + 1e-12));

/** The official grader fails a count above 1.05 x 1.75 times the reference's, and a board above 1.15 times the rule. */
const official = { countFactor: 1.05 * 1.75, memoryFactor: 1.15 };

const limitsSchema = z.object({ timing, memory });

/** The limits that apply, the official ones where the course sets none. */
export const limitsOf = ({ values }: GivenSettings): AssessmentLimits => {
  const { timing: timed = {}, memory: weighed = {} } = limitsSchema.parse(values);
  return {
    countFactor: typeof timed.limits === 'number' ? timed.limits : official.countFactor,
    fairness: timed.fairness ?? 'provable',
    secondsPerPuzzle: timed.secondsPerPuzzle ?? null,
    memoryFactor: weighed.factor ?? official.memoryFactor,
  };
};

const puzzlesSchema = z.object({ puzzles });

/** Absolute path of the course's own input files; null for the ones that come with the assignment. */
export const puzzlesDirOf = ({ values, folder }: GivenSettings): string | null => {
  const { puzzles: dir } = puzzlesSchema.parse(values);
  return dir === undefined ? null : resolve(folder, dir);
};

const puzzlesOption: SettingOption = {
  key: 'puzzles',
  argument: '<dir>',
  get description() {
    return settingsMessages.puzzles();
  },
  read: (text) => resolve(text),
};

const puzzlesSummary = (given: GivenSettings): Readonly<Record<string, string>> => {
  const dir = puzzlesDirOf(given);
  return { puzzles: dir === null ? 'none' : basename(dir) };
};

const limitsSummary = (given: GivenSettings): Readonly<Record<string, string>> => {
  const { countFactor, fairness, secondsPerPuzzle, memoryFactor } = limitsOf(given);
  return {
    'timing.limits': exactly(countFactor),
    'timing.fairness': fairness,
    'timing.secondsPerPuzzle': secondsPerPuzzle === null ? 'default' : String(secondsPerPuzzle),
    'memory.factor': String(memoryFactor),
  };
};

/** For an assignment that asks about puzzle files, and measures nothing. */
export const puzzleSettings: AssignmentSettings = {
  schema: { puzzles, ...librarySchema },
  paths: ['puzzles', ...libraryPaths],
  options: [puzzlesOption],
  // The course's own files may be inputs of checks that students do not see.
  forStaff: ['puzzles'],
  summary: (given) => ({ ...puzzlesSummary(given), ...librarySummary(given) }),
  library: libraryChoice,
};

/** For one that measures operations, CPU time and memory as well. */
export const measuredSettings: AssignmentSettings = {
  ...puzzleSettings,
  schema: { ...puzzleSettings.schema, timing, memory },
  summary: (given) => ({ ...puzzleSettings.summary(given), ...limitsSummary(given) }),
};
