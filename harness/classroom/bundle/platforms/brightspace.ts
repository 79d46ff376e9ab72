/**
 * Brightspace (D2L), "Download" of an assignment: a folder for each submission,
 * `<n>-<n> - [<org id or username> ]<First Last> - <date>`; a resubmission is a folder of the same person, later.
 */
import { groupsIn } from '../../../text/groups-in.ts';
import { remembered } from '../../../text/remembered.ts';
import type { Owner } from '../../attempt.ts';
import { parseNamedDate } from '../dates.ts';
import { belowFirst, type Entry, firstName } from '../entry.ts';
import { type Draft, ownerOf, plainDraft, type Platform, readEach } from '../platform.ts';

const form = /^(?<first>\d+)-(?<second>\d+) - (?<person>.+?) ?- (?<date>[^-]*(?:\d{4}-\d\d-\d\d)?[^-]*)$/;

export const brightspace: Platform = {
  id: 'brightspace',
  title: 'Brightspace (D2L)',
  matches: (names) => {
    const ofStudents = names.filter((name) => name.includes('/') && form.test(firstName(name)));
    return ofStudents.length === 0 ? [] : [...ofStudents, ...names.filter((name) => name === 'index.html')];
  },
  read: (entries, localTime) => {
    const firsts = firstNumbers(entries);
    const people = [...firsts.keys()];
    const unsure = people.filter((person) => !surelyId.test(person));
    const haveIds = unsure.filter((person) => anyId.test(person)).length * 2 > unsure.length;
    const reading = readEach(entries, (entry) => {
      if (entry.path === 'index.html') return null;
      const folder = firstName(entry.path);
      const groups = form.exec(folder)?.groups;
      if (groups === undefined || !entry.path.includes('/'))
        return 'It is not in a folder named "number-number - person - date", as Brightspace makes them.';
      const { person, first, date } = groupsIn(groups, 'person', 'first', 'date');
      const owner = personOf(person, first, firsts, haveIds ? anyId : surelyId);
      const submittedAt = parseNamedDate(date, localTime);
      const draft = plainDraft(owner, folder, { submittedAt, isLocalTime: true });
      return { key: folder, draft, file: { path: belowFirst(entry.path), entry } };
    });
    return Promise.resolve({ ...reading, drafts: inTime(reading.drafts) });
  },
};

/** For each person's text the first numbers of the folders; one that comes back is the user's, not the submission's. */
const firstNumbers = (entries: readonly Entry[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const { path } of entries) {
    const groups = form.exec(firstName(path))?.groups;
    if (groups === undefined) continue;
    const { person, first } = groupsIn(groups, 'person', 'first');
    remembered(found, person, () => new Set<string>()).add(first);
  }
  return found;
};

/** What has a digit is an id or a username; a word in small letters may be a first name as well, unless most have one. */
const surelyId = /^(#?[A-Za-z]?\d{4,}|[a-z][a-z0-9._-]*\d[a-z0-9._-]*) (.+)$/u;
const anyId = /^(#?[A-Za-z]?\d{4,}|[a-z][a-z0-9._-]*\d[a-z0-9._-]*|[a-z][a-z0-9._-]*(?= \p{Lu}\S* \S)) (.+)$/u;

/**
 * Where the text begins with an id or username, that tells people apart. A bare name may be two people's: folders of one
 * name with several first numbers are kept apart by them, since nothing says which is meant.
 */
const personOf = (
  text: string,
  first: string,
  firsts: ReadonlyMap<string, ReadonlySet<string>>,
  beginning: RegExp,
): Owner => {
  const [, id, name] = beginning.exec(text) ?? [];
  if (id !== undefined && name !== undefined)
    return ownerOf(id, { name, username: /^#?[A-Za-z]?\d+$/.test(id) ? null : id });
  const isShared = (firsts.get(text)?.size ?? 0) > 1;
  return ownerOf(isShared ? `${text} ${first}` : text, { name: text });
};

/** By the dates of the folders; where one is not understood, by when its files were changed. */
const inTime = (drafts: readonly Draft[]): Draft[] =>
  drafts.map((draft) => {
    if (draft.submittedAt !== null) return { ...draft, order: draft.submittedAt.getTime() };
    const times = draft.files.flatMap(({ entry }) => entry.modifiedAt?.getTime() ?? []);
    const note = `The date in the name of the folder "${draft.place}" is not understood, so the time of its files counts.`;
    return { ...draft, order: Math.max(0, ...times), notes: [...draft.notes, note] };
  });
