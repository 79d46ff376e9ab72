/**
 * PrairieLearn, "Downloads" of an assessment (pages/instructorAssessmentDownloads): final, best and all files, or those
 * for manual grading. Question ids with `/` make folders (PrairieLearn#7715), so the whole path is read.
 */
import type { Entry } from '../entry.ts';
import { ownerOf, type Piece, plainDraft, type Platform, readEach } from '../platform.ts';

/** `<uid or group>_<instance>_<question>_<variant>_<submission number>_<submission id>_<file>`: a file's own name may have numbers, too. */
const numbered = /^(?<uid>.+?)_\d+_(?<question>.+?)_\d+_\d+_(?<id>\d+)_(?<file>[^/]+)$/;
/** `<uid>_<uin>_<question>_<submission id>_<file>`; a uid is an e-mail as a rule, whose domain has no `_`. */
const manual = /^(?<uid>[^/@]+@[^_/@]+)_(?<uin>[^_/]*)_(?<question>.+)_(?<id>\d+)_(?<file>[^/]+)$/;

export const prairielearn: Platform = {
  id: 'prairielearn',
  title: 'PrairieLearn',
  // Names of Canvas can have numbers in the same places, but no e-mail.
  matches: (names) => {
    const found = names.filter((name) => partsOf(name) !== null);
    return found.some((name) => name.includes('@')) ? found : [];
  },
  read: (entries) => Promise.resolve(readEach(entries, pieceOf)),
};

type Parts = Readonly<Record<string, string | undefined>>;

/** Names of hundreds of numbers, which nobody's are, would take long to match. */
const mostParts = 40;

const partsOf = (path: string): Parts | null =>
  path.split('_').length > mostParts ? null : ((numbered.exec(path) ?? manual.exec(path))?.groups ?? null);

const pieceOf = (entry: Entry): Piece | string => {
  const parts = partsOf(entry.path);
  if (parts === null) return 'Its name is not one that PrairieLearn gives.';
  const { uid = '', uin, id = '', file = '', question = '' } = parts;
  const who = uid.includes('@') ? { email: uid } : { name: uid, isGroup: true };
  const owner = ownerOf(uid, { ...who, username: uin === '' ? null : (uin ?? null) });
  return {
    key: `${uid} ${question} ${id}`,
    draft: plainDraft(owner, entry.path.slice(0, entry.path.length - file.length), { order: Number(id) }),
    file: { path: file, entry },
  };
};
