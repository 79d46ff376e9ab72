/** Classes of the assignment that were not submitted. */
import { basename } from 'node:path';
import type { Submission } from '../contracts/submission.ts';
import type { Language } from '../contracts/language.ts';
import { gradingMessages } from './messages/grading.ts';

/** By class, the reason in words. */
export function missingClasses(
  classes: readonly string[],
  submission: Submission,
  language: Language,
): ReadonlyMap<string, string> {
  const absent = classes.filter((name) => !submission.roots.has(name));
  return new Map(absent.map((name) => [name, whyMissing(`${name}${language.extension}`, submission)]));
}

/** A file of that name may be there and still be of no use; intake has then said why. */
function whyMissing(file: string, { notes }: Submission): string {
  const told = notes.find(({ level, path = '' }) => level === 'error' && basename(path) === file);
  return told?.message ?? gradingMessages.notSubmitted({ file });
}
