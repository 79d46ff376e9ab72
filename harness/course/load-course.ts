/** Loads a course's own assignment from a module, so that everything that is wrong with it is told before anything is graded. */
import { existsSync, statSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { AssignmentSettings } from '../contracts/assignment-settings.ts';
import type { Assignment } from '../contracts/assignment.ts';
import type { CauseRule, LanguageFacts } from '../contracts/language.ts';
import { usageError } from '../contracts/errors.ts';
import { suggestion } from '../text/suggest.ts';
import { brokenModule } from './broken-module.ts';
import { assignmentShape } from './assignment-shape.ts';
import { describeIssue, partOf } from './describe-issue.ts';
import { guardFunction } from './guard-function.ts';
import { resolveOwnName } from './library-name.ts';
import { placeOfText } from './place-in-module.ts';
import { loadWatched } from './stray-errors.ts';

/** Is it a module rather than the id of an assignment? `./course.ts`, `courses/course.mjs`. */
export const isModulePath = (name: string): boolean => /[/\\]|\.[mc]?[jt]s$/.test(name);

/**
 * The default export of a module, as an assignment. `base` is the folder that a relative path starts from.
 * @throws {GraderError} with the file and the place: there is no such file, it throws, it imports what is not there, or
 * its default export is not an assignment
 */
export const loadCourse = async (path: string, base: string): Promise<Assignment> => {
  const file = isAbsolute(path) ? path : resolve(base, path);
  const isThere = existsSync(file);
  if (!isThere || statSync(file).isDirectory()) {
    const what = isThere ? 'This is a folder, and no course module.' : 'There is no such course module.';
    throw usageError('no-course-module', what, {
      where: file,
      remedy:
        'Give the path of a module whose default export is an assignment, or the id of one: see docs/assignments.md.',
    });
  }
  const loaded = await importModule(file);
  const parsed = assignmentShape.safeParse(loaded['default']);
  if (!parsed.success) throw wrongShape(file, parsed.error.issues, loaded['default']);
  // The schema has looked at every part that the grader uses before it asks for checks.
  return withModule(loaded['default'] as Assignment, file);
};

/** A copy, since the module may export an assignment that others use as well; titles stay what is asked for late. */
const withModule = (assignment: Assignment, file: string): Assignment => {
  const { settings } = assignment;
  const languages = Object.entries(assignment.languages).map(
    ([id, facts]) => [id, withGuardedCauses(facts, file)] as const,
  );
  const recognise: Assignment['recognise'] = (submission) => assignment.recognise(submission);
  return Object.defineProperties(Object.create(Object.getPrototypeOf(assignment) as object) as Assignment, {
    ...Object.getOwnPropertyDescriptors(assignment),
    module: { value: file, enumerable: true },
    languages: { value: Object.fromEntries<LanguageFacts>(languages), enumerable: true },
    recognise: { value: guardFunction('recognise', recognise, z.number(), file), enumerable: true },
    ...(settings === undefined ? {} : { settings: { value: withGuards(settings, file), enumerable: true } }),
  });
};

/** What they say of a compiler's message is asked for while a submission is built. */
const withGuardedCauses = (facts: LanguageFacts, file: string): LanguageFacts => ({
  ...facts,
  causes: facts.causes?.map((rule) => ({
    ...rule,
    cause: guardFunction('cause', (...given: Parameters<CauseRule['cause']>) => rule.cause(...given), causeText, file),
  })),
});

const causeText = z.string().nullish();

const withGuards = (own: AssignmentSettings, file: string): AssignmentSettings => {
  const library = own.library?.bind(own);
  return {
    ...own,
    summary: guardFunction('settings.summary', (given) => own.summary(given), z.record(z.string(), z.string()), file),
    ...(library === undefined ? {} : { library: guardFunction('settings.library', library, libraryChoice, file) }),
  };
};

const libraryChoice = z.looseObject({ defaultPackage: z.boolean(), jar: z.string().nullable() });

const importModule = async (file: string): Promise<Readonly<Record<string, unknown>>> => {
  resolveOwnName();
  try {
    return await loadWatched(file, async () => (await import(pathToFileURL(file).href)) as Record<string, unknown>);
  } catch (cause) {
    throw brokenModule(file, 'The course module cannot be loaded', cause);
  }
};

const wrongShape = (file: string, issues: readonly z.core.$ZodIssue[], found: unknown): Error => {
  const [issue] = issues;
  if (issues.length === 1 && issue?.code === 'unrecognized_keys' && issue.path.length === 0) {
    const unknown = partOf(issue);
    return usageError('wrong-course-module', `An assignment has no part "${unknown}".`, {
      where: placeOfText(file, unknown),
      remedy: suggestion(unknown, Object.keys(assignmentShape.shape)),
    });
  }
  const made = typeof found === 'function' ? 'function' : found instanceof Promise ? 'promise' : null;
  if (made !== null) {
    return usageError('wrong-course-module', `The default export is a ${made}, and not the assignment that it gives.`, {
      where: placeOfText(file, 'export default'),
      remedy: made === 'promise' ? 'Write `await` before it.' : 'Call it, with `await` before it where it is async.',
    });
  }
  const problems = issues.map((issue) => describeIssue(issue, found)).join('; ');
  const what =
    found === undefined ? 'There is no default export' : `The default export is not an assignment: ${problems}`;
  return usageError('wrong-course-module', `${what}.`, {
    where: placeOfIssue(file, issues, found),
    remedy: 'Export one by `export default extend(base, { ... })`, or define all that docs/assignments.md lists.',
  });
};

/** A key that the course chose is found in its text, and so is the id of a section. */
const placeOfIssue = (file: string, [issue]: readonly z.core.$ZodIssue[], found: unknown): string => {
  if (issue?.code === 'unrecognized_keys') return placeOfText(file, partOf(issue));
  const [part, inner, key] = issue?.path ?? [];
  if (part === 'sections' && typeof inner === 'number' && key === 'id') {
    const id = String((found as Assignment).sections[inner]?.id);
    return placeOfText(file, `id: '${id}'`, `id: "${id}"`, 'export default');
  }
  return part === 'settings' && inner === 'schema' && typeof key === 'string'
    ? placeOfText(file, key)
    : placeOfText(file, 'export default');
};
