/** What is said of a submission in which no class of the assignment was found: what was expected, and what is there. */
import { listNames } from './folder.ts';
import { baseName, type Inventory } from './inventory.ts';
import type { SourceLanguage } from '../contracts/source-rules.ts';
import type { Note } from '../contracts/submission.ts';
import { defineMessages } from '../messages/messages.ts';

const notFoundMessages = defineMessages('notFound', {
  found: '{what} Expected: {expected}.',
  classMissing: '{file}{extension} was not found: what needs it cannot be graded.',
  notLookedInto: 'Not searched, because these contain no sources: {folders}.',
  noFiles: 'The submission contains no files.',
  noClass: "None of the assignment's classes is among the files ({names}).",
  or: ', or ',
  archiveInside: 'An archive inside a submission is not opened: {names}. Unpack it and submit the sources.',
  compiledClass: 'is a compiled class; submit the source, {name}.',
  renameTo: 'must be renamed to {name}.',
  copy: 'looks like a copy; rename it to {name}.',
});

export const nothingFound = (
  inventory: Inventory,
  languages: readonly SourceLanguage[],
  classes: readonly string[],
): Note[] => {
  const notes: Note[] = [
    {
      level: 'error',
      message: notFoundMessages.found({ what: what(inventory), expected: expected(languages, classes) }),
    },
  ];
  for (const hint of hints(inventory, languages, classes)) notes.push({ level: 'error', message: hint });
  if (inventory.ignoredFolders.length > 0) notes.push(ignoredNote(inventory));
  return notes;
};

/** A class that was not submitted, while another was. */
export const missingClass = (name: string, inventory: Inventory, language: SourceLanguage): Note[] => [
  { level: 'error', message: notFoundMessages.classMissing({ file: name, extension: language.extension }) },
  ...hints(inventory, [language], [name]).map((message): Note => ({ level: 'error', message })),
];

/** Said only when it could matter: something was looked for in vain. */
const ignoredNote = (inventory: Inventory): Note => ({
  level: 'info',
  message: notFoundMessages.notLookedInto({ folders: listNames(inventory.ignoredFolders) }),
});

const what = (inventory: Inventory): string => {
  if (inventory.files.length === 0) return notFoundMessages.noFiles();
  const names = listNames(inventory.files.map(({ path }) => path));
  return notFoundMessages.noClass({ names });
};

const expected = (languages: readonly SourceLanguage[], classes: readonly string[]): string =>
  languages
    .map(({ extension }) => classes.map((name) => `${name}${extension}`).join(' and '))
    .join(notFoundMessages.or());

/** Names that come from a slip people make often. */
const hints = (inventory: Inventory, languages: readonly SourceLanguage[], classes: readonly string[]): string[] => {
  const wanted = languages.flatMap(({ extension }) => classes.map((name) => ({ name, extension })));
  const found = inventory.files.flatMap(({ path }) =>
    wanted.flatMap((one) => slip(path, one.name, one.extension) ?? []),
  );
  const archives = inventory.files.filter(({ path }) => /\.(?:zip|jar|7z|rar|tgz|gz|tar)$/i.test(path));
  if (archives.length > 0) {
    const names = listNames(archives.map(({ path }) => path));
    found.push(notFoundMessages.archiveInside({ names }));
  }
  return found.slice(0, 5);
};

const slip = (path: string, name: string, extension: string): string | null => {
  const hint = hintFor(baseName(path).toLowerCase(), name.toLowerCase(), extension);
  return hint === null ? null : `${path} ${hint(`${name}${extension}`)}`;
};

type Hint = (wanted: string) => string;

const hintFor = (base: string, name: string, extension: string): Hint | null => {
  if (base === `${name}.class`) return (wanted) => notFoundMessages.compiledClass({ name: wanted });
  if (base === `${name}${extension}.txt` || base === `${name}.txt`)
    return (wanted) => notFoundMessages.renameTo({ name: wanted });
  const copy = base.startsWith(name) && base.endsWith(extension) ? base.slice(name.length, -extension.length) : '';
  return /^[ _-]*(?:\(\d+\)|copy|\d+)$/.test(copy) ? (wanted) => notFoundMessages.copy({ name: wanted }) : null;
};
