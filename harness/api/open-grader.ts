/** Opens a grader: from a configuration, options that come before it, and the assignments that there are. */
import { findConfig, type LoadedConfig, parseSettings } from '../config/load.ts';
import type { Flags } from '../config/resolve.ts';
import type { Config } from '../config/schema.ts';
import type { Assignment } from '../contracts/assignment.ts';
import { resolveWithCourse } from './choose-assignments.ts';
import { graderFor, type Grader, type GraderOptions } from './grader.ts';

export interface OpenOptions extends Flags, GraderOptions {
  /** To choose from: the one that is named, else the one that the files of a submission speak for. */
  readonly assignments: readonly Assignment[];
  /** A grader.config.yaml, or its content as a value. By default the file of that name in the working directory. */
  readonly config?: string | Config | undefined;
}

/** @throws {GraderError} for everything that is wrong with the configuration, with file, line and column */
export const openGrader = async ({ assignments, config, locale, warm, ...flags }: OpenOptions): Promise<Grader> => {
  const loaded = await load(config, assignments);
  return graderFor(await resolveWithCourse(flags, loaded, assignments), { locale: locale ?? loaded.locale, warm });
};

const load = (config: string | Config | undefined, assignments: readonly Assignment[]): Promise<LoadedConfig> =>
  typeof config === 'object' ? parseSettings(config, assignments) : findConfig(config, assignments);
