/** Which language a submission is in, by the files that are there. */
import { closest } from 'fastest-levenshtein';
import { usageError } from '../contracts/errors.ts';
import { type FoundRoots, findRoots } from './find-roots.ts';
import { isForItsStudent } from './for-its-student.ts';
import type { FoundFile } from './inventory.ts';
import { intakeMessages } from './messages/intake.ts';
import type { SourceLanguage } from '../contracts/source-rules.ts';
import type { Note } from '../contracts/submission.ts';

export interface LanguageQuestion {
  readonly files: readonly FoundFile[];
  readonly languages: readonly SourceLanguage[];
  /** The language that was asked for; null to recognise it. */
  readonly wanted: string | null;
  readonly classes: readonly string[];
}

/** None when no file holds a class in any language; several when they fit equally well. */
export const fittingLanguages = (question: LanguageQuestion): readonly FoundRoots[] => {
  const { files, wanted, classes } = question;
  if (wanted !== null) return [findRoots(files, languageById(question.languages, wanted), classes)];
  const found = question.languages.map((language) => findRoots(files, language, classes));
  const complete = found.filter((one) => one.absent.length === 0);
  return complete.length > 0 ? complete : found.filter((one) => one.roots.size > 0 || one.notes.length > 0);
};

/** The language of that id; a usage error that suggests the nearest one when there is none. */
export const languageById = (languages: readonly SourceLanguage[], id: string): SourceLanguage => {
  const language = languages.find((one) => one.id === id);
  if (language !== undefined) return language;
  const ids = languages.map((one) => one.id);
  throw usageError('unknown-language', `There is no language "${id}".`, {
    remedy: `Did you mean ${closest(id, ids)}? Known: ${ids.join(', ')}.`,
  });
};

/** @throws a usage error where whoever typed the path can say which to grade */
export const severalLanguages = (found: readonly FoundRoots[]): Note => {
  const titles = found.map(({ language }) => language.title).join(' and ');
  if (isForItsStudent()) return { level: 'error', message: intakeMessages.severalLanguages({ languages: titles }) };
  const flags = found.map(({ language }) => `--language ${language.id}`).join(' or ');
  throw usageError('ambiguous-language', `The submission contains files in ${titles}.`, {
    remedy: `Say which to grade: ${flags}.`,
  });
};
