/** What is said of a submission in which no class of the assignment was found: what was expected, and what is there. */
import { listNames } from './folder.ts';
import { baseName, type Inventory } from './inventory.ts';
import { otherLanguageOf } from './other-languages.ts';
import type { SourceLanguage } from '../contracts/source-rules.ts';
import type { Note } from '../contracts/submission.ts';
import { defineMessages, eitherWord } from '../messages/messages.ts';

const notFoundMessages = defineMessages('notFound', {
  found: '{what} Expected: {expected}.',
  classMissing: '{file}{extension} was not found: what depends on it cannot be graded.',
  notLookedInto: 'Not searched, because these contain no sources: {folders}.',
  noFiles: 'The submission contains no files.',
  noClass: 'No file is named after a class of the assignment. Found: {names}.',
  expectedOr: '{first}, or {second}',
  archiveInside: 'An archive inside a submission is not opened: {names}. Unpack it and submit the sources.',
  document: {
    one: '{names} is a document or a picture. Submit the source files themselves.',
    other: '{names} are documents or pictures. Submit the source files themselves.',
  },
  renameTo: 'must be renamed to {name}.',
  copy: 'looks like a copy; rename it to {name}.',
  otherLanguage: {
    one: '{names} is {language}, which is not graded. Write it in {wanted}.',
    other: '{names} are {language}, which is not graded. Write them in {wanted}.',
  },
});

export const nothingFound = (
  inventory: Inventory,
  { languages, classes, elsewhere }: Omit<Asked, 'othersToo'>,
): Note[] => {
  const found = notFoundMessages.found({ what: what(inventory), expected: expected(languages, classes) });
  // The slip that explains it is read first: Python in place of Java, a document, a name with an ending too many.
  const notes = errors([...hints(inventory, { languages, classes, elsewhere, othersToo: true }), found]);
  const folders = listNames(inventory.ignoredFolders);
  // Said only when it could matter: something was looked for in vain.
  if (folders !== '') notes.push({ level: 'info', message: notFoundMessages.notLookedInto({ folders }) });
  return notes;
};

const errors = (messages: readonly string[]): Note[] => messages.map((message) => ({ level: 'error', message }));

/** A class that was not submitted, while another was. */
export const missingClass = (
  name: string,
  inventory: Inventory,
  { language, elsewhere }: { readonly language: SourceLanguage; readonly elsewhere: readonly string[] },
): Note[] =>
  errors([
    notFoundMessages.classMissing({ file: name, extension: language.extension }),
    ...hints(inventory, { languages: [language], classes: [name], elsewhere, othersToo: false }),
  ]);

const what = (inventory: Inventory): string => {
  if (inventory.files.length === 0) return notFoundMessages.noFiles();
  const names = listNames(inventory.files.map(({ path }) => path));
  return notFoundMessages.noClass({ names });
};

const expected = (languages: readonly SourceLanguage[], classes: readonly string[]): string =>
  languages
    .map(({ extension }) => classes.map((name) => `${name}${extension}`).join(' and '))
    .reduce((first, second) => notFoundMessages.expectedOr({ first, second }));

interface Asked {
  readonly languages: readonly SourceLanguage[];
  readonly classes: readonly string[];
  /** What is said of classes in files of other names. */
  readonly elsewhere: readonly string[];
  /** Also of files in another language that are not named as one of the classes. */
  readonly othersToo: boolean;
}

/** Names that come from a slip people make often, then what cannot be meant for us. */
const hints = (inventory: Inventory, asked: Asked): string[] => {
  const paths = inventory.files.map(({ path }) => path);
  const slips = paths.flatMap((path) => slipsOf(path, asked).map((message) => ({ path, message })));
  const unexplained = paths.filter((path) => !slips.some((slip) => slip.path === path));
  const archives = archivesIn(paths, asked);
  // What is only named wrongly need not be moved.
  const found = slips.length > 0 ? slips.map(({ message }) => message) : [...asked.elsewhere];
  if (archives.length > 0) found.push(notFoundMessages.archiveInside({ names: listNames(archives) }));
  return [...found, ...otherLanguages(unexplained, asked), ...documents(unexplained, asked)].slice(0, 5);
};

/** Beside sources, a jar is a library that they were written with. */
const archivesIn = (paths: readonly string[], { languages }: Asked): readonly string[] => {
  const hasSource = paths.some((path) => languages.some(({ extension }) => path.toLowerCase().endsWith(extension)));
  const archive = hasSource ? /\.(?:zip|7z|rar|tgz|gz|tar)$/i : /\.(?:zip|jar|7z|rar|tgz|gz|tar)$/i;
  return paths.filter((path) => archive.test(path));
};

/** What a word processor or a camera made. */
const documents = (paths: readonly string[], { othersToo }: Asked): string[] => {
  const names = paths.filter((path) => /\.(?:docx?|odt|pages|rtf|pdf|png|jpe?g|heic)$/i.test(path));
  return othersToo && names.length > 0
    ? [notFoundMessages.document({ count: names.length, names: listNames(names) })]
    : [];
};

const slipsOf = (path: string, { languages, classes }: Asked): string[] => {
  // Some archives of Windows have folders that are a part of the name elsewhere.
  const base = baseName(path).toLowerCase().replace(/^.*\\/u, '');
  return classes.flatMap((name) => {
    const found = languages.flatMap((language) => {
      const hint = hintFor(base, name.toLowerCase(), language);
      return hint === null ? [] : [{ hint, wanted: `${name}${language.extension}` }];
    });
    // What has no language in its name may be meant for each.
    const byHint = Map.groupBy(found, ({ hint }) => hint);
    return [...byHint].map(([hint, all]) => `${path} ${hint(eitherWord(all.map(({ wanted }) => wanted)))}`);
  });
};

type Hint = (wanted: string) => string;

const renamed: Hint = (wanted) => notFoundMessages.renameTo({ name: wanted });

const hintFor = (base: string, name: string, { extension, relatives = [] }: SourceLanguage): Hint | null => {
  const relative = relatives.find((one) => base === `${name}${one.extension}`);
  if (relative !== undefined) return (wanted) => relative.advice({ wanted });
  const spaced = base.trim().replace(/\s+\./u, '.') === `${name}${extension}`;
  if (spaced || base === `${name}${extension}.txt` || base === `${name}.txt`) return renamed;
  return isCopy(base, name, extension) ? (wanted) => notFoundMessages.copy({ name: wanted }) : null;
};

/** As browsers, Windows, macOS and Google Drive name copies of `Stack.java`: `Stack (1)`, `Stack - Copy (2)`, `Stack copy 2`, `Copy of Stack`. */
const isCopy = (base: string, name: string, extension: string): boolean => {
  const stem = base.endsWith(extension) ? base.slice(0, -extension.length).replace(/^copy of /u, '') : '';
  return stem.startsWith(name) && /^[ _-]*(?:copy)?[ _-]*(?:\(\d+\)|\d+)?$/u.test(stem.slice(name.length));
};

/** One sentence for each language. */
const otherLanguages = (paths: readonly string[], { languages, classes, othersToo }: Asked): string[] => {
  const stems = classes.map((name) => `${name.toLowerCase()}.`);
  const named = paths.filter((path) => stems.some((stem) => baseName(path).toLowerCase().startsWith(stem)));
  const byLanguage = Map.groupBy(named.length > 0 || !othersToo ? named : paths, otherLanguageOf);
  const wanted = eitherWord(languages.map(({ title }) => title));
  return [...byLanguage].flatMap(([language, files]) => {
    if (language === null) return [];
    return notFoundMessages.otherLanguage({ count: files.length, names: listNames(files), language, wanted });
  });
};
