/** Options of a grading for what a kit was made for, where its settings do not say it. */
import { dirname, resolve } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import type { Assignment } from '../contracts/assignment.ts';
import { usageError } from '../contracts/errors.ts';
import type { Kit, KitRequest } from './kit.ts';

/** Each with a space before it; nothing when the settings and the files tell it. */
export const gradingOptions = ({ assignment, languages, course: { config } }: KitRequest): string => {
  const { module, id } = assignment;
  const [only, ...others] = languages;
  return [
    module === undefined && config.assignment !== id ? ` --assignment ${id}` : '',
    only !== undefined && others.length === 0 ? ` --language ${only}` : '',
  ].join('');
};

/**
 * What an option names, and a kit takes from the settings, they must name as well.
 * @throws {GraderError} for a course's module that they do not name, and for any assignment where the kit gives no options
 */
export const requireInSettings = (
  kit: Pick<Kit, 'settingsAlone'>,
  { id, module }: Assignment,
  { file, config: { assignment } }: Pick<LoadedConfig, 'file' | 'config'>,
): void => {
  const set = (value: string): string =>
    `Write it into grader.config.yaml, as \`assignment: ${value}\`, and make the kit with these settings.`;
  if (module !== undefined && resolve(dirname(file ?? ''), assignment ?? '') !== module) {
    throw usageError('module-not-set', 'The kit would lack the course module, since the settings do not name it.', {
      where: module,
      remedy: set('./course.ts'),
    });
  }
  if (module === undefined && kit.settingsAlone === true && assignment !== id) {
    throw usageError('assignment-not-set', 'The kit goes by the settings, and they do not name this assignment.', {
      where: `--assignment ${id}`,
      remedy: set(id),
    });
  }
};
