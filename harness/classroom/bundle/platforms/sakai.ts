/**
 * Sakai, "Download All" (AssignmentServiceImpl.zipSubmissions): `<Assignment>/Last, First(username)/Submission attachment(s)/<file>`,
 * with `_` for the inner `/` where it was made without folders. Where names are hidden, the folder is `<id> Anonymous`; where
 * groups hand in, `Title (group id)`, with a `members.txt`.
 */
import { groupsIn } from '../../../text/groups-in.ts';
import type { Member, Owner } from '../../attempt.ts';
import { utcTime } from '../dates.ts';
import { baseName, type Entry } from '../entry.ts';
import { ownerOf, type Piece, plainDraft, type Platform, readEach } from '../platform.ts';
import { readMetadata } from '../metadata.ts';

const person = /(?<name>[^/]*?)\((?<user>[^()/]+)\)/.source;
const hidden = /(?<anonymous>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}) [^/_]+/.source;
const form = new RegExp(`^(?<place>(?:[^/]+/)?(?:${person}|${hidden}))[/_](?<rest>.+)$`);
const attachment = /^Submission attachment\(s\)[/_](?<path>.+)$/;
const ofPlatform = /^(?:Feedback Attachment\(s\).*|(?:timestamp|comments|members)\.txt|feedbackText\.html)$/;
const typed = /_submissionText\.html?$/;

export const sakai: Platform = {
  id: 'sakai',
  title: 'Sakai',
  matches: (names) => (names.some((name) => name.includes('Submission attachment(s)')) ? names.filter(isOfSakai) : []),
  read: async (entries) => {
    const [times, members] = [await textsOf(entries, 'timestamp.txt'), await textsOf(entries, 'members.txt')];
    return readEach(entries, (entry) => pieceOf(entry, times, members));
  },
};

const isOfSakai = (path: string): boolean => {
  const rest = form.exec(path)?.groups?.['rest'];
  if (rest === undefined) return /^grades\.(?:csv|xlsx?)$/.test(baseName(path));
  return attachment.test(rest) || ofPlatform.test(rest) || typed.test(rest);
};

/** What files of one name say, by the folder in which they are. */
type Texts = ReadonlyMap<string, string>;

const pieceOf = (entry: Entry, times: Texts, members: Texts): Piece | string | null => {
  const groups = form.exec(entry.path)?.groups;
  if (groups === undefined)
    return isOfSakai(entry.path) ? null : 'It is not in a folder named "Last, First(username)", as Sakai makes them.';
  const { place, rest } = groupsIn(groups, 'place', 'rest');
  const owner = ownerIn(groups, members.get(place));
  const submittedAt = timeOf(times.get(place) ?? '');
  const path = attachment.exec(rest)?.groups?.['path'];
  // Where text may be typed, everybody has this file.
  const note =
    typed.test(rest) && entry.size > 0 ? 'Text was typed into Sakai; it is not graded, only files are.' : null;
  const draft = plainDraft(owner, place, { submittedAt });
  return { key: owner.id, draft, note, file: path === undefined ? null : { path, entry } };
};

const ownerIn = (groups: Readonly<Record<string, string | undefined>>, members: string | undefined): Owner => {
  if (groups['user'] === undefined) return ownerOf(groupsIn(groups, 'anonymous').anonymous, { isAnonymous: true });
  const { name, user } = groupsIn(groups, 'name', 'user');
  return members === undefined
    ? ownerOf(user, { name: name.trim(), username: user })
    : ownerOf(user, { name: name.trim(), isGroup: true, members: membersIn(members) });
};

const textsOf = async (entries: readonly Entry[], name: string): Promise<Texts> => {
  const texts = new Map<string, string>();
  for (const entry of entries) {
    const groups = form.exec(entry.path)?.groups;
    if (groups?.['rest'] === name && entry.problem === null && entry.size <= mostBytes)
      texts.set(groupsIn(groups, 'place').place, (await readMetadata(entry)).toString('utf8').trim());
  }
  return texts;
};

const mostBytes = 100_000;

/** `2026-03-05T18:12:06.123Z`, and before Sakai 12 `20260305181206123`, which is UTC as well. */
const timeOf = (text: string): Date | null => {
  const digits = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)\d{3}$/.exec(text);
  if (digits !== null) return utcTime(digits.slice(1).map(Number));
  const isInstant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);
  const time = new Date(isInstant ? text : NaN);
  return Number.isNaN(time.getTime()) ? null : time;
};

/** `Doe, Jane(jdoe); M&#252;ller, Zoe(zoe)`. */
const membersIn = (text: string): Member[] =>
  text
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .split(';')
    .flatMap((one) => {
      const groups = /^\s*(?<name>.*)\((?<username>[^()]+)\)\s*$/.exec(one)?.groups;
      return groups === undefined ? [] : [{ id: null, ...groupsIn(groups, 'name', 'username'), email: null }];
    });
