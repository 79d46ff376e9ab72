/** Options of a grading for what a kit was made for, where its settings do not say it. */
import type { KitRequest } from './kit.ts';

/** Each with a space before it; nothing when the settings and the files tell it. */
export const gradingOptions = ({ assignment, languages, course: { config } }: KitRequest): string => {
  const [only, ...others] = languages;
  return [
    config.assignment === undefined ? ` --assignment ${assignment.id}` : '',
    only !== undefined && others.length === 0 ? ` --language ${only}` : '',
  ].join('');
};
