/** Opens a grader: from a configuration, options that come before it, and the assignments that there are. */
import { type ConfigSource, findConfig } from '../config/load.ts';
import { requireValues } from '../config/require-options.ts';
import { type Flags, resolveSettings } from '../config/resolve.ts';
import type { Assignment } from '../contracts/assignment.ts';
import { graderOpening, requireOpenKeys } from './require-options.ts';
import { graderFor, type Grader, type GraderOptions } from './grader.ts';

export interface OpenOptions extends Flags, Pick<ConfigSource, 'config'>, GraderOptions {
  /** To choose from: the one that is named, else the one that the files of a submission speak for. */
  readonly assignments: readonly Assignment[];
}

/** @throws {GraderError} for everything that is wrong with the options or the configuration, with file, line and column */
export const openGrader = async (options: OpenOptions): Promise<Grader> => {
  requireValues(options, graderOpening);
  const { assignments, config, locale, warm, ...flags } = options;
  const loaded = await findConfig({ config, assignment: flags.assignment }, assignments);
  requireOpenKeys(options, graderOpening, loaded.course === null ? assignments : [loaded.course]);
  return graderFor(resolveSettings(flags, loaded, assignments), { locale: locale ?? loaded.locale, warm });
};
