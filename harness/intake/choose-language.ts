/** Which language a submission is in, by the files that are there. */
import { closest } from 'fastest-levenshtein';
import { usageError } from '../contracts/errors.ts';
import { type FoundRoots, findRoots } from './find-roots.ts';
import type { FoundFile } from './inventory.ts';
import type { SourceLanguage } from '../contracts/source-rules.ts';

export interface LanguageQuestion {
  readonly files: readonly FoundFile[];
  readonly languages: readonly SourceLanguage[];
  /** The language that was asked for; null to recognise it. */
  readonly wanted: string | null;
  readonly classes: readonly string[];
}

/** Null when no file holds a class in any language. Throws a usage error when two languages fit equally well. */
export const chooseLanguage = (question: LanguageQuestion): FoundRoots | null => {
  const { files, wanted, classes } = question;
  if (wanted !== null) return findRoots(files, languageById(question.languages, wanted), classes);
  const found = question.languages.map((language) => findRoots(files, language, classes));
  const complete = found.filter((one) => one.absent.length === 0);
  const candidates = complete.length > 0 ? complete : found.filter((one) => one.roots.size > 0 || one.notes.length > 0);
  if (candidates.length > 1) throw ambiguous(candidates);
  return candidates[0] ?? null;
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

const ambiguous = (found: readonly FoundRoots[]): Error => {
  const titles = found.map(({ language }) => language.title).join(' and ');
  const flags = found.map(({ language }) => `--language ${language.id}`).join(' or ');
  return usageError('ambiguous-language', `The submission contains files in ${titles}.`, {
    remedy: `Say which to grade: ${flags}.`,
  });
};
