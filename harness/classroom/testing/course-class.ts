/** A class of the small course module among the examples, whose gradings take a second each. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../platform/package-root.ts';
import type { Config } from '../../config/schema.ts';
import { type Class, openClass } from '../open-class.ts';
import type { MadeSubmission } from '../bundle/testing/made.ts';
import { makeBundle } from '../bundle/testing/make-bundle.ts';
import type { RunEvent } from '../run/run-facts.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { sharedFolder } from '../../testing/shared-folder.ts';

const course = join(packageRoot(), 'examples', 'percolation');

/** As `--assignment`. */
export const courseModule = join(course, 'course.ts');

type Language = 'java' | 'typescript';
type Fault = 'correct' | 'backwash' | 'wraps-around';

/** `signature` tells it apart from equal ones. */
export const programBy = (language: Language, fault: Fault, signature = ''): Readonly<Record<string, string>> => {
  const name = language === 'java' ? 'Percolation.java' : 'Percolation.ts';
  return { [name]: `// ${signature}\n${readFileSync(join(course, 'submissions', language, fault, name), 'utf8')}` };
};

export const student = (
  id: number,
  files: MadeSubmission['files'],
  other: Partial<MadeSubmission> = {},
): MadeSubmission => ({
  id,
  first: `First${String(id)}`,
  last: 'Last',
  username: `user${String(id)}`,
  email: `user${String(id)}@example.edu`,
  ...{ submittedAt: new Date(Date.UTC(2026, 10, 20, 12, id)), late: false, attempt: 1, files },
  ...other,
});

/** A folder of the tests of a file, and bundles in it. */
export const workFolder = (): { path: (name: string) => string; bundle: BundleMaker } => {
  const folder = scratchFolder('classroom');
  const path = (name: string): string => join(folder, name);
  return {
    path,
    bundle: async (name, kind, submissions) => {
      writeFileSync(path(name), await makeBundle(kind, submissions));
      return path(name);
    },
  };
};

type BundleMaker = (name: string, kind: string, submissions: readonly MadeSubmission[]) => Promise<string>;

/** Opens the class in a folder, by default of the course above, and closes it when it has been used. */
export const classIn =
  (path: (name: string) => string) =>
  async <T>(
    folder: string,
    use: (opened: Class) => Promise<T>,
    config: Partial<Config> = {},
    assignment = courseModule,
  ): Promise<T> => {
    const settings = { style: false, ...config } as Config;
    const opened = await openClass({
      folder: path(folder),
      assignment,
      assignments: [],
      config: settings,
      parallel: 2,
    });
    try {
      return await use(opened);
    } finally {
      await opened.close();
    }
  };

/** A student with 82 points of 100. */
export const two = student(2, programBy('java', 'backwash', 'two'));

/** Makes a class of this student alone; graded the first time that a file of tests wants it, and copied after that. */
export const classOfOne =
  ({ path, bundle }: ReturnType<typeof workFolder>) =>
  async (folder: string): Promise<void> => {
    const archive = existsSync(path('one.zip')) ? path('one.zip') : await bundle('one.zip', 'canvas', [two]);
    const graded = sharedFolder('class-of-one');
    if (!existsSync(graded)) await classIn(sharedFolder)('class-of-one', (opened) => opened.grade(archive));
    cpSync(graded, path(folder), { recursive: true });
  };

/** Two alike, one with a fault, one without a program, and one that does not compile. */
export const five = [
  student(1, programBy('java', 'correct', 'one')),
  two,
  student(3, programBy('java', 'correct', 'one')),
  student(4, { 'essay.txt': 'I did not get it to work.' }),
  student(5, { 'Percolation.java': 'public class Percolation { ' }),
];

/** Keys of those who were graded. */
export const gradedIn = (events: readonly RunEvent[]): string[] =>
  events.flatMap((event) => (event.kind === 'graded' ? event.place.key : []));
