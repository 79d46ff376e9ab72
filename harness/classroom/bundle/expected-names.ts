/** Names that platforms and computers change when a file is handed in again: they become what the student named the files. */
import { baseName } from './entry.ts';
import { shownName } from './entry-name.ts';
import type { DraftFile } from './platform.ts';

/** The file names that an assignment asks for, in all its languages: `Stack.java`, `Stack.ts`. */
export type ExpectedFiles = readonly string[];

export interface Repaired {
  readonly files: readonly DraftFile[];
  /** Sentences for staff. */
  readonly notes: readonly string[];
}

/**
 * Gives `Stack-1.java`, `Stack (1).java` and `Stack - Copy.java` the expected name where an attempt has no file of that name;
 * the highest number wins, and the others are left out, since they would be second versions of one class.
 */
export const useExpectedNames = (files: readonly DraftFile[], expected: ExpectedFiles): Repaired => {
  let renamed: Repaired = { files, notes: [] };
  for (const name of expected) renamed = useExpectedName(renamed, name);
  const isAgain = renamed.files.some((file) => !files.includes(file));
  for (const name of helperNames(renamed.files, expected, isAgain)) renamed = useExpectedName(renamed, name);
  return renamed;
};

/**
 * `Node.java` for `Node-1.java`, which no public class can be in. Names in TypeScript may end so: they are taken for the
 * platform's only where it renamed an expected file as well. What is there already, upper and lower case aside, stays.
 */
const helperNames = (files: readonly DraftFile[], expected: ExpectedFiles, isAgain: boolean): ReadonlySet<string> => {
  const names = files.map(({ path }) => baseName(path));
  const taken = new Set([...expected, ...names].map((name) => name.toLowerCase()));
  const plain = names.flatMap((name) => {
    const [, stem, ending] = (isAgain ? /^(.+)-\d{1,6}(\.(?:java|ts))$/i : /^(.+)-\d{1,6}(\.java)$/i).exec(name) ?? [];
    return stem === undefined || ending === undefined ? [] : [stem + ending];
  });
  return new Set(plain.filter((name) => !taken.has(name.toLowerCase())));
};

const useExpectedName = ({ files, notes }: Repaired, name: string): Repaired => {
  const variants = files
    .map((file) => ({ file, number: variantOf(baseName(file.path), name) }))
    .filter((one): one is { file: DraftFile; number: number } => one.number !== null)
    .toSorted((a, b) => b.number - a.number);
  const [best, ...others] = variants;
  if (best === undefined) return { files, notes };
  const shown = (one: { readonly file: DraftFile }): string => shownName(one.file.path);
  if (files.some(({ path }) => baseName(path) === name)) {
    const kept = `${variants.map(shown).join(', ')} was not renamed, since there is a ${name} as well.`;
    return { files, notes: [...notes, kept] };
  }
  const path = best.file.path.slice(0, best.file.path.length - baseName(best.file.path).length) + name;
  const left = new Set(others.map(({ file }) => file));
  const said = [`${shown(best)} was taken as ${name}.`];
  if (others.length > 0) said.push(`Left out as older versions of ${name}: ${others.map(shown).join(', ')}.`);
  return {
    files: files.filter((file) => !left.has(file)).map((file) => (file === best.file ? { ...file, path } : file)),
    notes: [...notes, ...said],
  };
};

/** The number of a variant of the expected name, 0 for a copy; null when it is none. */
const variantOf = (name: string, expected: string): number | null => {
  const dot = expected.lastIndexOf('.');
  const [stem, ending] = [RegExp.escape(expected.slice(0, dot)), RegExp.escape(expected.slice(dot))];
  const found = new RegExp(
    `^${stem}(?:-(\\d{1,6})| ?\\((\\d{1,6})\\)|[ _-]+copy(?: ?\\(?(\\d{1,6})\\)?)?)${ending}$`,
    'i',
  ).exec(name);
  if (found === null) return null;
  const digits = found.slice(1).find((part: string | undefined) => part !== undefined);
  return digits === undefined ? 0 : Number(digits);
};
