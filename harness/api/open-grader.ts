/** Opens a grader: from a configuration, options that come before it, and the assignments that there are. */
import type { ConfigSource } from '../config/load.ts';
import { type Flags, resolveSettings } from '../config/resolve.ts';
import { refuseSettingsOf } from '../config/settings-of-submission.ts';
import type { Assignment } from '../contracts/assignment.ts';
import { findSettings, graderOpening } from './require-options.ts';
import { graderFor, type Grader, type GraderOptions } from './grader.ts';

export interface OpenOptions extends Flags, Pick<ConfigSource, 'config'>, GraderOptions {
  /** To choose from: the one that is named, else the one that the files of a submission speak for. */
  readonly assignments: readonly Assignment[];
}

/** @throws {GraderError} for everything that is wrong with the options or the configuration, with file, line and column */
export const openGrader = async (options: OpenOptions): Promise<Grader> => {
  const loaded = await findSettings(options, graderOpening);
  const { assignments, config, locale, warm, ...flags } = options;
  const grader = graderFor(resolveSettings(flags, loaded, assignments), { locale: locale ?? loaded.locale, warm });
  return {
    ...grader,
    grade: async (path, given) => {
      if (loaded.file !== null) refuseSettingsOf(path, config);
      return grader.grade(path, given);
    },
  };
};
