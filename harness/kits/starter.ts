/** The kits that students begin with, one for each language. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Assignment, Starter } from '../contracts/assignment.ts';
import { usageError } from '../contracts/errors.ts';
import { packageName } from '../contracts/package-name.ts';
import { shellWord } from '../text/shell-word.ts';
import type { Kit, KitFile } from './kit.ts';
import { templates } from './templates.ts';

const starterKit = (language: string, title: string): Kit => ({
  id: `starter-${language}`,
  title: `what students begin with in ${title}`,
  form: 'folder',
  forStudents: true,
  withoutSettings: true,
  installsGrader: true,
  next: ['README.md there is for students: it begins with the two commands that they need.'],
  files: async ({ assignment, grader }) => {
    const starter = assignment.starters?.[language];
    if (starter !== undefined) return starterFiles(starter, grader);
    throw usageError('no-starter', `The assignment ${assignment.id} has no starter code in ${title}.`, {
      remedy: 'Write one for your students, and let `grade class similar --ignore DIR` know it.',
    });
  },
});

/** None of the course's settings: they may tell of hidden inputs. */
export const starterFiles = async (starter: Starter, grader: string): Promise<readonly KitFile[]> => {
  const inputs = Object.entries(starter.inputs).flatMap(([folder, files]) => files.map((file) => ({ folder, file })));
  return [
    ...(await templates(starter.folder, { GRADER: shellWord(grader), GRADER_VERSION: versionOf(grader) })),
    ...(await Promise.all(
      inputs.map(async ({ folder, file }) => ({ path: `${folder}/${basename(file)}`, content: await readFile(file) })),
    )),
  ];
};

/** As package.json has it: a version of this package, another package by `npm:`; an address or a path is itself. */
const versionOf = (grader: string): string => {
  if (grader.startsWith(`${packageName}@`)) return grader.slice(packageName.length + 1);
  if (grader === packageName) return 'latest';
  const isName = /^(?:@[\w.-]+\/)?[\w.-]+(?:@[\w.^~-]+)?$/.test(grader) && !/\.(?:tgz|tar|tar\.gz)$/.test(grader);
  return isName ? `npm:${grader}` : grader;
};

export const starterKits: readonly Kit[] = [starterKit('java', 'Java'), starterKit('typescript', 'TypeScript')];

/** The code that everyone has who began with a starter kit of these assignments. */
export const starterCode = async (assignments: readonly Assignment[]): Promise<readonly KitFile[]> => {
  const starters = assignments.flatMap((assignment) => Object.values(assignment.starters ?? {}));
  const found = starters.map(async (starter) =>
    (await starterFiles({ ...starter, inputs: {} }, '')).filter(({ path }) => starter.code.includes(path)),
  );
  return (await Promise.all(found)).flat();
};
