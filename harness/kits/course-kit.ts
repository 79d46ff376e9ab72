/** What a course begins with: settings, inputs, words for those who teach, the starter kits. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultFile } from '../config/load.ts';
import type { Assignment } from '../contracts/assignment.ts';
import { packageRoot } from '../platform/package-root.ts';
import { shellWord } from '../text/shell-word.ts';
import { below } from './course-files.ts';
import { fileNameOf, kitNamed } from './choose.ts';
import type { Kit, KitFile } from './kit.ts';
import { starterFiles } from './starter.ts';
import { templates } from './templates.ts';

export interface CourseRequest {
  readonly course: string;
  readonly assignment: Assignment;
  readonly languages: readonly string[];
  readonly grader: string;
  /** For the platform where students hand in; null when it is not known yet. */
  readonly kit: Kit | null;
}

export const courseKit = async (request: CourseRequest): Promise<readonly KitFile[]> => {
  const { course, assignment, languages, grader, kit } = request;
  const starters = languages.flatMap((language) => {
    const starter = assignment.starters?.[language];
    return starter === undefined ? [] : [{ language, starter }];
  });
  const made = await Promise.all(
    starters.map(async ({ language, starter }) => below(`starter/${language}`, await starterFiles(starter, grader))),
  );
  return [
    { path: defaultFile, content: await settings(assignment.id) },
    ...(await templates('course', {
      COURSE: course,
      GRADER: shellWord(grader),
      NAMED: kit === null ? ' with its name, such as one of these' : '',
      KITS: kitCommands(request).join('\n'),
    })),
    { path: '.gitignore', content: 'reports/\n' },
    ...inputsOf(made),
    ...made.flat(),
  ];
};

/** They make the kit anew; two as examples while nobody knows which. */
const kitCommands = ({ assignment, languages, grader, kit }: CourseRequest): readonly string[] =>
  (kit === null ? ['github', 'gradescope'].map(kitNamed) : [kit]).map((one) => {
    const source = shellWord(grader);
    const options = `--grader ${source}${languageOptions(languages, assignment)} --out platform/${fileNameOf(one)} --force`;
    return `npx --package=${source} grade kit ${one.id} ${options}`;
  });

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
