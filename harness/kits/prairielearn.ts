/** The kit for PrairieLearn: a question with an external grader. */
import { createHash } from 'node:crypto';
import { packageName } from '../contracts/package-name.ts';
import { languages } from '../languages/registry.ts';
import { defined } from '../text/at.ts';
import { below } from './course-files.ts';
import { gradingOptions } from './grading-options.ts';
import type { Kit, KitRequest } from './kit.ts';
import { templates } from './templates.ts';
import { timeoutOf } from './timeout.ts';

export const prairielearnKit = {
  id: 'prairielearn',
  title: 'a question for PrairieLearn, graded in an image of your own',
  form: 'folder',
  next: ['Put the folder into questions/ of the course, and the name of your image into info.json: README.md there.'],
  files: async (request) => {
    const values = {
      UUID: uuidOf(request.assignment.id),
      TIMEOUT: String(timeoutOf(request, { title: 'PrairieLearn', mostSeconds: 600 })),
      TITLE: request.assignment.title.replaceAll(/["\\]/g, ''),
      FILES: fileNames(request),
      OPTIONS: gradingOptions(request),
    };
    return [...(await templates('prairielearn', values)), ...below('tests/course', request.course.files)];
  },
} satisfies Kit;

/** PrairieLearn knows a question by it: a kit that is made again is of the same question. Version 5, of RFC 9562. */
const uuidOf = (assignment: string): string => {
  const name = `${packageName}/prairielearn/${assignment}`;
  const bytes = createHash('sha1').update(Buffer.from(urlNamespace, 'hex')).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

/** That of the standard for names that are addresses. */
const urlNamespace = '6ba7b8119dad11d180b400c04fd430c8';

/** What students may hand in, for the question's page; with several languages they hand in the files of one. */
const fileNames = (request: KitRequest): string => {
  const names = request.languages.map((id) => filesOf(request, id));
  const attribute = names.length === 1 ? 'file-names' : 'optional-file-names';
  return `${attribute}="${names.flat().join(',')}"`;
};

const filesOf = ({ assignment }: KitRequest, id: string): readonly string[] => {
  const { extension } = defined(
    languages.find((language) => language.id === id),
    `no language ${id}`,
  );
  const { api } = defined(assignment.languages[id], `no facts on ${id}`);
  return api.map(({ name }) => `${name}${extension}`);
};
