/** Classes of the assignment in files that are not named after them, as beginners hand them in. */
import type { SourceLanguage } from '../contracts/source-rules.ts';
import type { SourceFile } from '../contracts/submission.ts';
import { defineMessages, joinedWords } from '../messages/messages.ts';
import { isFileOf } from './find-roots.ts';
import type { FoundFile } from './inventory.ts';
import { readSources } from './read-sources.ts';

const messages = defineMessages('declared-elsewhere', {
  found: {
    one: 'The class {classes} is in {path}. Move it to a file of its own: {files}.',
    other: 'The classes {classes} are in {path}. Move each to a file of its own: {files}.',
  },
});

/** A sentence for each file that declares some of them. */
export const declaredElsewhere = (
  sources: readonly SourceFile[],
  classes: readonly string[],
  language: SourceLanguage,
): string[] =>
  sources.flatMap(({ path, text }) => {
    const names = classes.filter((name) => !isFileOf(path, name, language) && declares(text, name));
    if (names.length === 0) return [];
    const files = joinedWords(names.map((name) => `${name}${language.extension}`));
    return messages.found({ count: names.length, classes: joinedWords(names), path, files });
  });

const declares = (text: string, name: string): boolean =>
  new RegExp(
    String.raw`^[ \t]*(?:(?:export|default|public|final|abstract|static)\s+){0,9}class\s+${name}\b`,
    'mu',
  ).test(text);

/** The same, of files that have not been read yet: of many, those nearest to the top. */
export const foundElsewhere = async (
  files: readonly FoundFile[],
  classes: readonly string[],
  languages: readonly SourceLanguage[],
): Promise<string[]> => {
  const told = languages.map(async (language) => {
    const ofLanguage = files.filter(({ path }) => path.toLowerCase().endsWith(language.extension));
    const { sources } = await readSources(ofLanguage.slice(0, mostRead), 'warning');
    return declaredElsewhere(
      sources.flatMap(({ source }) => source ?? []),
      classes,
      language,
    );
  });
  return (await Promise.all(told)).flat();
};

const mostRead = 20;
