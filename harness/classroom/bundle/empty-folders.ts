/** Folders of students who handed in nothing: no file tells of them, and without a roster they would be gone without a word. */
import { firstName, type Listing, type Unrecognised } from './entry.ts';
import { shownName } from './entry-name.ts';

/** Those at the top, or in the one folder around all; what is deeper is a part of a submission. `left`: what is no part of the bundle. */
export const emptyFolders = (
  folders: readonly string[],
  { entries, unrecognised }: Pick<Listing, 'entries' | 'unrecognised'>,
  left: readonly (string | null)[] = [],
): Unrecognised[] => {
  const others = folders.filter((folder) => left.every((path) => path?.startsWith(`${folder}/`) !== true));
  const told = [...entries.map(({ path }) => path), ...unrecognised.map(({ place }) => place)];
  const depth = new Set([...others, ...told].map(firstName)).size === 1 ? 2 : 1;
  const filled = new Set(told.map((path) => path.split('/', depth).join('/')));
  return others
    .filter((folder) => folder.split('/').length === depth && !filled.has(folder))
    .map((folder) => ({ place: shownName(folder), reason: 'There is no file in it.' }));
};
