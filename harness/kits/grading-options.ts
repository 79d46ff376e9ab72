/** Options of a grading for what a kit was made for, where its settings do not say it. */
import { usageError } from '../contracts/errors.ts';
import { isModulePath } from '../course/load-course.ts';
import type { KitRequest } from './kit.ts';

/**
 * Each with a space before it; nothing when the settings and the files tell it.
 * @throws {GraderError} for a course's module that the settings do not name: it does not come with them
 */
export const gradingOptions = ({ assignment, languages, course: { config } }: KitRequest): string => {
  const { module, id } = assignment;
  if (module !== undefined && !isModulePath(config.assignment ?? '')) throw moduleNotSet(module);
  const [only, ...others] = languages;
  return [
    module === undefined && config.assignment !== id ? ` --assignment ${id}` : '',
    only !== undefined && others.length === 0 ? ` --language ${only}` : '',
  ].join('');
};

const moduleNotSet = (module: string): Error =>
  usageError('module-not-set', 'The kit would lack the course module, since the settings do not name it.', {
    where: module,
    remedy: 'Write it into grader.config.yaml, as `assignment: ./course.ts`, and make the kit with these settings.',
  });
