/** What each language has on this machine, in its own words. */
import type { Assignment } from '../contracts/assignment.ts';
import type { Language, LanguageFacts } from '../contracts/language.ts';
import type { Finding } from './finding.ts';

interface Circumstances {
  readonly assignments: readonly Assignment[];
  /** Why a language could not be prepared, by its id. */
  readonly problems: ReadonlyMap<string, string>;
  readonly cacheDir: string;
}

export const languageFindings = (
  languages: readonly Language[],
  circumstances: Circumstances,
): Promise<readonly Finding[]> => Promise.all(languages.map((language) => languageFinding(language, circumstances)));

/** What the assignments say about one language. */
export const factsFor = (language: Language, assignments: readonly Assignment[]): readonly LanguageFacts[] =>
  assignments.flatMap(({ languages }) => languages[language.id] ?? []);

const languageFinding = async (language: Language, circumstances: Circumstances): Promise<Finding> => {
  const missing = circumstances.problems.get(language.id) ?? (await language.unavailable());
  const lines = missing === null ? await inventory(language, circumstances) : [];
  return {
    id: `language-${language.id}`,
    title: language.title,
    works: missing === null,
    detail: lines.length > 0 ? lines : [missing === null ? 'everything it needs is here' : 'cannot be graded here'],
    lost: missing === null ? null : `${language.title} submissions cannot be graded; others can.`,
    remedy: missing,
  };
};

const inventory = async (language: Language, { assignments, cacheDir }: Circumstances): Promise<readonly string[]> => {
  const facts = factsFor(language, assignments);
  const lines = await Promise.all(
    facts.map(async (one) => (await language.describeInstallation?.(one, cacheDir)) ?? []),
  );
  return [...new Set(lines.flat())];
};
