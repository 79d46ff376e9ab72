/**
 * Gradescope, "Export submissions": `assignment_<id>_export/submission_<id>/...` and `submission_metadata.yml`, whose keys
 * are Ruby's symbols (`:submitters:`). Only the active submission of each student or group is in it.
 */
import { groupsIn } from '../../../text/groups-in.ts';
import type { Owner } from '../../attempt.ts';
import { baseName, type Entry } from '../entry.ts';
import { ownerOf, type Piece, plainDraft, type Platform, readEach } from '../platform.ts';
import { parseSubmitters, type Submission } from './gradescope-metadata.ts';
import { readMetadata } from '../metadata.ts';

const form = /^(?<around>(?:[^/]+\/)?)(?<folder>submission_\d+)\/(?<file>.+)$/;
const metadataName = 'submission_metadata.yml';

export const gradescope: Platform = {
  id: 'gradescope',
  title: 'Gradescope',
  matches: (names) => (names.some(isMetadata) ? names.filter((name) => isMetadata(name) || form.test(name)) : []),
  read: async (entries) => {
    const metadata = entries.find(({ path }) => isMetadata(path));
    const submissions =
      metadata === undefined
        ? new Map<string, Submission>()
        : parseSubmitters(await readMetadata(metadata), metadata.place);
    return readEach(entries, (entry) => pieceOf(entry, submissions));
  },
};

/** Not a student's own, which would say who everybody is. */
const isMetadata = (path: string): boolean =>
  baseName(path) === metadataName && path.split('/').length <= 2 && !form.test(path);

const pieceOf = (entry: Entry, submissions: ReadonlyMap<string, Submission>): Piece | string | null => {
  if (isMetadata(entry.path)) return null;
  const groups = form.exec(entry.path)?.groups;
  if (groups === undefined) return 'It is not in a folder named submission_ and a number, as Gradescope makes them.';
  const { folder, around, file } = groupsIn(groups, 'folder', 'around', 'file');
  const { submitters, submittedAt } = submissions.get(folder) ?? { submitters: [], submittedAt: null };
  const times = { order: submittedAt?.getTime() ?? 0, submittedAt };
  return {
    key: folder,
    draft: plainDraft(ownerIn(folder, submitters), `${around}${folder}`, times),
    note: submitters.length === 0 ? `${metadataName} names nobody for ${folder}.` : null,
    file: { path: file, entry },
  };
};

/** Several submitters are a group. */
const ownerIn = (folder: string, submitters: Submission['submitters']): Owner => {
  const [first, ...others] = submitters;
  if (first === undefined) return ownerOf(folder);
  if (others.length > 0) return ownerOf(folder, { isGroup: true, members: submitters });
  return ownerOf(first.id ?? first.email ?? folder, { name: first.name, email: first.email });
};
