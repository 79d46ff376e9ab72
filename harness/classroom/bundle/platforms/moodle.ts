/** Moodle, "Download all submissions" (mod/assign/classes/downloader.php; split as feedback/file/importziplib.php does). */
import { groupsIn } from '../../../text/groups-in.ts';
import { belowFirst, type Entry, firstName } from '../entry.ts';
import { type Draft, ownerOf, type Piece, plainDraft, type Platform, readEach } from '../platform.ts';

/**
 * `<Full name>_<participant id>_assignsubmission_<plugin>`, as a folder (before 4.1 with `_` at its end) or, with
 * `_<file>` behind it, as the beginning of a flat name. The default group of teams has no id.
 */
const form = /^(?<name>.*?)(?:_(?<id>\d+))?_assignsubmission_(?<plugin>[a-z]+)(?<rest>[._].*)?$/;

export const moodle: Platform = {
  id: 'moodle',
  title: 'Moodle',
  matches: (names) => names.filter((name) => form.test(firstName(name))),
  read: (entries) => {
    const reading = readEach(entries, pieceOf);
    return Promise.resolve({ ...reading, drafts: withoutStandIns(reading.drafts) });
  },
};

const pieceOf = (entry: Entry): Piece | string => {
  const first = firstName(entry.path);
  const groups = form.exec(first)?.groups;
  if (groups === undefined) return 'Its name has no "_assignsubmission_", which Moodle puts into every name.';
  const { name, plugin } = groupsIn(groups, 'name', 'plugin');
  const { id, rest = '' } = groups;
  const isFile = plugin === 'file';
  const place = rest === '' || rest === '_' ? first : first.slice(0, first.length - rest.length);
  return {
    key: `${id === undefined ? name : ''} ${id}`,
    draft: plainDraft(ownerOf(id ?? name, { name, isGroup: id === undefined }), place),
    note: isFile ? (id === undefined ? defaultGroup : null) : otherNote(plugin),
    file: isFile
      ? { path: [rest.slice(1), belowFirst(entry.path)].filter((part) => part !== '').join('/'), entry }
      : null,
  };
};

/** As downloader.php and gradingtable.php (col_team) have it, by a name in the language of the site. */
const defaultGroup =
  'Students who are in no group hand in together in Moodle: this is their submission. Who they are says the column of groups in ' +
  'its grading worksheet, which can be the roster.';

const otherNote = (plugin: string): string =>
  plugin === 'onlinetext'
    ? 'Text was typed into Moodle (onlinetext); it is not graded, only files are.'
    : `What Moodle's plugin "${plugin}" added is not graded, only files are.`;

/** The place of the files comes first, since feedback is uploaded under it; the names of blind marking are all the same. */
const withoutStandIns = (drafts: readonly Draft[]): Draft[] => {
  const names = new Set(drafts.filter(({ owner }) => !owner.isGroup).map(({ owner }) => owner.name));
  const isBlind = (name: string | null): boolean =>
    name !== null && (standIns.has(name.toLowerCase()) || (names.size === 1 && drafts.length > 2));
  return drafts.map((draft) => ({
    ...draft,
    place: draft.files[0] === undefined ? draft.place : placeOf(draft.files[0].entry.path, draft.place),
    owner:
      !draft.owner.isGroup && isBlind(draft.owner.name)
        ? { ...draft.owner, name: null, isAnonymous: true }
        : draft.owner,
  }));
};

/** The folder as it is, with its trailing `_`, or what flat names begin with. */
const placeOf = (path: string, known: string): string => {
  if (path.includes('/') && /_assignsubmission_file_?$/.test(firstName(path))) return firstName(path);
  const flat = /^.*?_assignsubmission_file_/.exec(path);
  return flat === null ? known : flat[0];
};

/** "Participant" in the languages of Moodle's larger sites; any other word shows by being everybody's name. */
const standIns = new Set([
  'participant',
  'teilnehmer/in',
  'teilnehmer',
  'teilnehmer_in',
  'participante',
  'partecipante',
  'deelnemer',
]);
