/** Which sources come along with those that hold the assignment's classes. */
import { type FoundRoots, isFileOf } from './find-roots.ts';
import { folderOf, type FoundFile } from './inventory.ts';
import { limits } from './limits.ts';
import { type ReadSource, readSources } from './read-sources.ts';
import type { SourceRules } from '../contracts/source-rules.ts';
import type { Note, SourceFile } from '../contracts/submission.ts';
import { valueOf } from '../text/at.ts';
import { intakeMessages } from './messages/intake.ts';

interface ChosenExtras {
  /** Those beside the roots first, then by depth and name: of two files of one class the first is meant. */
  readonly extras: readonly FoundFile[];
  readonly notes: readonly Note[];
}

/** What the roots name and the sources around them; of too many, what is named, then the nearest to the top. */
export const chooseExtras = async (
  files: readonly FoundFile[],
  found: FoundRoots,
  roots: readonly ReadSource[],
): Promise<ChosenExtras> => {
  const { extension, sources: rules } = found.language;
  const most = limits.sources - found.roots.size;
  const rooted = new Set(found.roots.values());
  const all = files.filter((file) => file.path.toLowerCase().endsWith(extension) && !rooted.has(file));
  const others = all.filter(({ path }) => !found.classes.some((name) => isFileOf(path, name, found.language)));
  const around = sourcesAround(others, found);
  const texts = roots.flatMap(({ source }) => source ?? []);
  const named =
    rules === undefined ? [] : await namedFrom(texts, { near: rules.importsFiles ? all : around, others }, rules, most);
  const wanted = [...new Set([...named, ...around])];
  const kept = new Set(wanted.slice(0, most));
  const folders = [...rooted].map(({ path }) => folderOf(path));
  const isBeside = ({ path }: FoundFile): boolean => folders.some((folder) => path.startsWith(folder && `${folder}/`));
  const extras = all
    .filter((file) => kept.has(file))
    .toSorted((one, other) => Number(isBeside(other)) - Number(isBeside(one)));
  if (wanted.length <= most) return { extras, notes: [] };
  const message = intakeMessages.manySources({ amount: wanted.length.toLocaleString('en-US'), most: String(most) });
  return { extras, notes: [{ level: 'warning', message }] };
};

/** Those in the folder tree of the roots. */
const sourcesAround = (others: readonly FoundFile[], { roots }: FoundRoots): readonly FoundFile[] => {
  const tree = treeOf([...roots.values()].map(({ path }) => folderOf(path)));
  return others.filter(({ path }) => path.startsWith(tree));
};

/** The common folder of the roots with a trailing slash; everything below `src` belongs together. */
const treeOf = (folders: readonly string[]): string => {
  const [first = '', ...others] = folders;
  const common: string[] = [];
  for (const segment of first.split('/')) {
    const next = [...common, segment].join('/');
    if (segment === '' || !others.every((folder) => folder === next || folder.startsWith(`${next}/`))) break;
    common.push(segment);
  }
  const source = common.indexOf('src');
  const kept = source >= 0 ? common.slice(0, source + 1) : common;
  return kept.length === 0 ? '' : `${kept.join('/')}/`;
};

/** What sources name, and what that names in turn; the nearest to them first. */
const namedFrom = async (
  sources: readonly SourceFile[],
  { near, others }: Readonly<Record<'near' | 'others', readonly FoundFile[]>>,
  rules: SourceRules,
  most: number,
): Promise<readonly FoundFile[]> => {
  const unnamed = new Map(near.map((file) => [file.path, file]));
  const named: FoundFile[] = [];
  const texts = [...sources];
  for (const text of texts) {
    const folders = rules.foldersIn?.(text) ?? [];
    const further = others.filter((file) => folders.includes(folderOf(file.path)) && !named.includes(file));
    for (const file of further) unnamed.set(file.path, file);
    for (const path of rules.namedIn(text, [...unnamed.keys()]).slice(0, most - named.length)) {
      const file = valueOf(unnamed, path);
      unnamed.delete(path);
      named.push(file);
      texts.push(...(await readSources([file], 'warning')).sources.flatMap(({ source }) => source ?? []));
    }
  }
  return named;
};
