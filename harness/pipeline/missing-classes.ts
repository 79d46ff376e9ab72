/** Classes of the assignment that were not submitted. */
import type { Submission } from '../contracts/submission.ts';
import type { Language } from '../contracts/language.ts';
import { declaredElsewhere } from '../intake/declared-elsewhere.ts';
import { isFileOf } from '../intake/find-roots.ts';
import { gradingMessages } from './messages/grading.ts';

/** By class, the reason in words. */
export function missingClasses(
  classes: readonly string[],
  submission: Submission,
  language: Language,
): ReadonlyMap<string, string> {
  const absent = classes.filter((name) => !submission.roots.has(name));
  return new Map(absent.map((name) => [name, whyMissing(name, submission, language)]));
}

/** A file of that name may be there and still be of no use; intake has then said why, last of all. */
function whyMissing(name: string, { roots, extras, notes }: Submission, language: Language): string {
  const told = notes.findLast(({ level, path = '' }) => level === 'error' && isFileOf(path, name, language));
  const [elsewhere] = declaredElsewhere([...roots.values(), ...extras], [name], language);
  return told?.message ?? elsewhere ?? gradingMessages.notSubmitted({ file: `${name}${language.extension}` });
}
