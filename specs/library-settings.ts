/** What a course may set about algs4, for every assignment whose Java submissions use it. */
import { basename, resolve } from 'node:path';
import { z } from 'zod';
import type { GivenSettings } from '../harness/contracts/assignment-settings.ts';
import type { LibraryChoice } from '../harness/contracts/language.ts';

export const librarySchema = {
  algs4: z
    .enum(['named', 'default-package'])
    .optional()
    .describe('default-package: the Java library may be used without import lines, as before 2015.'),
  algs4Jar: z.string().optional().describe("A course's own algs4.jar, relative to this file."),
};

/** Those that name a file. */
export const libraryPaths = ['algs4Jar'];

const schema = z.object(librarySchema);

/** By default with import lines, and from the jar that comes with the grader. */
export const libraryChoice = ({ values, folder }: GivenSettings): LibraryChoice => {
  const { algs4, algs4Jar } = schema.parse(values);
  return {
    defaultPackage: algs4 === 'default-package',
    jar: algs4Jar === undefined ? null : resolve(folder, algs4Jar),
  };
};

/** By key; of a path, the last name is shown. */
export const librarySummary = (given: GivenSettings): Readonly<Record<string, string>> => {
  const { defaultPackage, jar } = libraryChoice(given);
  return { algs4: defaultPackage ? 'default-package' : 'named', algs4Jar: jar === null ? 'none' : basename(jar) };
};
