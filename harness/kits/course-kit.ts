/** What a course begins with: settings, inputs, words for those who teach, the starter kits. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultFile } from '../config/load.ts';
import type { Assignment } from '../contracts/assignment.ts';
import { packageRoot } from '../platform/package-root.ts';
import { below } from './course-files.ts';
import type { KitFile } from './kit.ts';
import { starterFiles } from './starter.ts';
import { templates } from './templates.ts';

export interface CourseRequest {
  readonly course: string;
  readonly assignment: Assignment;
  readonly languages: readonly string[];
  readonly grader: string;
}

export const courseKit = async ({ course, assignment, languages, grader }: CourseRequest): Promise<readonly KitFile[]> => {
  const starters = languages.flatMap((language) => {
    const starter = assignment.starters?.[language];
    return starter === undefined ? [] : [{ language, starter }];
  });
  const made = await Promise.all(
    starters.map(async ({ language, starter }) => below(`starter/${language}`, await starterFiles(starter, grader))),
  );
  return [
    { path: defaultFile, content: await settings(assignment.id) },
    ...(await templates('course', { COURSE: course, GRADER: grader, LANGUAGE: languageOptions(languages, assignment) })),
    { path: '.gitignore', content: 'reports/\n' },
    ...inputsOf(made),
    ...made.flat(),
  ];
};

/** Each with a space before it; nothing for all that the assignment has. */
const languageOptions = (chosen: readonly string[], { languages }: Assignment): string =>
  Object.keys(languages).every((id) => chosen.includes(id)) ? '' : chosen.map((id) => ` --language ${id}`).join('');

/** The file that holds what holds without it, each key explained; only the assignment is set. */
const settings = async (assignment: string): Promise<string> => {
  const text = await readFile(join(packageRoot(), defaultFile), 'utf8');
  return text.replace(/^# yaml-language-server.*\n#\n/, '').replace(/^# assignment: .*$/m, `assignment: ${assignment}`);
};

/** Those of the first starter kit, once more for those who teach. */
const inputsOf = ([first = []]: readonly (readonly KitFile[])[]): readonly KitFile[] =>
  first
    .filter(({ path }) => path.endsWith('.txt'))
    .map((file) => ({ ...file, path: file.path.split('/').slice(2).join('/') }));
