/** No platform: a folder or a zip for each student, named for the student. */
import { usageError } from '../../../contracts/errors.ts';
import { baseName, belowFirst, type Entry, firstName } from '../entry.ts';
import { shownName } from '../entry-name.ts';
import { ownerOf, type Draft, type Piece, plainDraft, type Platform, readEach } from '../platform.ts';

export const folders: Platform = {
  id: 'folders',
  title: 'a folder or zip for each student',
  matches: (names) => names.filter((name) => name.includes('/') || zip.test(name)),
  read: (entries) => {
    const reading = readEach(entries, (entry) => pieceOf(entry));
    return Promise.resolve({ ...reading, drafts: inTime(reading.drafts) });
  },
};

const zip = /\.zip$/i;

/** A piece of the student whose folder or zip it is. `skip` is what all the folders begin with. */
export const pieceOf = (entry: Entry, skip = ''): Piece | string => {
  const first = firstName(entry.path);
  const isZip = first === entry.path && zip.test(first);
  if (first === entry.path && !isZip)
    return 'It is next to the submissions, but not in a folder, and not a zip that could be one.';
  const name = isZip ? first.replace(zip, '') : first;
  const id = name.startsWith(skip) && name.length > skip.length ? name.slice(skip.length) : name;
  return {
    key: first,
    draft: plainDraft(ownerOf(id, { username: id }), first),
    file: { path: isZip ? first : belowFirst(entry.path), entry },
  };
};

/** One zip alone is hardly a class of one: it is what a browser or a person has packed once more. */
export const requireSeveral = (
  [only, ...others]: readonly Entry[],
  isStudent: (name: string) => boolean,
  path: string,
): void => {
  const [, stem] = /^(.+)\.zip$/i.exec(only === undefined ? '' : baseName(only.path)) ?? [];
  if (only === undefined || stem === undefined || others.length > 0 || isStudent(stem)) return;
  throw usageError('zip-in-bundle', `The bundle holds one zip and nothing else: ${shownName(only.place)}.`, {
    where: shownName(path),
    remedy:
      'Unpack the bundle, and give the zip in it. If that is the submission of one student, add --bundle folders.',
  });
};

/** A student with a folder and a zip handed in twice. */
const inTime = (drafts: readonly Draft[]): Draft[] =>
  drafts.map((draft) => ({
    ...draft,
    order: Math.max(0, ...draft.files.flatMap(({ entry }) => entry.modifiedAt?.getTime() ?? [])),
  }));
