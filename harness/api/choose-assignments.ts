/** Which assignments may be graded: those that there are, or the one of a course's own module. */
import { dirname } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import { type Flags, type Resolved, resolveSettings } from '../config/resolve.ts';
import type { Assignment } from '../contracts/assignment.ts';
import { isModulePath, loadCourse } from '../course/load-course.ts';

/**
 * Settings from options, configuration and defaults. A module on the command line is found from the working directory,
 * one in the configuration from its file.
 * @throws {GraderError} for a module, an assignment or a language that does not exist
 */
export const resolveWithCourse = async (
  flags: Flags,
  loaded: LoadedConfig,
  known: readonly Assignment[],
): Promise<Resolved> => {
  const named = flags.assignment ?? loaded.config.assignment;
  if (named === undefined || !isModulePath(named)) return resolveSettings(flags, loaded, known);
  const base = flags.assignment === undefined && loaded.file !== null ? dirname(loaded.file) : '.';
  const course = await loadCourse(named, base);
  return resolveSettings({ ...flags, assignment: course.id }, loaded, [course]);
};
