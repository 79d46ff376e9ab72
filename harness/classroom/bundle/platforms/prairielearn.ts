/**
 * PrairieLearn, "Downloads" of an assessment (pages/instructorAssessmentDownloads): final, best and all files, or those
 * for manual grading. Question ids with `/` make folders (PrairieLearn#7715), so the whole path is read.
 */
import { groupsIn } from '../../../text/groups-in.ts';
import type { Entry } from '../entry.ts';
import { ownerOf, type Parts, partsIn, type Piece, plainDraft, type Platform, readEach } from '../platform.ts';

/** A uid is an e-mail as a rule, whose domain has no `_`; a group's name is letters and digits. */
const address = /[^/@]+@[^_/@]+/.source;
const group = /[^_/@]+/.source;

/** `<Set><number>/`, below which the platform puts all; it is gone where that folder is opened itself. */
const around = /^(?:[^/]+\/)??/.source;

/**
 * `<uid or group>_<instance>_<question>_<variant>_<submission number>_<submission id>_<file>`: a file's own name may have
 * numbers, too. Canvas's names have two numbers after who it is.
 */
const numbered = new RegExp(
  `${around}(?<uid>${address}|${group}(?=_\\d+_(?!\\d+_)))_\\d+_(?<question>.+?)_\\d+_\\d+_(?<id>\\d+)_(?<file>[^/]+)$`,
);
/** `<uid>_<uin>_<question>_<submission id>_<file>`. */
const manual = new RegExp(`${around}(?<uid>${address})_(?<uin>[^_/]*)_(?<question>.+)_(?<id>\\d+)_(?<file>[^/]+)$`);
/** A group has no uin; other bundles have such names as well, so this is read but tells nothing of the platform. */
const manualOfGroup = new RegExp(`${around}(?<uid>${group})_(?<question>.+)_(?<id>\\d+)_(?<file>[^/]+)$`);

export const prairielearn: Platform = {
  id: 'prairielearn',
  title: 'PrairieLearn',
  matches: (names) => names.filter((name) => partsOf(name, [numbered, manual]) !== null),
  read: (entries) => Promise.resolve(readEach(entries, pieceOf)),
};

/** Names of hundreds of numbers, which nobody's are, would take long to match. */
const mostParts = 40;

const partsOf = (path: string, forms: readonly RegExp[]): Parts | null =>
  path.split('_').length > mostParts ? null : partsIn(path, forms);

const pieceOf = (entry: Entry): Piece | string => {
  const parts = partsOf(entry.path, [numbered, manual, manualOfGroup]);
  if (parts === null) return 'Its name is not one that PrairieLearn gives.';
  const { uid, id, file, question } = groupsIn(parts, 'uid', 'id', 'file', 'question');
  const who = uid.includes('@') ? { email: uid } : { name: uid, isGroup: true };
  const owner = ownerOf(uid, { ...who, username: parts['uin'] === '' ? null : (parts['uin'] ?? null) });
  return {
    key: `${uid} ${question} ${id}`,
    draft: plainDraft(owner, entry.path.slice(0, entry.path.length - file.length), { order: Number(id) }),
    file: { path: file, entry },
  };
};
