/** From found roots to a submission's parts: what is read, what comes along, what is left out. */
import { chooseExtras } from './choose-extras.ts';
import { declaredElsewhere } from './declared-elsewhere.ts';
import type { FoundRoots } from './find-roots.ts';
import { folderOf, type FoundFile, type Inventory } from './inventory.ts';
import { listFiles, type UsedFile } from './list-files.ts';
import { missingClass } from './not-found.ts';
import { type ReadSource, readSources } from './read-sources.ts';
import { at } from '../text/at.ts';
import type { SourceLanguage, TidiedSources } from '../contracts/source-rules.ts';
import type { SourceFile, Submission } from '../contracts/submission.ts';

export interface Gathered extends Submission {
  /** Files for the classes are there, but none can be used; the notes say why. */
  readonly unusable: boolean;
}

export const gather = async (inventory: Inventory, found: FoundRoots): Promise<Gathered> => {
  const { language } = found;
  const roots = await readSources([...found.roots.values()], 'error');
  const chosen = await chooseExtras(inventory.files, found, roots.sources);
  const extras = await readSources(chosen.extras, 'warning');
  const read = [...roots.sources, ...extras.sources].flatMap(({ source }) => source ?? []);
  const tidied = tidy(language, found.roots, roots.sources, extras.sources);
  const listed = await listFiles(inventory.files, usedFiles(roots.sources, extras.sources));
  const notes = [
    ...found.notes,
    ...found.absent.flatMap((name) =>
      missingClass(name, inventory, { language, elsewhere: declaredElsewhere(read, [name], language) }),
    ),
    ...roots.notes,
    ...extras.notes,
    ...tidied.notes,
    ...chosen.notes,
    ...inventory.notes,
    ...listed.notes,
  ];
  const names = usableClasses(found.roots, roots.sources);
  const byClass = new Map(names.map((name, index) => [name, at(tidied.roots, index)]));
  const unusable = byClass.size === 0 && (found.roots.size > 0 || found.notes.length > 0);
  return { language: language.id, roots: byClass, extras: tidied.extras, files: listed.files, notes, unusable };
};

const usableClasses = (roots: ReadonlyMap<string, FoundFile>, sources: readonly ReadSource[]): string[] =>
  [...roots]
    .filter(([, file]) => sources.some((one) => one.file === file && one.source !== null))
    .map(([name]) => name);

/** Roots under the exact name of their class where the language wants that, then the language's own repairs. */
const tidy = (
  language: SourceLanguage,
  found: ReadonlyMap<string, FoundFile>,
  roots: readonly ReadSource[],
  extras: readonly ReadSource[],
): TidiedSources => {
  const classOf = new Map([...found].map(([name, file]) => [file.path, name]));
  const rename = (source: SourceFile): SourceFile => {
    const name = classOf.get(source.path);
    if (name === undefined || language.sources?.exactNames !== true) return source;
    const folder = folderOf(source.path);
    return { path: `${folder === '' ? '' : `${folder}/`}${name}${language.extension}`, text: source.text };
  };
  const usable = (sources: readonly ReadSource[]): SourceFile[] => sources.flatMap(({ source }) => source ?? []);
  const sources = { roots: usable(roots).map(rename), extras: usable(extras) };
  return language.sources?.tidy?.(sources) ?? { ...sources, notes: [] };
};

const usedFiles = (roots: readonly ReadSource[], extras: readonly ReadSource[]): Map<FoundFile, UsedFile> => {
  const used = new Map<FoundFile, UsedFile>();
  for (const { file, source, sha256 } of roots) if (source !== null) used.set(file, { role: 'root', sha256 });
  for (const { file, source, sha256 } of extras) if (source !== null) used.set(file, { role: 'extra', sha256 });
  return used;
};
