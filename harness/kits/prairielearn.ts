/** The kit for PrairieLearn: a question with an external grader. */
import { randomUUID } from 'node:crypto';
import { languages } from '../languages/registry.ts';
import { gradingOptions } from './grading-options.ts';
import type { Kit, KitRequest } from './kit.ts';
import { templates } from './templates.ts';

export const prairielearnKit = {
  id: 'prairielearn',
  title: 'a question for PrairieLearn, graded in an image of your own',
  form: 'folder',
  next: ['Put the folder into questions/ of the course, and the name of your image into info.json: README.md there.'],
  files: async (request) => {
    const values = {
      UUID: randomUUID(),
      TITLE: request.assignment.title.replaceAll(/["\\]/g, ''),
      FILES: fileNames(request),
      OPTIONS: gradingOptions(request),
    };
    const settings = request.course.files.map((file) => ({ ...file, path: `tests/course/${file.path}` }));
    return [...(await templates('prairielearn', values)), ...settings];
  },
} satisfies Kit;

/** What students may hand in, for the question's page; with several languages they hand in the files of one. */
const fileNames = (request: KitRequest): string => {
  const names = request.languages.map((id) => filesOf(request, id));
  const attribute = names.length === 1 ? 'file-names' : 'optional-file-names';
  return `${attribute}="${names.flat().join(',')}"`;
};

const filesOf = ({ assignment }: KitRequest, id: string): readonly string[] => {
  const extension = languages.find((language) => language.id === id)?.extension ?? '';
  return (assignment.languages[id]?.api ?? []).map(({ name }) => `${name}${extension}`);
};
