/** Autolab, "Download all submissions": `<email>_<version>_<handin file>`, one file each (Autolab PR#1930, #693). */
import { groupsIn } from '../../../text/groups-in.ts';
import type { Entry } from '../entry.ts';
import { ownerOf, type Piece, plainDraft, type Platform, readEach } from '../platform.ts';

const form = /^(?<email>[^/@]+@[^_/@]+)_(?<version>\d+)_(?<file>[^/]+)$/;

export const autolab: Platform = {
  id: 'autolab',
  title: 'Autolab',
  matches: (names) => names.filter((name) => form.test(name)),
  read: (entries) => Promise.resolve(readEach(entries, pieceOf)),
};

const pieceOf = (entry: Entry): Piece | string => {
  const groups = form.exec(entry.path)?.groups;
  if (groups === undefined) return 'Its name is not of the form email_version_file that Autolab gives.';
  const { email, version, file } = groupsIn(groups, 'email', 'version', 'file');
  return {
    key: `${email} ${version}`,
    draft: plainDraft(ownerOf(email, { email }), `${email}_${version}_`, { order: Number(version) }),
    file: { path: file, entry },
  };
};
