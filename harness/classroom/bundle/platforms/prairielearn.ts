/**
 * PrairieLearn, "Downloads" of an assessment (pages/instructorAssessmentDownloads): final, best and all files, or those
 * for manual grading. Question ids with `/` make folders (PrairieLearn#7715), so the whole path is read.
 */
import { usageError } from '../../../contracts/errors.ts';
import { groupsIn } from '../../../text/groups-in.ts';
import type { Entry } from '../entry.ts';
import { shownName } from '../entry-name.ts';
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
  matches: (names) => {
    const found = names.flatMap((name) => {
      const parts = partsOf(name, [numbered, manual]);
      return parts === null ? [] : [{ name, id: parts['id'], begin: beginOf(name, parts) }];
    });
    // A number in the own name of Autolab's files is no submission's: it stands in the names of all.
    const submissions = [...Map.groupBy(found, ({ id }) => id).values()];
    const ones = submissions.filter((files) => new Set(files.map(({ begin }) => begin)).size === 1);
    return ones.flat().map(({ name }) => name);
  },
  read: (entries, _, expected) => {
    const asked = questionOf(entries, expected);
    return Promise.resolve(readEach(entries, (entry) => pieceOf(entry, asked)));
  },
};

const beginOf = (path: string, { file = '' }: Parts): string => path.slice(0, path.length - file.length);

/** Names of hundreds of numbers, which nobody's are, would take long to match. */
const mostParts = 40;

const partsOf = (path: string, forms: readonly RegExp[]): Parts | null =>
  path.split('_').length > mostParts ? null : partsIn(path, forms);

const forms = [numbered, manual, manualOfGroup];

/** An assessment may have other questions than the one that asks for these files; null where nobody handed them in, nor a zip. */
const questionOf = (entries: readonly Entry[], expected: readonly string[]): string | null => {
  const all = entries.map(({ path }) => partsOf(path, forms)).filter((parts) => parts !== null);
  const withFile = (isMeant: (file: string) => boolean): string[] => [
    ...new Set(all.flatMap(({ file = '', question = '' }) => (isMeant(file) ? question : []))),
  ];
  const exact = withFile((file) => expected.includes(file));
  const [found = null, ...others] = exact.length > 0 ? exact : withFile((file) => /\.zip$/i.test(file));
  if (found === null || others.length === 0) return found;
  const names = [found, ...others].map((name) => `"${shownName(name)}"`).join(', ');
  throw usageError(
    'several-questions',
    `The files of this assignment were handed in to several questions of the assessment: ${names}.`,
    { remedy: 'Put the files of one question into a folder, and give that folder.' },
  );
};

const pieceOf = (entry: Entry, asked: string | null): Piece | string => {
  const parts = partsOf(entry.path, forms);
  if (parts === null) return 'Its name is not one that PrairieLearn gives.';
  const { uid, id, file, question } = groupsIn(parts, 'uid', 'id', 'file', 'question');
  if (asked !== null && question !== asked) return `It answers another question: ${question}.`;
  const who = uid.includes('@') ? { email: uid } : { name: uid, isGroup: true };
  const owner = ownerOf(uid, { ...who, username: parts['uin'] === '' ? null : (parts['uin'] ?? null) });
  return {
    key: `${uid} ${question} ${id}`,
    draft: plainDraft(owner, beginOf(entry.path, parts), { order: Number(id) }),
    file: { path: file, entry },
  };
};
