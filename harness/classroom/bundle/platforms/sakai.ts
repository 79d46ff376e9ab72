/** Sakai, "Download All": `<Assignment>/Last, First(username)/Submission attachment(s)/<file>` and a `timestamp.txt`. */
import { baseName, type Entry } from '../entry.ts';
import type { LocalTime } from '../dates.ts';
import { ownerOf, type Piece, type Platform, readEach } from '../platform.ts';
import { readMetadata } from '../metadata.ts';

const form = /^(?:[^/]+\/)?(?<name>[^/]*)\((?<user>[^()/]+)\)\/(?<rest>.+)$/;
const attachments = 'Submission attachment(s)/';
const ofPlatform = /^(?:Feedback Attachment\(s\)\/.*|timestamp\.txt|comments\.txt)$/;
const typed = /_submissionText\.html?$/;

export const sakai: Platform = {
  id: 'sakai',
  title: 'Sakai',
  matches: (names) => (names.some((name) => name.includes(`/${attachments}`)) ? names.filter(isOfSakai) : []),
  read: async (entries, localTime) => {
    const times = await readTimes(entries, localTime);
    return readEach(entries, (entry) => pieceOf(entry, times));
  },
};

const isOfSakai = (path: string): boolean => {
  const rest = form.exec(path)?.groups?.['rest'];
  if (rest === undefined) return /^grades\.(?:csv|xlsx?)$/.test(baseName(path));
  return rest.startsWith(attachments) || ofPlatform.test(rest) || typed.test(rest);
};

const pieceOf = (entry: Entry, times: ReadonlyMap<string, Date>): Piece | string | null => {
  const groups = form.exec(entry.path)?.groups;
  if (groups === undefined)
    return isOfSakai(entry.path) ? null : 'It is not in a folder named "Last, First(username)", as Sakai makes them.';
  const { name = '', user = '', rest = '' } = groups;
  const place = entry.path.slice(0, entry.path.length - rest.length - 1);
  const submittedAt = times.get(place) ?? null;
  const draft = {
    owner: ownerOf(user, { name: name.trim(), username: user }),
    order: 0,
    submittedAt,
    isLocalTime: true,
    late: null,
    place,
  };
  const file = rest.startsWith(attachments) ? { path: rest.slice(attachments.length), entry } : null;
  const note = typed.test(rest) ? 'Text was typed into Sakai; it is not graded, only files are.' : null;
  return { key: user, draft, note, file };
};

const readTimes = async (entries: readonly Entry[], localTime: LocalTime): Promise<ReadonlyMap<string, Date>> => {
  const times = new Map<string, Date>();
  for (const entry of entries) {
    const isTime = form.exec(entry.path)?.groups?.['rest'] === 'timestamp.txt';
    if (!isTime || entry.problem !== null || entry.size > 100) continue;
    const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/.exec((await readMetadata(entry)).toString('latin1').trim());
    const time = parts === null ? null : localTime(parts.slice(1).map(Number));
    if (time !== null) times.set(entry.path.slice(0, entry.path.lastIndexOf('/')), time);
  }
  return times;
};
