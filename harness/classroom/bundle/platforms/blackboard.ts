/**
 * Blackboard Learn, "Assignment File Download": a flat zip, a text file beside each attempt that says who and what
 * (CodeGra.de psef/blackboard.py reads the same lines). The word "attempt" is in the site's language.
 */
import { decode } from '../../../intake/decode.ts';
import { groupsIn } from '../../../text/groups-in.ts';
import type { Entry } from '../entry.ts';
import { ownerOf, type Piece, plainDraft, type Platform, readEach } from '../platform.ts';
import type { LocalTime } from '../dates.ts';
import { readMetadata } from '../metadata.ts';

const form = /^(?<head>.*?_[^_\d]+_(?<time>\d{4}(?:-\d{2}){5}))(?:_(?<file>.+)|(?<txt>\.txt))$/;

export const blackboard: Platform = {
  id: 'blackboard',
  title: 'Blackboard Learn',
  matches: (names) => names.filter((name) => !name.includes('/') && form.test(name)),
  read: async (entries, localTime) => {
    const cards = await readCards(entries);
    const assignment = commonStart([
      ...new Set(entries.flatMap(({ path }) => form.exec(path)?.groups?.['head'] ?? [])),
    ]);
    return readEach(entries, (entry) => pieceOf(entry, { cards, assignment, localTime }));
  },
};

/** What the text file of an attempt says. */
interface Card {
  readonly name: string | null;
  readonly username: string | null;
  readonly isEmpty: boolean;
  /** The student's own name of a file, by the name in the zip. */
  readonly originals: ReadonlyMap<string, string>;
}

const readCards = async (entries: readonly Entry[]): Promise<ReadonlyMap<string, Card>> => {
  const cards = new Map<string, Card>();
  for (const entry of entries) {
    const groups = form.exec(entry.path)?.groups;
    if (groups?.['txt'] === undefined || entry.problem !== null || entry.size > mostCardBytes) continue;
    const decoded = decode(await readMetadata(entry));
    if (decoded.kind === 'text') cards.set(groupsIn(groups, 'head').head, parseCard(decoded.text));
  }
  return cards;
};

/** A student's comment is in it. */
const mostCardBytes = 1_000_000;

const parseCard = (text: string): Card => {
  const who = /^[^\n:]+:[ \t]*(?<name>[^\n]*?)[ \t]*\((?<username>[^()\n]+)\)[ \t]*$/m.exec(text)?.groups;
  const originals = new Map<string, string>();
  for (const { groups } of text.matchAll(
    /^\s*Original filename:[ \t]*(?<own>[^\n]+)\n\s*Filename:[ \t]*(?<place>[^\n]+)$/gm,
  )) {
    const { own, place } = groupsIn(groups, 'own', 'place');
    originals.set(place.trim().normalize('NFC'), own.trim());
  }
  return {
    name: who?.['name'] ?? null,
    username: who?.['username'] ?? null,
    isEmpty: text.includes('No files were attached to this submission'),
    originals,
  };
};

interface Context {
  readonly cards: ReadonlyMap<string, Card>;
  readonly assignment: string;
  readonly localTime: LocalTime;
}

const pieceOf = (entry: Entry, { cards, assignment, localTime }: Context): Piece | string => {
  const groups = form.exec(entry.path)?.groups;
  if (entry.path.includes('/') || groups === undefined) return 'Its name has no "_attempt_" with a date.';
  const { head, time } = groupsIn(groups, 'head', 'time');
  const file = groups['file'];
  const card = cards.get(head);
  return {
    key: head,
    draft: draftOf(head, localTime(time.split('-').map(Number)), card, assignment),
    note: file === undefined && card?.isEmpty === true ? 'No files were attached to this attempt.' : null,
    file: file === undefined ? null : { path: card?.originals.get(entry.path) ?? file, entry },
  };
};

const draftOf = (
  head: string,
  submittedAt: Date | null,
  card: Card | undefined,
  assignment: string,
): Piece['draft'] => {
  const username = card?.username ?? usernameIn(head, assignment);
  const times = { order: submittedAt?.getTime() ?? 0, submittedAt, isLocalTime: true };
  return plainDraft(ownerOf(username, { name: card?.name ?? null, username }), head, times);
};

/** Without a text file: what stands between the assignment and the word, which may have a `_` of its own. */
const usernameIn = (head: string, assignment: string): string => {
  const whole = head.replace(/_[^_]+_[^_]+$/, '');
  const short = whole.slice(assignment.length);
  return assignment === '' || short === '' ? whole.slice(whole.lastIndexOf('_') + 1) : short;
};

/** The assignment with the `_` after it, which begins every name; empty when there are too few to tell. */
const commonStart = (heads: readonly string[]): string => {
  const [first = '', ...others] = heads;
  if (others.length === 0) return '';
  let length = 0;
  while (length < first.length && others.every((head) => head[length] === first[length])) length += 1;
  return first.slice(0, first.slice(0, length).lastIndexOf('_') + 1);
};
